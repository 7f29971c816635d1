/// What a scanner meets on its way through a text.
enum JSONEvent: Sendable {
  case beginObject
  case endObject
  case beginArray
  case endArray
  /// The key of the member whose value comes next.
  case key
  case string
  case number
  case `true`
  case `false`
  case null
  /// The end of the text.
  case end

  /// The type of the value that is this event or begins with it.
  var kind: JSONError.Kind? {
    switch self {
    case .beginObject: .object
    case .beginArray: .array
    case .string: .string
    case .number: .number
    case .true, .false: .boolean
    case .null: .null
    case .endObject, .endArray, .key, .end: nil
    }
  }
}

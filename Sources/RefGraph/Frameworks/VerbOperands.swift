/// What stands in the places of a verb's syntax, found and checked, by position from 0.
///
/// A verb reads them as its syntax has them; reading another kind is a mistake of the verb.
struct VerbOperands: Sendable {
  let values: [Value]
  /// Which line of the scenario has them.
  var line = Line(file: "", location: .start)

  enum Value: Sendable {
    case object(ObjectID)
    case member(Member)
    case items([String])
    case count(Int)
    case word(String)
    case new(name: String, type: String)
  }

  /// A line of a scenario: what stands on one line is told apart from what stands on another.
  struct Line: Hashable, Sendable {
    let file: String
    let location: SourceLocation
  }

  /// A field or a method of an object.
  struct Member: Sendable {
    let owner: ObjectID
    let name: String
  }

  /// The object at a place for one.
  func object(_ position: Int) -> ObjectID {
    guard case .object(let object) = values[position] else { wrongKind(position, "object") }
    return object
  }

  /// The field or method at a place for one.
  func member(_ position: Int) -> Member {
    guard case .member(let member) = values[position] else { wrongKind(position, "member") }
    return member
  }

  /// The names at a place for items, in order.
  func items(_ position: Int) -> [String] {
    guard case .items(let items) = values[position] else { wrongKind(position, "list of items") }
    return items
  }

  /// The number at a place for one.
  func count(_ position: Int) -> Int {
    guard case .count(let count) = values[position] else { wrongKind(position, "count") }
    return count
  }

  /// The name and the type at a place for an object that the verb makes.
  func new(_ position: Int) -> (name: String, type: String) {
    guard case .new(let name, let type) = values[position] else {
      wrongKind(position, "new object")
    }
    return (name, type)
  }

  /// The text, name or value at a place for one.
  func word(_ position: Int) -> String {
    guard case .word(let word) = values[position] else { wrongKind(position, "word") }
    return word
  }

  private func wrongKind(_ position: Int, _ kind: String) -> Never {
    preconditionFailure("operand \(position) is no \(kind): \(values[position])")
  }
}

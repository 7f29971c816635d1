/// What fields hold besides references: titles, counts, flags. No ARC knows of it.
struct FieldValues: Sendable {
  private var values: [Key: String] = [:]

  private struct Key: Hashable {
    let object: ObjectID
    let field: String
  }

  /// What was given to the object's field last; `nil` where nothing was.
  subscript(object: ObjectID, field: String) -> String? {
    get { values[Key(object: object, field: field)] }
    set { values[Key(object: object, field: field)] = newValue }
  }
}

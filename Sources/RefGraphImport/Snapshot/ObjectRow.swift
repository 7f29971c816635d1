/// One element of `objects` or of `released`.
struct ObjectRow {
  private(set) var id = WrittenWord(offset: 0, text: "")
  private(set) var type = ""
  private(set) var name = Name.sameAsID
  private(set) var kind: WrittenWord?
  private(set) var size: UInt64 = 0
  private(set) var identity: UInt64?

  /// What a file says of an object's name.
  enum Name {
    /// Nothing: the id is the name.
    case sameAsID
    /// `null`: the object has no name.
    case none
    case some(String)
  }

  private enum Key: String, CaseIterable { case id, type, name, kind, size, identity }
  /// An object that is gone has no size.
  private enum ReleasedKey: String, CaseIterable { case id, type, name, kind, identity }

  private static let keys = JSONKeys(Key.self, required: [.id, .type])
  private static let releasedKeys = JSONKeys(ReleasedKey.self, required: [.id, .type])

  /// Reads an element of `objects`.
  init(object reader: inout JSONReader) throws(JSONError) {
    try reader.object(Self.keys) { key, reader throws(JSONError) in try read(key, &reader) }
  }

  /// Reads an element of `released`.
  init(released reader: inout JSONReader) throws(JSONError) {
    try reader.object(Self.releasedKeys) { key, reader throws(JSONError) in
      switch key {
      case .id: try read(.id, &reader)
      case .type: try read(.type, &reader)
      case .name: try read(.name, &reader)
      case .kind: try read(.kind, &reader)
      case .identity: try read(.identity, &reader)
      }
    }
  }

  private mutating func read(_ key: Key, _ reader: inout JSONReader) throws(JSONError) {
    switch key {
    case .id:
      id = try reader.word()
      if id.text.isEmpty { throw reader.invalid(expected: "an id that is not empty") }
    case .type: type = try reader.string()
    case .name: name = reader.null() ? .none : .some(try reader.string())
    case .kind: kind = try reader.word()
    case .size: size = try reader.uint64()
    case .identity: identity = try reader.uint64()
    }
  }

  /// The name that the object gets.
  var givenName: String? {
    switch name {
    case .sameAsID: id.text
    case .none: nil
    case .some(let name): name
    }
  }
}

/// The warnings about one text: one for each unknown key of each kind of object, in the order of the
/// text.
struct JSONWarnings {
  /// How many warnings are kept; a text can have as many unknown keys as it likes.
  static let limit = 100

  private struct Unknown: Hashable {
    let key: [UInt8]
    let kind: ObjectIdentifier
  }

  private(set) var all: [JSONWarning] = []
  private var known: Set<Unknown> = []

  /// Notes the unknown key that `scanner` stands on, unless it has been noted.
  ///
  /// Places are counted on from the last warning's: all warnings together read the text once.
  mutating func add<Key>(
    _ key: [UInt8],
    at scanner: borrowing JSONScanner,
    known keys: JSONKeys<Key>
  ) {
    guard all.count < Self.limit,
      known.insert(Unknown(key: key, kind: ObjectIdentifier(Key.self))).inserted
    else { return }
    let offset = scanner.token.lowerBound
    all.append(
      JSONWarning(
        key: JSONExcerpt(key: String(decoding: key, as: UTF8.self)).description,
        place: JSONPlace(of: offset, in: scanner.bytes, from: all.last?.place),
        known: keys.keys.map(\.rawValue)
      )
    )
  }
}

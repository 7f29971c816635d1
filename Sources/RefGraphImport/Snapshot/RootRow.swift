/// One element of `roots`.
struct RootRow {
  private(set) var object = Mention(offset: 0, number: nil)
  private(set) var kind = WrittenWord(offset: 0, text: "")
  private(set) var label: String?

  private enum Key: String, CaseIterable { case object, kind, label }

  private static let keys = JSONKeys(Key.self, required: [.object, .kind])

  /// Reads an element, looking its object up in `ids`.
  init(_ reader: inout JSONReader, _ ids: IDTable) throws(JSONError) {
    try reader.object(Self.keys) { key, reader throws(JSONError) in
      switch key {
      case .object: object = try reader.mention(among: ids)
      case .kind: kind = try reader.word()
      case .label: label = try reader.string()
      }
    }
  }
}

/// One element of `references`.
struct ReferenceRow {
  private(set) var source = Mention(offset: 0, number: nil)
  private(set) var target = Mention(offset: 0, number: nil)
  private(set) var label = ""
  private(set) var strength: WrittenWord?
  private(set) var fact: WrittenWord?

  private enum Key: String, CaseIterable { case from, to, label, strength, fact }

  private static let keys = JSONKeys(Key.self, required: [.from, .to])

  /// Reads an element, looking its objects up in `ids`.
  init(_ reader: inout JSONReader, _ ids: IDTable) throws(JSONError) {
    try reader.object(Self.keys) { key, reader throws(JSONError) in
      switch key {
      case .from: source = try reader.mention(among: ids)
      case .to: target = try reader.mention(among: ids)
      case .label: label = try reader.string()
      case .strength: strength = try reader.word()
      case .fact: fact = try reader.word()
      }
    }
  }
}

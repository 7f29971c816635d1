/// A reference as an edge.
struct ExchangeArrow {
  private let reference: Snapshot.Reference
  private let names: ExchangeNames

  init(of reference: Snapshot.Reference, between names: ExchangeNames) {
    self.reference = reference
    self.names = names
  }

  /// The edge statement.
  func statement(_ palette: DOTPalette) -> String {
    let attributes =
      label() + ArrowLook.line(for: reference.strength, palette) + exact().map(\.text)
    return "\"\(names.id(of: reference.source))\" -> \"\(names.id(of: reference.target))\" "
      + "[\(attributes.joined(separator: ", "))]"
  }

  /// The words beside the line.
  private func label() -> [String] {
    let label = reference.label
    let words = [
      label.isEmpty ? nil : DOTText.html(label, columns: 28),
      reference.strength.arrowWord.map { "«\($0)»" },
    ].compactMap { $0 }
    return words.isEmpty ? [] : ["label=<&#160;\(words.joined(separator: " "))&#160;>"]
  }

  private func exact() -> [ExchangeAttribute] {
    let facts = reference.fact.map { [ExchangeAttribute(.fact, word: $0.name)] } ?? []
    return [
      .init(.label, reference.label), .init(.strength, word: reference.strength.word),
    ] + facts
  }
}

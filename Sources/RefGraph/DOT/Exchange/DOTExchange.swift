/// A whole snapshot in the DOT language: Graphviz draws it, and the reader of DOT files gets the same
/// snapshot back.
///
/// ```swift
/// DOTExchange(snapshot).text()  // "digraph memgraph {\n  graph [rankdir=TB, …"
/// ```
///
/// Beside the labels and styles of a diagram, attributes whose names begin with `refgraph_` say what
/// is there exactly; Graphviz hands them on unread. Nothing is folded, shortened or left out but in
/// labels: for a picture that answers a question, there is ``DOTDocument``.
///
/// One line holds one object or one reference, in the order of the snapshot; equal snapshots give
/// equal bytes.
public struct DOTExchange: Sendable {
  /// What is written.
  public let snapshot: Snapshot

  /// The word by which a reader knows that the attributes say everything, and its version.
  static let format = "refgraph-snapshot"
  static let version = 1

  /// Writes this snapshot on demand.
  public init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// The whole document; it ends in a line end. Linear.
  public func text() -> String {
    let palette = DOTPalette.light
    let names = ExchangeNames(of: snapshot)
    let marks = ExchangeMarks(of: snapshot)
    var text = "digraph memgraph {\n"
    for line in DOTDocument.defaults(palette, title: title()) { text += "  \(line)\n" }
    for line in header() { text += "  \(line)\n" }
    for (index, object) in snapshot.objects.enumerated() {
      let box = ExchangeBox(of: object, id: names.objects[index])
      text += "  \(box.statement(marks, palette))\n"
    }
    for (index, object) in snapshot.released.enumerated() {
      let box = ExchangeBox(of: object, id: names.released[index])
      text += "  \(box.statement(marks, palette))\n"
    }
    for object in snapshot.objects {
      for reference in object.references {
        text += "  \(ExchangeArrow(of: reference, between: names).statement(palette))\n"
      }
    }
    return text + "}\n"
  }

  /// What stands above the drawing.
  private func title() -> String {
    let lines = [snapshot.caption.title, snapshot.caption.moment].compactMap { $0 }
    let shown = lines.filter { !$0.isEmpty }.map { DOTText.html($0, columns: 90) }
    return shown.isEmpty ? "\"\"" : "<\(shown.joined(separator: "<br/>"))>"
  }

  private func header() -> [String] {
    let caption = snapshot.caption
    var attributes: [ExchangeAttribute] = [
      .init(.format, word: Self.format), .init(.version, word: String(Self.version)),
    ]
    if let title = caption.title { attributes.append(.init(.title, title)) }
    if let moment = caption.moment { attributes.append(.init(.moment, moment)) }
    if let source = caption.source { attributes.append(.init(.source, source)) }
    return attributes.map(\.text)
  }
}

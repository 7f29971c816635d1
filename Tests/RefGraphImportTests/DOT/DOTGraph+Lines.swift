@testable import RefGraphImport

extension DOTGraph {
  /// The graph in lines that tests compare: a head, its attributes, the nodes, the edges.
  func lines() -> [String] {
    let head = [isStrict ? "strict" : nil, isDirected ? "digraph" : "graph", name?.text]
    let arrow = isDirected ? "->" : "--"
    return [head.compactMap { $0 }.joined(separator: " ") + attributes.words()]
      + nodes.map { (name(of: $0.id)) + ($0.isInLegend ? " (legend)" : "") + $0.attributes.words() }
      + edges.map {
        "\(name(of: nodes[$0.source].id)) \(arrow) \(name(of: nodes[$0.target].id))"
          + $0.attributes.words()
      }
  }

  private func name(of id: DOTID) -> String { id.isHTML ? "<\(id.text)>" : id.text }

  /// The graph of a text.
  init(_ text: String) throws(DOTFileError) {
    try self.init(Array(text.utf8))
  }

  /// The graph of a text in bytes.
  init(_ bytes: [UInt8]) throws(DOTFileError) {
    let source = DOTSource(bytes, file: "a.dot")
    try source.requireText()
    var parser = try DOTParser(source)
    self = try parser.graph()
  }
}

extension DOTAttributes {
  fileprivate func words() -> String {
    values.map { " \($0.attribute.rawValue)=\($0.id.isHTML ? "<\($0.id.text)>" : $0.id.text)" }
      .joined()
  }
}

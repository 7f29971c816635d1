import RefGraph

/// What can be read from a diagram for people, as ``DOTDocument`` writes them; it is known by the
/// cluster of its legend.
///
/// Such a diagram says types and references exactly in its tooltips only. Where objects were folded
/// into a crowd, or left out, nothing can bring them back.
struct DOTDiagram {
  private let graph: DOTGraph
  private let source: DOTSource

  init(_ graph: DOTGraph, _ source: DOTSource) {
    self.graph = graph
    self.source = source
  }

  /// Refuses a diagram in which something is folded or left out.
  func requireWhole() throws(DOTFileError) {
    if let label = graph.attributes[.label], label.id.text.contains("objects not shown<") {
      throw source.error(.folded(.hidden), at: label.offset)
    }
    for node in graph.nodes
    where ["box3d", "plaintext"].contains(node.attributes[.shape]?.id.text) {
      throw source.error(.folded(.crowd), at: node.offset)
    }
    for edge in graph.edges {
      guard let label = edge.attributes[.label], label.id.isHTML else { continue }
      if Self.isBundle(label.id.text) { throw source.error(.folded(.bundle), at: edge.offset) }
    }
  }

  /// Whether the label has a number of references, as in `×12`, between spaces.
  private static func isBundle(_ label: String) -> Bool {
    label.replacing("&#160;", with: " ").split { $0 == " " || $0 == "<" }.contains { word in
      word.first == "×" && word.count > 1
        && word.dropFirst().allSatisfy { $0.isNumber || $0 == "," }
    }
  }

  /// The type, from a tooltip such as `page: Page`, or, without a name, `Page#12`.
  static func type(of node: DOTGraph.Node) -> String? {
    guard let tooltip = tooltip(of: node.attributes) else { return nil }
    let name = "\(node.id.text): "
    if tooltip.hasPrefix(name) { return String(tooltip.dropFirst(name.count)) }
    if let separator = tooltip.firstRange(of: ": ") {
      return String(tooltip[separator.upperBound...])
    }
    guard let mark = tooltip.lastIndex(of: "#") else { return tooltip }
    return String(tooltip[..<mark])
  }

  /// The kind, from the shape; a root's cannot be told.
  static func kind(of node: DOTGraph.Node) -> ObjectKind {
    switch node.attributes[.shape]?.id.text {
    case "tab": .frame
    case "cylinder": .storage
    case "component": .system
    default:
      node.attributes.styles.contains("rounded")
        ? .closure : node.attributes.styles.contains("diagonals") ? .box : .instance
    }
  }

  /// The label and the strength, from a tooltip such as `page.timer -> timer`.
  static func reference(
    of edge: DOTGraph.Edge,
    in graph: DOTGraph
  ) -> (label: String, strength: Strength)? {
    guard let tooltip = tooltip(of: edge.attributes) else { return nil }
    let source = graph.nodes[edge.source].id.text
    let target = graph.nodes[edge.target].id.text
    for strength in Strength.allCases {
      let end = " \(strength.arrow) \(target)"
      guard tooltip.hasPrefix(source), tooltip.hasSuffix(end),
        tooltip.count >= source.count + end.count
      else { continue }
      let label = tooltip.dropFirst(source.count).dropLast(end.count)
      if label.isEmpty { return ("", strength) }
      if label.hasPrefix(".") { return (String(label.dropFirst()), strength) }
    }
    return nil
  }

  /// A tooltip, without the joiners that keep letters away from backslashes.
  private static func tooltip(of attributes: DOTAttributes) -> String? {
    guard let tooltip = attributes[.tooltip], !tooltip.id.isHTML else { return nil }
    return DOTLabel(tooltip.id.text, id: "").lines.first?.replacing("\\\u{2060}", with: "\\")
  }
}

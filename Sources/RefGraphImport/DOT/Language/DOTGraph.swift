/// A graph as DOT describes it, before anybody asks what it means.
struct DOTGraph {
  var isStrict = false
  var isDirected = true
  var name: DOTID?
  var attributes = DOTAttributes()
  /// In the order of their first mention.
  var nodes: [Node] = []
  /// In the order of the text; those that subgraphs stand for, by their ends' order.
  var edges: [Edge] = []
  var unknownAttributes: [UnknownAttribute] = []
  var hasLegend = false

  struct Node {
    let id: DOTID
    /// Where it is mentioned first.
    let offset: Int
    /// Whether that is in a cluster that explains the diagram and shows no objects.
    let isInLegend: Bool
    var attributes: DOTAttributes
  }

  struct Edge {
    /// The index of a node, as is `target`.
    let source: Int
    let target: Int
    let offset: Int
    var attributes: DOTAttributes
  }

  /// An attribute with our prefix that is not known where it stands.
  struct UnknownAttribute: Equatable {
    let name: String
    let offset: Int
    let element: DOTElement
  }

  /// The name of the cluster that explains a diagram.
  static let legend = Array("cluster_legend".utf8)
}

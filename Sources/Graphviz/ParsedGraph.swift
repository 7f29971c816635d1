#if Graphviz
  /// A graph as Graphviz understood its text, before any layout.
  ///
  /// ```swift
  /// let graph = try ParsedGraph(dot: "digraph { a -> b [style=dashed] }")
  /// graph.edges[0].attributes["style"]  // "dashed"
  /// ```
  public struct ParsedGraph: Equatable, Sendable {
    /// Attributes by name, declared defaults included. Left out are empty values and a node's label
    /// `\N`, which Graphviz puts on every node.
    public typealias Attributes = [String: Value]

    /// What the text calls the graph, or nil if it does not.
    public let name: String?

    /// Whether the text says `digraph`.
    public let isDirected: Bool

    /// Whether the text says `strict`, which folds edges with equal ends into one.
    public let isStrict: Bool

    /// What is set on the whole graph.
    public let attributes: Attributes

    /// In the order in which the text first names them.
    public let nodes: [Node]

    /// By tail, in the order of ``nodes``; those of one tail as in the text.
    public let edges: [Edge]

    /// In the order of the text, each before those inside it.
    public let subgraphs: [Subgraph]

    /// Parses the one graph in `dot`.
    ///
    /// - Throws: ``GraphvizError/nulByte(line:column:)``, ``GraphvizError/textTooLong(bytes:limit:)``,
    ///   ``GraphvizError/noGraph``, ``GraphvizError/severalGraphs(firstEndsOnLine:)`` or
    ///   ``GraphvizError/syntax(_:line:)``.
    /// - Complexity: proportional to the text, nodes and edges times the attribute names declared
    ///   for them.
    public init(dot: String) throws(GraphvizError) {
      try Limits.check(text: dot)
      self = try Library.parse(dot)
    }

    init(
      name: String?,
      isDirected: Bool,
      isStrict: Bool,
      attributes: Attributes,
      nodes: [Node],
      edges: [Edge],
      subgraphs: [Subgraph]
    ) {
      self.name = name
      self.isDirected = isDirected
      self.isStrict = isStrict
      self.attributes = attributes
      self.nodes = nodes
      self.edges = edges
      self.subgraphs = subgraphs
    }
  }
#endif

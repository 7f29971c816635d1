#if Graphviz
  /// The ways Graphviz has of placing the nodes of a graph.
  ///
  /// A `layout` attribute in the text of a graph wins over the engine asked for here.
  public enum LayoutEngine: String, CaseIterable, Sendable {
    /// Layers, edges pointing one way: for hierarchies and for most object graphs.
    case dot
    /// Springs, for up to about a hundred nodes.
    case neato
    /// Forces, with clusters.
    case fdp
    /// Forces on several scales, for thousands of nodes.
    case sfdp
    /// Circles, for graphs made of cycles.
    case circo
    /// Rings around one node in the middle.
    case twopi

    /// The engine of this name, as Graphviz spells it.
    ///
    /// - Throws: ``GraphvizError/unknownEngine(_:)`` for any other name.
    public init(named name: String) throws(GraphvizError) {
      guard let engine = LayoutEngine(rawValue: name) else { throw .unknownEngine(name) }
      self = engine
    }
  }
#endif

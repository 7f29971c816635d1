#if Graphviz
  /// The forms in which a laid-out graph can come back.
  public enum PictureFormat: String, CaseIterable, Sendable {
    /// Scalable Vector Graphics. Equal texts give equal bytes, each in a new process.
    case svg
    /// Portable Network Graphics, drawn by Cairo; the one format that ``Renderer/scale`` changes.
    case png
    /// Portable Document Format, one page. Carries the time it was made.
    case pdf
    /// The graph's text in Graphviz's own spelling, with the places of the layout as attributes.
    case dot
    /// As ``dot``, with the drawing operations too.
    case xdot
    /// One line for each node and edge, with places in inches.
    case plain
    /// The graph, its places and its drawing operations as JSON.
    case json

    /// The format of this name, as Graphviz's `-T` option spells it.
    ///
    /// - Throws: ``GraphvizError/unknownFormat(_:)`` for any other name.
    public init(named name: String) throws(GraphvizError) {
      guard let format = PictureFormat(rawValue: name) else { throw .unknownFormat(name) }
      self = format
    }
  }
#endif

#if Graphviz
  /// Draws graphs written in Graphviz's language, in this process, through `libgvc`.
  ///
  /// ```swift
  /// let svg = try Renderer().render("digraph { a -> b }", as: .svg)
  /// ```
  ///
  /// Graphviz keeps its state in global variables, so all renderers of a process take turns: a call
  /// waits until the one before it is done, and cannot be interrupted. No failure of one call reaches
  /// the next; but version 2.43 may place a graph with clusters as in a mirror where it has drawn
  /// others before. Equal calls of a new process give equal places.
  ///
  /// What it allocates for a call is given back, but for what Graphviz itself loses. Version 2.43
  /// keeps a few blocks, some hundred bytes, for each line of a label in markup (`label=<…>`) and for
  /// each table in one, and a little for each cluster: some ten kilobytes for a picture of twenty
  /// labels. A process that draws such pictures by the million draws them in processes of their own.
  ///
  /// The text is trusted as far as its attributes go: Graphviz opens the files that `image` and
  /// `shapefile` name. Escape what comes from outside when writing the text.
  public struct Renderer: Equatable, Sendable {
    /// How nodes are placed.
    public let engine: LayoutEngine

    /// How many times larger than 96 dots per inch, or than the `dpi` that the graph itself asks
    /// for, a PNG is drawn: 2 for screens with two pixels to the point.
    public let scale: Int

    /// When the memory of a picture is given back.
    public let memory: Memory

    /// When what Graphviz allocated for a picture is given back.
    public enum Memory: Sendable {
      /// After each picture.
      case perPicture
      /// By the end of the process, for one that draws a picture and ends. Version 2.43 frees memory
      /// twice after some graphs that it has drawn well, with labels between nodes of one rank beside
      /// clusters; a process that frees nothing does not find out.
      case perProcess
    }

    /// A renderer with one engine and one scale.
    ///
    /// - Precondition: `scale` is 1 to 8.
    public init(engine: LayoutEngine = .dot, scale: Int = 1, memory: Memory = .perPicture) {
      precondition((1...8).contains(scale), "a scale is 1 to 8, not \(scale)")
      self.engine = engine
      self.scale = scale
      self.memory = memory
    }

    /// The bytes of the picture of the one graph in `dot`.
    ///
    /// - Throws: every case of ``GraphvizError`` but the two for unknown names.
    /// - Complexity: that of the engine; `dot` takes under a second for three thousand nodes, and
    ///   about ten for ten thousand.
    public func render(_ dot: String, as format: PictureFormat) throws(GraphvizError) -> [UInt8] {
      try draw(dot, as: format).bytes
    }

    /// The picture of the one graph in `dot`, with Graphviz's warnings.
    ///
    /// - Throws: as ``render(_:as:)``.
    public func draw(_ dot: String, as format: PictureFormat) throws(GraphvizError) -> Picture {
      try Limits.check(text: dot)
      let drawing = try Library.draw(
        dot,
        engine: engine.rawValue,
        format: format.rawValue,
        scale: format == .png ? scale : nil,
        memory: memory
      )
      return Picture(format: format, bytes: drawing.bytes, warnings: drawing.warnings)
    }
  }
#endif

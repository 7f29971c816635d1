#if Graphviz
  /// What is refused before Graphviz is let near it.
  ///
  /// Graphviz stops the process when memory runs out, recurses over paths, and takes time that grows
  /// with the square of the graph. A picture past these limits could not be read anyway.
  enum Limits {
    static let textBytes = 16 << 20
    static let nodes = 10_000
    static let edges = 40_000
    /// Of one name or attribute. Labels nest, and Graphviz recurses into them, once per byte at
    /// worst; ``DeepStack`` is made for this number.
    static let stringBytes = 64 << 10
    /// More than a message of Graphviz's can have, which quotes a label, two names and two ports.
    static let messageBytes = 8 * stringBytes
    /// The longest side that Cairo draws; past it Graphviz shrinks the picture.
    static let pixelsPerSide = 32_767
    /// Four hundred megabytes while drawing.
    static let pixels = 100_000_000

    /// Refuses a text that is empty, too long, or has a NUL, where a C string would end.
    static func check(text: String) throws(GraphvizError) {
      let bytes = text.utf8
      if bytes.count > textBytes { throw .textTooLong(bytes: bytes.count, limit: textBytes) }
      var line = 1
      var column = 1
      for byte in bytes {
        switch byte {
        case 0: throw .nulByte(line: line, column: column)
        case UInt8(ascii: "\n"): (line, column) = (line + 1, 1)
        default: column += 1
        }
      }
    }

    /// Refuses a graph with too many nodes or edges.
    static func check(nodes: Int, edges: Int) throws(GraphvizError) {
      if nodes > Self.nodes || edges > Self.edges {
        throw .graphTooLarge(nodes: nodes, edges: edges)
      }
    }

    /// Refuses a graph with an endless name or attribute.
    static func check(stringsOf graph: ParsedGraph) throws(GraphvizError) {
      try check(name: graph.name ?? "", graph.attributes)
      for node in graph.nodes { try check(name: node.name, node.attributes) }
      for edge in graph.edges { try check(name: "", edge.attributes) }
      for subgraph in graph.subgraphs { try check(name: subgraph.name ?? "", subgraph.attributes) }
    }

    private static func check(
      name: String,
      _ attributes: ParsedGraph.Attributes
    ) throws(GraphvizError) {
      let longest = attributes.values.map(\.string.utf8.count).max() ?? 0
      let bytes = max(longest, name.utf8.count)
      if bytes > stringBytes { throw .stringTooLong(bytes: bytes, limit: stringBytes) }
    }

    /// Refuses a bitmap with too many pixels.
    static func check(pixels size: (width: Double, height: Double)) throws(GraphvizError) {
      let side = Double(pixelsPerSide)
      if size.width <= side, size.height <= side, size.width * size.height <= Double(pixels) {
        return
      }
      throw .bitmapTooLarge(width: rounded(size.width), height: rounded(size.height))
    }

    private static func rounded(_ value: Double) -> Int {
      value < 1e15 ? Int(value.rounded(.up)) : Int.max
    }
  }
#endif

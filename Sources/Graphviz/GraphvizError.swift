#if Graphviz
  /// Why there is no picture.
  public enum GraphvizError: Error, Equatable, Sendable {
    /// The text is empty, or only spaces and comments.
    case noGraph
    /// A NUL, which a graph cannot contain. Column in bytes; both from 1.
    case nulByte(line: Int, column: Int)
    /// Graphviz cannot read the text. Its own message, and the line where it names one, from 1.
    case syntax(_ message: String, line: Int?)
    /// The text goes on with another graph after the first. Line from 1.
    case severalGraphs(firstEndsOnLine: Int)
    /// The text is longer than Graphviz is trusted with.
    case textTooLong(bytes: Int, limit: Int)
    /// There are more nodes or edges than a picture can show.
    case graphTooLarge(nodes: Int, edges: Int)
    /// One name or attribute is longer than Graphviz is trusted with.
    case stringTooLong(bytes: Int, limit: Int)
    /// The picture has too many pixels, in all or along one side.
    case bitmapTooLarge(width: Int, height: Int)
    /// Not the name of a layout engine.
    case unknownEngine(_ name: String)
    /// Not the name of a picture format.
    case unknownFormat(_ name: String)
    /// This installation of Graphviz has no plugin for the engine. With Graphviz's own message.
    case engineMissing(_ engine: String, message: String)
    /// This installation of Graphviz has no plugin for the format. With Graphviz's own message.
    case formatMissing(_ format: String, message: String)
    /// Graphviz read the graph but could not draw it as asked. With Graphviz's own message.
    case notDrawn(_ message: String)
    /// The system gave no thread, or no memory, to draw with.
    case noResources
  }

  extension GraphvizError: CustomStringConvertible {
    /// What was wrong, where, and what to do next, in one or two sentences.
    public var description: String {
      switch self {
      case .noGraph:
        "no graph in the text; it starts with `graph` or `digraph`"
      case .nulByte(let line, let column):
        "line \(line), column \(column): a NUL character; remove it"
      case .syntax(let message, let line):
        "\(line.map { "line \($0): " } ?? "")Graphviz cannot read the graph: \(message)"
      case .severalGraphs(let line):
        "line \(line): the text goes on after the end of the first graph; draw one graph at a time"
      case .textTooLong(let bytes, let limit):
        "the text has \(bytes) bytes, more than the \(limit) that can be drawn; draw a part of it"
      case .graphTooLarge(let nodes, let edges):
        """
        the graph has \(nodes) nodes and \(edges) edges, more than the \(Limits.nodes) and \
        \(Limits.edges) that can be drawn; draw a part of it
        """
      case .stringTooLong(let bytes, let limit):
        "a name or an attribute has \(bytes) bytes, more than the \(limit) allowed; shorten it"
      case .bitmapTooLarge(let width, let height):
        """
        the picture would have \(width) by \(height) pixels; draw it as svg or pdf, at a smaller \
        scale, or draw a part of the graph
        """
      case .unknownEngine(let name):
        "no layout engine `\(name)`; there are \(Self.names(LayoutEngine.self))"
      case .unknownFormat(let name):
        "no picture format `\(name)`; there are \(Self.names(PictureFormat.self))"
      case .engineMissing(let engine, let message):
        "Graphviz cannot lay out with `\(engine)`: \(message). \(Self.pluginRemedy)"
      case .formatMissing(let format, let message):
        "Graphviz cannot draw `\(format)`: \(message). \(Self.pluginRemedy)"
      case .notDrawn(let message):
        "Graphviz cannot draw the graph as it is: \(message)"
      case .noResources:
        "the system has no thread left to draw with; try again later"
      }
    }

    private static let pluginRemedy = """
      Install all of Graphviz (package graphviz) and run `dot -c` as its owner; `dot -v` lists what \
      it finds
      """

    private static func names<Choice>(_: Choice.Type) -> String
    where Choice: CaseIterable & RawRepresentable<String> {
      Choice.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }
#endif

public import RefGraph

/// A snapshot read from a graph in the DOT language.
///
/// ```swift
/// let file = try DOTFile(Array("digraph { app [refgraph_root=permanent] app -> page }".utf8), file: "a.dot")
/// file.snapshot.objects.map(\.handle)  // ["app", "page"]
/// ```
///
/// A node is an object, an edge from it a reference. What ``DOTExchange`` wrote gives the snapshot
/// that it was written from. In other graphs, attributes whose names begin with `refgraph_` say what
/// an object or a reference is; where they say nothing, the label, the shape and the style of the
/// line do. Everything that is drawn is there (the liveness is `captured`), and nothing else is.
/// Linear in the size of the file.
///
/// What it does not do: it unfolds no crowd of a diagram, follows no ports and reads no records.
public struct DOTFile: Sendable {
  /// What the graph shows.
  public let snapshot: Snapshot
  /// What the author will want to know, in the order of the file; no more than a hundred.
  public let warnings: [DOTFileWarning]

  /// Reads a whole file.
  ///
  /// - Parameters:
  ///   - bytes: the contents, in UTF-8.
  ///   - file: what errors and warnings call the file.
  public init(_ bytes: [UInt8], file: String) throws(DOTFileError) {
    let source = DOTSource(bytes, file: file)
    try source.requireText()
    var parser = try DOTParser(source)
    var assembly = DOTAssembly(of: try parser.graph(), in: source)
    snapshot = try assembly.snapshot()
    warnings = assembly.allWarnings()
  }

  /// Whether the contents of a file begin as a graph in DOT does, after space and comments: with
  /// `strict`, `graph` or `digraph`.
  public static func recognises(_ bytes: [UInt8]) -> Bool {
    var lexer = DOTLexer(DOTSource(bytes, file: ""))
    return switch try? lexer.next().kind {
    case .keyword(.strict), .keyword(.graph), .keyword(.digraph): true
    default: false
    }
  }
}

public import RefGraph

/// Something in a graph that is not an error and that its author will want to know.
public struct DOTFileWarning: Hashable, Sendable, CustomStringConvertible {
  /// What the reader was told to call the file.
  public let file: String
  /// Where it is.
  public let place: SourceLocation
  /// What it is.
  public let problem: Problem

  /// What can be worth a warning.
  public enum Problem: Hashable, Sendable {
    /// An attribute begins with `refgraph_` and nobody reads it there; `known` are those that are
    /// read.
    case unknownAttribute(String, known: [String])
    /// The graph is a diagram for people, which says less than a snapshot.
    case diagram
  }

  /// For example ``a.dot:2:8: warning: unknown attribute "refgraph_sort" is ignored; known are …``
  public var description: String {
    let text =
      switch problem {
      case .unknownAttribute(let name, let known):
        "unknown attribute \(JSONExcerpt(key: name)) is ignored; known are "
          + known.map { "`\($0)`" }.joined(separator: ", ")
      case .diagram:
        "this is a diagram for people, without sizes and what roots are; "
          + "`memgraph convert --to dot` writes a graph that keeps everything"
      }
    return "\(VisibleText.escaping(file)):\(place): warning: \(text)"
  }
}

/// What a shell can offer where a value is typed.
public enum ValueCompletion: Sendable, Hashable {
  /// Nothing: a number, or what only the user knows.
  case nothing
  /// One of these texts.
  case values([String])
  /// The path of a file or folder.
  case files
  /// What the tool itself answers about a topic (``ParseResult/completion(topic:begun:)``), and paths
  /// beside that where they are welcome, too.
  case topic(String, orFiles: Bool)
}

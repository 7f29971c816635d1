import RefGraph

/// Something in a file that is not an error and that its author will want to know.
public struct SnapshotFileWarning: Hashable, Sendable, CustomStringConvertible {
  /// What the reader was told to call the file.
  public let file: String
  /// The key that nobody reads.
  public let unknownKey: JSONWarning

  /// For example ``leak.json:4:3: warning: unknown key "colour" is ignored; known are `id`, `type` ``.
  public var description: String {
    let names = unknownKey.known.map { "`\($0)`" }.joined(separator: ", ")
    return "\(VisibleText.escaping(file)):\(unknownKey.place): warning: "
      + "unknown key \(unknownKey.key) is ignored; known are \(names)"
  }
}

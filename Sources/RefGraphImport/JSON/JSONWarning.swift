/// A key that nobody reads: most often a misspelling, or a file of a newer version.
///
/// One warning stands for all objects of a kind that have the key.
public struct JSONWarning: Hashable, Sendable, CustomStringConvertible {
  /// The key, escaped and cut as errors show it.
  public let key: String
  /// Where it stands first.
  public let place: JSONPlace
  /// The keys that are known there.
  public let known: [String]

  /// For example ``4:3: unknown key "colour" is ignored; known are `id`, `type` ``.
  public var description: String {
    let names = known.map { "`\($0)`" }.joined(separator: ", ")
    return "\(place): unknown key \(key) is ignored; known are \(names)"
  }
}

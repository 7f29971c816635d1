/// A long option that the definition does not know, kept for the caller to resolve.
public struct ChoiceWord: Sendable, Hashable {
  /// The name after the two dashes.
  public let name: String
  /// The text after the first `=`, or `nil` where there is none.
  public let value: String?
  /// Where the word stands among the words given to `parse`, from 0.
  public let position: Int

  /// The word as it was typed.
  public var text: String {
    guard let value else { return "--" + name }
    return "--\(name)=\(value)"
  }
}

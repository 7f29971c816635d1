/// A long option that the definition does not know, kept for the caller to resolve.
public struct ChoiceWord: Sendable, Hashable {
  /// The name after the two dashes.
  public let name: String
  /// The text after the first `=`, or `nil` where there is none.
  public let value: String?
  /// Where the word stands among the words given to `parse`, from 0.
  public let position: Int

  /// Makes a word as parsing would, for tests of what resolves them.
  public init(name: String, value: String?, position: Int) {
    self.name = name
    self.value = value
    self.position = position
  }

  /// The word as it was typed.
  public var text: String {
    guard let value else { return "--" + name }
    return "--\(name)=\(value)"
  }
}

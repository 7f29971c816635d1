/// What is known about the text of a value without knowing its Swift type.
///
/// Usage, help, error messages and shell completion read this; ``ValueForm`` adds the type.
public struct ValueDefinition: Sendable {
  /// The word that stands for the value in usage and help, such as `FILE`.
  public let placeholder: String
  /// All texts the value can be, in the order help lists them; empty where they cannot be listed.
  public let possibleValues: [String]
  /// What the value has to be, as it continues the sentence "`--depth` takes …".
  public let expectation: String
  /// What a shell can offer for it.
  public let completion: ValueCompletion
  private let isReadable: @Sendable (String) -> Bool

  init(
    placeholder: String,
    possibleValues: [String],
    expectation: String,
    completion: ValueCompletion,
    isReadable: @escaping @Sendable (String) -> Bool
  ) {
    self.placeholder = placeholder
    self.possibleValues = possibleValues
    self.expectation = expectation
    self.completion = completion
    self.isReadable = isReadable
  }

  /// Whether the text can be read as a value; costs one reading.
  public func accepts(_ text: String) -> Bool {
    isReadable(text)
  }
}

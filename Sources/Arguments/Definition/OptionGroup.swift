/// Options that belong together: one heading in help, shared by any number of commands.
public struct OptionGroup: Sendable {
  /// The heading, without a colon.
  public let title: String
  /// The options, in the order help lists them.
  public let options: [OptionDefinition]

  /// Groups options of any types.
  ///
  ///     OptionGroup("Output", format, output, color)
  public init<each Value>(_ title: String, _ options: repeat Option<each Value>) {
    var definitions: [OptionDefinition] = []
    for option in repeat each options { definitions.append(option.definition) }
    self.init(title, definitions)
  }

  init(_ title: String, _ options: [OptionDefinition]) {
    self.title = title
    self.options = options
  }
}

/// What may stand behind the name of a command.
public struct Syntax: Sendable {
  /// The positional arguments, in the order of the line.
  public let arguments: [ArgumentDefinition]
  /// The options, in the groups that help shows.
  public let optionGroups: [OptionGroup]
  /// What unknown long options mean, or `nil` where they are refused.
  public let choiceWords: ChoiceWords?

  /// Makes a syntax from arguments of any types, groups of options, and the choice words.
  ///
  ///     Syntax(moment, options: [scenario, output], choiceWords: choiceWords)
  public init<each Value>(
    _ arguments: repeat Argument<each Value>,
    options: [OptionGroup] = [],
    choiceWords: ChoiceWords? = nil
  ) {
    var definitions: [ArgumentDefinition] = []
    for argument in repeat each arguments { definitions.append(argument.definition) }
    self.arguments = definitions
    optionGroups = options
    self.choiceWords = choiceWords
  }

  /// The options of all groups in the order of help, without the built-in `--help`; linear.
  public func options() -> [OptionDefinition] {
    optionGroups.flatMap(\.options)
  }

  /// The groups as parsing and help read them, with the built-in one at the end; linear.
  func allGroups() -> [OptionGroup] {
    optionGroups + [OptionGroup("Help", [.help])]
  }
}

/// Long options that a command takes without knowing them, because what they mean is found out
/// only after parsing: `--strong` may be a value of something that another option names.
///
/// They have no values of their own (`--word value` is a word and an argument), but
/// `--word=value` is kept as one. A declared option of the same name always wins.
public struct ChoiceWords: Sendable {
  /// The heading in help, without a colon.
  public let title: String
  /// How the words stand in usage and help, such as `--VALUE`.
  public let placeholder: String
  /// What they mean.
  public let help: String
  /// The topic about which a shell asks the tool for these words, with their dashes.
  public let topic: String?

  /// Makes the description that usage, help and completion read.
  public init(_ title: String, placeholder: String, help: String, topic: String? = nil) {
    self.topic = topic
    self.title = title
    self.placeholder = placeholder
    self.help = help
  }
}

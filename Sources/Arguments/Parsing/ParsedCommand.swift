/// A command with its options and arguments, checked against the definition and read with types.
public struct ParsedCommand<Verb: RawRepresentable & Sendable>: Sendable
where Verb.RawValue == String {
  /// The definition it was checked against.
  public let command: Command<Verb>
  /// The unknown long options, in the order of the line.
  public let choiceWords: [ChoiceWord]
  private let words: CommandWords
  private let source: UsageError.Source

  init(command: Command<Verb>, words: CommandWords, source: UsageError.Source) {
    self.command = command
    self.choiceWords = words.choiceWords
    self.words = words
    self.source = source
  }

  /// What the caller switches over.
  public var verb: Verb { command.verb }

  /// What the line says about an option; the default, `nil`, `false` or nothing if it is silent.
  ///
  /// - Precondition: The command declares the option.
  public subscript<Value>(option: Option<Value>) -> Value {
    let long = option.definition.name.long
    precondition(
      command.syntax.options().contains { $0.name.long == long },
      "The command `\(command.name)` does not declare the option `--\(long)`."
    )
    guard let value = option.read(words.options[long]) else {
      preconditionFailure("`--\(long)` was checked against another definition, or reads impurely.")
    }
    return value
  }

  /// What the line says about an argument.
  ///
  /// - Precondition: The command declares the argument.
  public subscript<Value>(argument: Argument<Value>) -> Value {
    let name = argument.definition.name
    precondition(
      command.syntax.arguments.contains { $0.name == name },
      "The command `\(command.name)` does not declare the argument `\(name)`."
    )
    guard let value = argument.read(words.arguments[name] ?? []) else {
      preconditionFailure("\(name) was checked against another definition, or reads impurely.")
    }
    return value
  }

  /// The words of the line that the argument took; none where it is not given.
  public func words<Value>(of argument: Argument<Value>) -> [String] {
    words.arguments[argument.definition.name] ?? []
  }

  /// Whether the line gives the option, even if only to say what is the default anyway.
  public func gives<Value>(_ option: Option<Value>) -> Bool {
    words.options[option.definition.name.long] != nil
  }
}

extension ParsedCommand {
  /// An error found by the caller after parsing, with the usage of this command.
  public func usageError(_ reason: UsageError.Reason) -> UsageError {
    UsageError(reason, source)
  }

  /// The error for a choice word that the caller cannot resolve either. It suggests the nearest
  /// of the command's options and of the choice words that would be understood (without dashes).
  public func unknownOption(_ word: ChoiceWord, choiceWords names: [String]) -> UsageError {
    let known = command.syntax.longNames() + names
    let suggestion = nearest(to: word.name, among: known).map { "--" + $0 }
    return usageError(.unknownOption(word.text, nearest: suggestion))
  }
}

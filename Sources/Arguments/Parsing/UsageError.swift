/// A command line that cannot be understood: what is wrong with it, and what to do next.
///
/// `description` is the whole text for a person, without a newline at its end:
///
///     unknown option `--fromat`; did you mean `--format`?
///     Usage: graph show FILE [OPTIONS]
///     See `graph help show`.
public struct UsageError: Error, Equatable, Sendable {
  /// What is wrong. Words of the line stand as they were typed; options with their dashes.
  public enum Reason: Error, Equatable, Sendable {
    /// The first word names no command.
    case unknownCommand(String, nearest: String?)
    /// An option stands where the command belongs.
    case optionBeforeCommand(String)
    /// No such option.
    case unknownOption(String, nearest: String?)
    /// The command does not take the option, and these others do.
    case foreignOption(String, command: String, takers: [String])
    /// An option of the tool stands behind a command.
    case optionAfterCommand(String)
    /// No value follows an option that needs one; `next` is the option that follows instead.
    case missingValue(option: String, placeholder: String, next: String?)
    /// No value follows an option that needs one, but a word that would be one if it were tied to it.
    case looseValue(option: String, next: String)
    /// A value is tied to a flag by `=`.
    case unexpectedValue(option: String, value: String)
    /// A value cannot be read; `name` is that of the option or argument. The option takes this value
    /// in the commands `takers`.
    case invalidValue(
      String,
      name: String,
      expectation: String,
      nearest: String?,
      takers: [String] = []
    )
    /// An option that says one thing is given more than once.
    case repeatedOption(OptionName)
    /// An argument that has to be given is not.
    case missingArgument(String)
    /// More arguments than the command takes; this is the first too many.
    case unexpectedArgument(String)
    /// What a completion script asks with, in another form.
    case malformedQuery(String, form: String)
  }

  /// What is wrong.
  public let reason: Reason
  /// How the command, or the tool if no command is known, is used; one line.
  public let usage: String
  /// The command line that shows the help, such as `graph help show`.
  public let helpLine: String

  init(_ reason: Reason, _ source: Source) {
    self.reason = reason
    usage = source.usage
    helpLine = source.helpLine
  }

  /// What every error of one command says besides its reason.
  struct Source: Sendable {
    let usage: String
    let helpLine: String
  }
}

extension UsageError: CustomStringConvertible {
  /// The message, the usage, and where help is.
  public var description: String {
    "\(reason.message())\nUsage: \(usage)\nSee `\(helpLine)`."
  }
}

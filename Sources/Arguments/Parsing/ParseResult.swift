/// What a command line asks for.
public enum ParseResult<Verb: RawRepresentable & Sendable>: Sendable
where Verb.RawValue == String {
  /// Help was asked for; its text, ending in a newline.
  case help(String)
  /// The line is empty; the tool's help, for the caller to say whether that is a mistake.
  case noCommand(help: String)
  /// The version was asked for; its text, ending in a newline.
  case version(String)
  /// A command, with everything behind it read and checked.
  case command(ParsedCommand<Verb>)
}

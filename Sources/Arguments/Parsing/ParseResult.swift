/// What a command line asks for.
public enum ParseResult<Verb: RawRepresentable & Sendable>: Sendable
where Verb.RawValue == String {
  /// Help was asked for; its text, ending in a newline.
  case help(String)
  /// The line is empty; the tool's help, for the caller to say whether that is a mistake.
  case noCommand(help: String)
  /// The version was asked for; its text, ending in a newline.
  case version(String)
  /// A completion script asks which texts may come next, about a topic that the definition names;
  /// `begun` is the command of the line so far, if it has one: what was understood of its options
  /// and arguments. Those that have to be given may be missing.
  case completion(topic: String, begun: ParsedCommand<Verb>?)
  /// A command, with everything behind it read and checked.
  case command(ParsedCommand<Verb>)
}

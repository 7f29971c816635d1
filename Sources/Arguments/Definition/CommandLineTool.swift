/// The whole command line of a tool as one value, read by parsing, usage and help alike.
///
///     enum Verb: String { case show }
///     let depth = Option.value(
///       "depth", .wholeNumber("COUNT", in: 1...99), default: 3, help: "How far to look.")
///     let file = Argument.required(.text("FILE"), help: "What to show.")
///     let tool = CommandLineTool<Verb>(
///       "graph",
///       version: "graph 1.0",
///       manual: Manual("Shows graphs."),
///       commands: [
///         Command(
///           .show,
///           Manual("Shows one graph."),
///           Syntax(file, options: [OptionGroup("Options", depth)]))
///       ])
///
///     switch try tool.parse(["show", "--depth", "5", "a.json"]) {
///     case .help(let text), .noCommand(let text), .version(let text): …
///     case .command(let parsed):
///       parsed.verb  // .show
///       parsed[depth]  // 5
///       parsed[file]  // "a.json"
///     }
///
/// Every tool has the command `help` and the option `--version`, and every command `--help`
/// and `-h`. The library decides and words; it never prints and never exits. It has no nested
/// commands, no clusters of short flags (`-abc`), and no abbreviations of long names.
public struct CommandLineTool<Verb: RawRepresentable & Sendable>: Sendable
where Verb.RawValue == String {
  /// What the shell calls it.
  public let name: String
  /// The line that `--version` shows.
  public let version: String
  /// The prose of its help.
  public let manual: Manual
  /// The commands, in the order help lists them.
  public let commands: [Command<Verb>]

  /// Makes a tool.
  ///
  /// - Precondition: The definition holds together: no name occurs twice in its place or is taken
  ///   by a built-in one, names can be typed, an argument that has to be given does not stand
  ///   behind one that may be left out, and only the last argument repeats.
  public init(_ name: String, version: String, manual: Manual, commands: [Command<Verb>]) {
    self.name = name
    self.version = version
    self.manual = manual
    self.commands = commands
    let fault = firstFault()
    precondition(fault == nil, "The command line cannot be defined: \(fault ?? "").")
  }

  /// Every long option name that some command or the tool itself declares, without dashes, each
  /// once, in the order of definition: the names that no choice word can have. Linear.
  public func longOptionNames() -> [String] {
    var seen: Set<String> = []
    let all = commands.flatMap { $0.syntax.options() } + [.help, .version]
    return all.map(\.name.long).filter { seen.insert($0).inserted }
  }
}

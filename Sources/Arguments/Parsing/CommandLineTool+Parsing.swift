extension CommandLineTool {
  /// Reads the words of a command line, without the name of the tool in front.
  ///
  /// The rules, in the order in which they decide:
  /// - The first word is the command. `help`, `help COMMAND`, `--help`, `-h` and `--version` may
  ///   stand there instead.
  /// - `--help` or `-h` anywhere before `--` asks for the command's help, whatever else is wrong.
  /// - `--` ends the options; all words behind it are arguments. `-` alone is an argument.
  /// - `--name value`, `--name=value`, `-n value`, `-nvalue` and `-n=value` give an option its
  ///   value. A value that begins with `-` has to be tied to the option, except `-` itself.
  /// - A declared option always wins over a choice word; other words that begin with two dashes
  ///   are collected as choice words where the command takes them, and refused elsewhere. What is
  ///   an option of another command is no choice word.
  /// - An option that does not repeat is given once, a flag too.
  /// - All other words are dealt to the arguments in order.
  ///
  /// - Parameters:
  ///   - words: What the user typed, `CommandLine.arguments` without the first.
  ///   - width: The columns that a help text may fill.
  /// - Throws: ``UsageError`` for the first mistake from the left; mistakes in the arguments come
  ///   after those in the options.
  public func parse(
    _ words: [String],
    helpWidth width: Int = 80
  ) throws(UsageError) -> ParseResult<Verb> {
    guard let first = words.first else { return .noCommand(help: help(width: width)) }
    if first == HelpCommand.name || Word(first).asksForHelp {
      return .help(try help(about: words.dropFirst(), width: width))
    }
    if Word(first) == .long(name: OptionDefinition.version.name.long, value: nil) {
      return .version(version + "\n")
    }
    if let query = CompletionQuery.read(words) {
      return .completion(topic: query.topic, begun: begun(query.line))
    }
    guard Word(first) == .argument else { throw UsageError(misplaced(first), source) }
    let command = try command(named: first)
    let beforeEnd = words.dropFirst().prefix { Word($0) != .endOfOptions }
    if beforeEnd.contains(where: { Word($0).asksForHelp }) {
      return .help(help(for: command, width: width))
    }
    do throws(UsageError.Reason) {
      let reserved = Set(longOptionNames())
      let read = try CommandWords(words, from: 1, command.syntax, reserved: reserved)
      return .command(ParsedCommand(command: command, words: read, source: source(of: command)))
    } catch {
      throw UsageError(reason(error, lookingBeyond: command), source(of: command))
    }
  }

  /// What the words of an unfinished line say, as far as they are understood.
  private func begun(_ words: [String]) -> ParsedCommand<Verb>? {
    guard let name = words.first, let command = commands.first(where: { $0.name == name }) else {
      return nil
    }
    let read = CommandWords(begun: words, from: 1, command.syntax)
    return ParsedCommand(command: command, words: read, source: source(of: command))
  }

  private func command(named name: String) throws(UsageError) -> Command<Verb> {
    if let command = commands.first(where: { $0.name == name }) { return command }
    let known = commands.map(\.name) + [HelpCommand.name]
    throw UsageError(.unknownCommand(name, nearest: nearest(to: name, among: known)), source)
  }

  /// The help that the words behind `help` ask for.
  private func help(about topics: ArraySlice<String>, width: Int) throws(UsageError) -> String {
    let topics = topics.filter { $0 != HelpCommand.name && !Word($0).asksForHelp }
    guard let topic = topics.first else { return help(width: width) }
    let command = try command(named: topic)
    if let extra = topics.dropFirst().first {
      let usage = "\(name) \(HelpCommand.usage)"
      let source = UsageError.Source(usage: usage, helpLine: source.helpLine)
      throw UsageError(.unexpectedArgument(extra), source)
    }
    return help(for: command, width: width)
  }

  private func misplaced(_ word: String) -> UsageError.Reason {
    guard case .long(let name, value: _) = Word(word) else { return .optionBeforeCommand(word) }
    if "--\(name)" == CompletionQuery.option {
      return .malformedQuery(CompletionQuery.option, form: "\(self.name) \(CompletionQuery.form)")
    }
    let builtIn = [OptionDefinition.help, .version].map(\.name.long)
    guard let nearest = nearest(to: name, among: builtIn) else {
      return .optionBeforeCommand(word)
    }
    return .unknownOption(word, nearest: "--" + nearest)
  }

  private var source: UsageError.Source {
    UsageError.Source(usage: usage, helpLine: "\(name) \(HelpCommand.name)")
  }

  private func source(of command: Command<Verb>) -> UsageError.Source {
    UsageError.Source(
      usage: usage(of: command),
      helpLine: "\(name) \(HelpCommand.name) \(command.name)"
    )
  }
}

/// The completion script for bash: functions with the definition as `case` tables, and one that reads
/// the line and looks things up in them. What does not depend on the definition is in
/// `BashCompletion+Reading.swift`.
struct BashCompletion<Verb: RawRepresentable & Sendable> where Verb.RawValue == String {
  let tool: CommandLineTool<Verb>

  init(of tool: CommandLineTool<Verb>) {
    self.tool = tool
  }

  func lines() -> [String] {
    let name = tool.name
    return [
      "# Completion of \(name) for bash, written by `\(name) completions bash`.",
      "",
    ] + optionTable() + [""] + valueTable() + [""] + argumentTable() + [""]
      + readingLines(of: name) + ["", "complete -F _\(name) \(name)"]
  }

  /// The options of each command, and the topic of its choice words.
  private func optionTable() -> [String] {
    let rows = tool.commands.map { command in
      let options = command.syntax.allGroups().flatMap(\.options).flatMap(\.name.spellings)
        .joined(separator: " ")
      let choices = command.syntax.choiceWords?.topic.map { " choices=\(ShellText.word($0))" } ?? ""
      return "    \(command.name)) value=(words \(options))\(choices) ;;"
    }
    return table(
      "options",
      "The options of the command $1, and the topic of other words that begin with dashes.",
      of: #""$1""#,
      rows
    )
  }

  /// What may stand behind each option that takes a value.
  private func valueTable() -> [String] {
    let rows = tool.commands.flatMap { command in
      command.syntax.options().compactMap { option -> String? in
        guard let value = option.value else { return nil }
        let keys = option.name.spellings.map { ShellText.quoted("\(command.name) \($0)") }
        return row(keys.joined(separator: " | "), value.completion)
      }
    }
    return table(
      "value",
      "What stands behind the option $2 of the command $1; fails where nothing does.",
      of: #""$1 $2""#,
      rows + ["    *) return 1 ;;"]
    )
  }

  /// What may stand in each place for an argument, counted from 1.
  private func argumentTable() -> [String] {
    let commands = tool.commandSummaries().map(\.name)
    let rows = tool.commands.flatMap { command in
      command.syntax.arguments.enumerated().map { offset, argument in
        let key =
          argument.isRepeating
          ? ShellText.quoted("\(command.name) ") + "*"
          : ShellText.quoted("\(command.name) \(offset + 1)")
        return row(key, argument.value.completion)
      }
    }
    return table(
      "argument",
      "What may be the argument number $2 of the command $1.",
      of: #""$1 $2""#,
      rows + [row("'\(HelpCommand.name) 1'", .values(commands))]
    )
  }

  private func row(_ key: String, _ completion: ValueCompletion) -> String {
    let words =
      switch completion {
      case .nothing: [String]()
      case .values(let values): ["words"] + values
      case .files: ["files"]
      case .topic(let topic, let orFiles): ["ask", topic] + (orFiles ? ["files"] : [])
      }
    let text = words.map(ShellText.word).joined(separator: " ")
    return "    \(key)) value=(\(text)) ;;"
  }

  private func table(
    _ name: String,
    _ comment: String,
    of subject: String,
    _ rows: [String]
  ) -> [String] {
    ["# \(comment)", "_\(tool.name)_\(name)() {", "  case \(subject) in"] + rows + ["  esac", "}"]
  }
}

extension OptionName {
  /// `--output`, `-o`: the long one first.
  var spellings: [String] {
    ["--" + long] + (short.map { ["-\($0)"] } ?? [])
  }
}

/// The completion script for fish: one `complete` a command, option and argument.
struct FishCompletion<Verb: RawRepresentable & Sendable> where Verb.RawValue == String {
  private let tool: CommandLineTool<Verb>
  private var name: String { tool.name }

  init(of tool: CommandLineTool<Verb>) {
    self.tool = tool
  }

  func lines() -> [String] {
    ["# Completion of \(name) for fish, written by `\(name) completions fish`.", ""]
      + functionLines() + ["", "complete -c \(name) -e", "complete -c \(name) -f"]
      + startLines() + tool.commands.flatMap(lines)
  }

  /// The functions that look at the line. A value is taken for an argument where the line does not
  /// say that it belongs to an option.
  private func functionLines() -> [String] {
    let valued = tool.commands.flatMap { command in
      let spellings = command.syntax.options().filter { $0.value != nil }
        .flatMap(\.name.spellings)
      guard !spellings.isEmpty else { return [String]() }
      return [
        "    case \(ShellText.fish(command.name))",
        "      set valued \(spellings.joined(separator: " "))",
      ]
    }
    return """
      # Whether the command $argv[1] is being typed.
      function __\(name)_in
        set -l typed (commandline -opc)
        test (count $typed) -ge 2; and test "$typed[2]" = "$argv[1]"
      end

      # Whether its argument number $argv[2], or one up to number $argv[3], is being typed.
      function __\(name)_at
        __\(name)_in $argv[1]; or return 1
        set -l typed (commandline -opc)
        set -l valued
        switch $argv[1]

      """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
        + valued
          + """
            end
            set -l position 1
            set -l waits no
            set -l ended no
            for word in $typed[3..-1]
              if test $waits = yes
                set waits no
              else if test $ended = no; and test "$word" = --
                set ended yes
              else if test $ended = no; and string match -q -r -- '^-.' $word
                contains -- $word $valued; and set waits yes
              else
                set position (math $position + 1)
              end
            end
            test $waits = no; and test $position -ge $argv[2]; and test $position -le $argv[3]
          end

          # Whether an option is being typed.
          function __\(name)_dashed
            __\(name)_in $argv[1]; and string match -q -- '-*' (commandline -ct)
          end

          # Asks the tool about the topic $argv[1], with the words so far.
          function __\(name)_ask
            set -l typed (commandline -opc)
            $typed[1] --complete $argv[1] -- $typed[2..-1] 2>/dev/null </dev/null
          end
          """.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// What may stand in place of a command.
  private func startLines() -> [String] {
    let start = "complete -c \(name) -n 'test (count (commandline -opc)) -eq 1'"
    let builtIn = [OptionDefinition.help, .version].map {
      start + spelling(of: $0) + summary($0.help)
    }
    let commands = tool.commandSummaries().map { command in
      "\(start) -a \(ShellText.fish(command.name)) -d \(ShellText.fish(command.summary))"
    }
    let names = tool.commandSummaries().map(\.name).joined(separator: " ")
    let topics = place("at", HelpCommand.name, "1 1") + " -a \(ShellText.fish(names))"
    return builtIn + commands + [topics]
  }

  private func lines(of command: Command<Verb>) -> [String] {
    let options = command.syntax.allGroups().flatMap(\.options).map { option in
      place("in", command.name) + spelling(of: option)
        + (option.value.map { offer($0.completion, isOption: true) } ?? "") + summary(option.help)
    }
    let arguments = command.syntax.arguments.enumerated().compactMap { offset, argument in
      let last = argument.isRepeating ? 999_999 : offset + 1
      let offer = offer(argument.value.completion, isOption: false)
      return offer.isEmpty ? nil : place("at", command.name, "\(offset + 1) \(last)") + offer
    }
    let choices = command.syntax.choiceWords?.topic.map { topic in
      [place("dashed", command.name) + " -a \(ShellText.fish("(__\(name)_ask \(topic))"))"]
    }
    return [""] + options + (choices ?? []) + arguments
  }

  /// `complete` under the condition that a function of the script tells.
  private func place(_ function: String, _ command: String, _ more: String = "") -> String {
    let words = ["__\(name)_\(function)", command, more].filter { !$0.isEmpty }
    return "complete -c \(name) -n \(ShellText.fish(words.joined(separator: " ")))"
  }

  private func spelling(of option: OptionDefinition) -> String {
    (option.name.short.map { " -s \($0)" } ?? "") + " -l \(option.name.long)"
  }

  private func summary(_ help: String) -> String {
    " -d \(ShellText.fish(ShellText.summary(help)))"
  }

  private func offer(_ completion: ValueCompletion, isOption: Bool) -> String {
    let needsValue = isOption ? " -r" : ""
    return switch completion {
    case .nothing: isOption ? " -x" : ""
    case .values(let values):
      "\(needsValue) -f -a \(ShellText.fish(values.joined(separator: " ")))"
    case .files: "\(needsValue) -F"
    case .topic(let topic, let orFiles):
      "\(needsValue) \(orFiles ? "-F" : "-f") -a \(ShellText.fish("(__\(name)_ask \(topic))"))"
    }
  }
}

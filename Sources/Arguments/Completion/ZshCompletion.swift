/// The completion script for zsh: specifications for its `_arguments`, one list a command.
struct ZshCompletion<Verb: RawRepresentable & Sendable> where Verb.RawValue == String {
  private let tool: CommandLineTool<Verb>
  private var name: String { tool.name }

  init(of tool: CommandLineTool<Verb>) {
    self.tool = tool
  }

  func lines() -> [String] {
    [
      "#compdef \(name)",
      "# Completion of \(name) for zsh, written by `\(name) completions zsh`.",
      "",
    ] + commandLines() + [""] + askLines() + [""] + choiceLines() + [""] + mainLines() + [
      "",
      // Loaded by compinit the file is the body of the function, sourced it only defines it.
      #"if [[ $funcstack[1] == _\#(name) ]]; then _\#(name) "$@"; else compdef _\#(name) \#(name); fi"#,
    ]
  }

  private func commandLines() -> [String] {
    let entries = tool.commandSummaries().map { command in
      let summary = ShellText.zshPart(command.summary)
      return "    " + ShellText.quoted("\(ShellText.zshPart(command.name)):\(summary)")
    }
    return ["_\(name)_commands() {", "  local -a commands=("] + entries + [
      "  )", "  _describe -t commands command commands", "}",
    ]
  }

  /// The function that offers what the tool answers.
  private func askLines() -> [String] {
    [
      "# The lines that the tool answers about the topic $1: a word, and perhaps a tab and its meaning.",
      "_\(name)_answer() {",
      #"  answer=("${(@f)$("$typed[1]" --complete $1 -- "${(@)typed[2,-1]}" 2>/dev/null </dev/null)}")"#,
      #"  answer=("${(@)answer:#}")"#,
      "}",
      "",
      "# Offers that answer, and files beside it where $2 says so.",
      "_\(name)_ask() {",
      "  local -a answer entries",
      "  local line result=1",
      "  _\(name)_answer $1",
      "  for line in \"${(@)answer}\"; do",
      #"    entries+=("${${line%%$'\t'*}//:/\\:}${${(M)line:#*$'\t'*}:+:${line#*$'\t'}}")"#,
      "  done",
      "  if (( $#entries )) && _describe -t $1 $1 entries; then result=0; fi",
      "  if [[ $2 == files ]] && _files; then result=0; fi",
      "  return result",
      "}",
    ]
  }

  /// The function that finds the options which only the line's scenario knows.
  private func choiceLines() -> [String] {
    [
      "# Makes options of the answer about the topic $1, where one is being typed.",
      "_\(name)_choices() {",
      "  local -a answer",
      "  local line",
      "  choices=()",
      "  [[ $PREFIX == -* ]] || return",
      "  _\(name)_answer $1",
      "  for line in \"${(@)answer}\"; do",
      #"    choices+=("${line%%$'\t'*}[${${line#*$'\t'}//(#m)[\]\[:\\]/\\$MATCH}]")"#,
      "  done",
      "}",
    ]
  }

  private func mainLines() -> [String] {
    let cases = tool.commands.flatMap { command -> [String] in
      let topic = command.syntax.choiceWords?.topic
      let specifications =
        command.syntax.allGroups().flatMap(\.options).map(specification)
        + command.syntax.arguments.enumerated().map { specification($1, place: $0 + 1) }
      return ["    \(command.name))"]
        + (topic.map { ["      _\(name)_choices \(ShellText.word($0))"] } ?? [])
        + [#"      _arguments -S "${(@)choices}" \"#]
        + specifications.enumerated().map { offset, text in
          "        " + text + (offset == specifications.count - 1 ? "" : " \\")
        }
        + ["      ;;"]
    }
    return [
      "_\(name)() {",
      "  emulate -L zsh -o extendedglob",
      "  local curcontext=$curcontext state line",
      "  local -a state_descr choices",
      #"  local -a typed=("${(@Q)words[1,CURRENT-1]}")"#,
      "  typeset -A opt_args",
      "  _arguments -C \\",
      "    \(ShellText.quoted("(- *)"))"
        + "{-h,--help}\(ShellText.quoted("[\(ShellText.summary(OptionDefinition.help.help))]")) \\",
      "    \(ShellText.quoted("(- *)--version[\(ShellText.summary(OptionDefinition.version.help))]")) \\",
      "    '1: :_\(name)_commands' \\",
      "    '*:: :->rest' && return",
      "  [[ $state == rest ]] || return",
      "  case $words[1] in",
    ] + cases + [
      "    \(HelpCommand.name)) _arguments '1: :_\(name)_commands' ;;", "  esac", "}",
    ]
  }

  private func specification(_ option: OptionDefinition) -> String {
    let spellings = option.name.spellings
    let exclusion = option.isRepeatable ? "*" : "(\(spellings.joined(separator: " ")))"
    let summary = "[\(ShellText.zshPart(ShellText.summary(option.help)))]"
    guard let value = option.value else {
      return spellings.map { ShellText.quoted(exclusion + $0 + summary) }.joined(separator: " ")
    }
    return spellings.map { spelling in
      let tie = spelling.hasPrefix("--") ? "=" : "+"
      return ShellText.quoted(exclusion + spelling + tie + summary + message(value))
    }.joined(separator: " ")
  }

  private func specification(_ argument: ArgumentDefinition, place: Int) -> String {
    let place = argument.isRepeating ? "*" : "\(place)"
    let tie = argument.isRequired || argument.isRepeating ? "" : ":"
    return ShellText.quoted(place + tie + message(argument.value))
  }

  /// `:FILE:_files`: what is wanted, and how it is found.
  private func message(_ value: ValueDefinition) -> String {
    let action =
      switch value.completion {
      case .nothing: " "
      case .values(let values): "(\(values.map(ShellText.zshPart).joined(separator: " ")))"
      case .files: "_files"
      case .topic(let topic, let orFiles): " _\(name)_ask \(topic)\(orFiles ? " files" : "")"
      }
    return ":\(ShellText.zshPart(value.placeholder)):\(action)"
  }
}

extension CommandLineTool {
  /// A script that teaches a shell the commands, options and values of this tool.
  ///
  /// It knows the definition by heart and asks the tool only about topics
  /// (``ValueCompletion/topic(_:orFiles:)``). Linear in the definition.
  public func completionScript(for shell: Shell) -> String {
    let lines =
      switch shell {
      case .bash: BashCompletion(of: self).lines()
      case .zsh: ZshCompletion(of: self).lines()
      case .fish: FishCompletion(of: self).lines()
      }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The names of the commands, and what each does, with the built-in one.
  func commandSummaries() -> [(name: String, summary: String)] {
    commands.map { ($0.name, ShellText.summary($0.manual.abstract)) }
      + [(HelpCommand.name, ShellText.summary(HelpCommand.abstract))]
  }
}

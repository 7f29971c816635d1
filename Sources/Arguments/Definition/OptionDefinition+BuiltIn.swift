extension OptionDefinition {
  /// Understood by the tool and by every command.
  static let help = OptionDefinition(
    name: OptionName("help", short: "h"),
    kind: .flag,
    help: "Shows this help."
  )

  /// Understood by the tool, in place of a command.
  static let version = OptionDefinition(
    name: "version",
    kind: .flag,
    help: "Shows the version."
  )
}

/// The command that every tool has without defining it.
enum HelpCommand {
  static let name = "help"
  static let usage = "help [COMMAND]"
  static let abstract = "Explains the tool, or one of its commands."
}

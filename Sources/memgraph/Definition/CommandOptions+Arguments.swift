import Arguments

/// What stands behind a command without an option.
extension CommandOptions {
  static let moment = Argument.required(
    .text("MOMENT", completion: .topic(.moments)),
    help: "A moment of the scenario; `memgraph moments` lists them."
  )
  static let earlier = Argument.required(
    .text("EARLIER", completion: .topic(.moments)),
    help: "The moment to start from."
  )
  static let later = Argument.required(
    .text("LATER", completion: .topic(.moments)),
    help: "The moment to compare with it."
  )
  static let file = Argument.required(
    .text("FILE", completion: .files),
    help: "A snapshot in JSON or DOT, or a report of memgraph in JSON; `-` is standard input."
  )
  static let source = Argument.required(
    .text("FILE", completion: scenarios),
    help: "A snapshot in JSON or DOT, or a scenario: one that is built in, or a file; `-` is "
      + "standard input."
  )
  static let choice = Argument.required(
    .text("CHOICE", completion: .topic(.choices)),
    help: "A choice of the scenario; it is played once for each value."
  )
  static let lesson = Argument.optional(
    .text("LESSON", completion: scenarios),
    help: "A built-in scenario or a file; without it, the lessons are listed."
  )
  static let scenarioName = Argument.optional(
    .text("SCENARIO", completion: scenarios),
    help: "A built-in scenario or a file, as with `--scenario`."
  )
  static let files = Argument.zeroOrMore(
    .text("FILE", completion: scenarios),
    help: "Scenario and snapshot files; all built-in scenarios if none is given."
  )

  static let shell = Argument.required(
    .oneOf(Shell.self, "SHELL"),
    help: "The shell that the script is for."
  )
}

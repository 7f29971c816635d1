import Arguments

/// The options, each defined once; the arguments stand in `CommandOptions+Arguments.swift`.
enum CommandOptions {
  /// A scenario is built in, or a file.
  static let scenarios = ValueCompletion.topic(.scenarios, orFiles: true)

  static let scenario = Option.value(
    "scenario",
    .text("NAME|FILE", completion: scenarios),
    default: "reminders",
    help: "The scenario to play: one that is built in, or a file."
  )
  static let set = Option.values(
    "set",
    .text("CHOICE=VALUE", completion: .topic(.settings)),
    help: "Sets a choice of the scenario."
  )
  static let format = Option.value(
    "format",
    .oneOf(OutputFormat.self, "FORMAT"),
    default: .text,
    help: "How the result is written. SVG, PNG, PDF and HTML need the trait Graphviz."
  )
  static let timelineFormat = Option.value(
    "format",
    .oneOf(TimelineFormat.self, "FORMAT"),
    default: .text,
    help: "How the result is written: SVG is a flip-book, HTML a page to click through; both need "
      + "the trait Graphviz."
  )
  static let comparisonFormat = Option.value(
    "format",
    .oneOf(ComparisonFormat.self, "FORMAT"),
    default: .text,
    help: "How the result is written."
  )
  static let plainFormat = Option.value(
    "format",
    .oneOf(PlainFormat.self, "FORMAT"),
    default: .text,
    help: "How the result is written."
  )
  static let checkFormat = Option.value(
    "format",
    .oneOf(CheckFormat.self, "FORMAT"),
    default: .text,
    help: "How findings are written."
  )
  static let conversionFormat = Option.value(
    "format",
    .oneOf(ConversionFormat.self, "FORMAT"),
    default: .json,
    help: "What to make of the file."
  )
  static let handoutFormat = Option.value(
    "format",
    .oneOf(HandoutFormat.self, "FORMAT"),
    default: .text,
    help:
      "How the result is written. HTML is a page to click through, and needs the trait Graphviz."
  )
  static let answer = Option.value(
    "answer",
    .text("N[,N]"),
    help: "Your predictions, by their numbers; on a terminal the lesson asks for them."
  )
  static let reveal = Option.flag("reveal", help: "Tells the lesson without a prediction.")
  static let evidence = Option.flag(
    "evidence",
    help: "Prints the evidence record of the play instead."
  )
  static let stoppingPoint = Option.value(
    "at",
    .text("MOMENT", completion: .topic(.moments)),
    help: "The stopping point of the record; the first moment in running code if not given."
  )
  static let at = Option.value(
    "at",
    .text("MOMENT", completion: .topic(.moments)),
    help: "The moment of a scenario to convert; its last one if not given."
  )
  static let output = Option.value(
    OptionName("output", short: "o"),
    .text("FILE", completion: .files),
    help: "Where the result goes, instead of standard output."
  )
  static let courseOutput = Option.value(
    OptionName("output", short: "o"),
    .text("FILE|FOLDER", completion: .files),
    help: "Where the result goes, instead of standard output; with `--all`, the folder for its "
      + "pages."
  )
  static let focus = Option.value(
    "focus",
    .text("OBJECT", completion: .topic(.objects)),
    help: "Shows this object with what keeps it alive; text leaves out the rest, pictures fade it, "
      + "JSON has it all."
  )
  static let depth = Option.value(
    "depth",
    .wholeNumber("N", in: 0...99),
    help: "How many references around the object of `--focus` belong to it in a picture; without "
      + "`--focus`, how many around what answers are shown."
  )
  static let ghosts = Option.flag(
    "ghosts",
    help: "Keeps in pictures, faintly, what is released."
  )
  static let course = Option.flag(
    "all",
    help: "Writes all lessons and an index as pages: `--all --format html -o FOLDER`."
  )
  static let all = Option.flag(
    "all",
    help: "Lists balanced cycles too: framework cycles that their own verb takes down."
  )
  static let live = Option.flag(
    "live",
    help: "Shows real Swift objects instead of the model's: those of the scenario's twin, captured "
      + "at the same moment."
  )
  static let color = Option.value(
    "color",
    .oneOf(ColorUse.self, "WHEN"),
    default: .auto,
    help: "Whether text is coloured; `auto` means on a terminal, unless NO_COLOR is set."
  )
  static let baseline = Option.value(
    "baseline",
    .text("FILE", completion: .files),
    help: "Known findings with their reasons, a line each; they are not reported again."
  )

  static let scenarioOptions = OptionGroup("Scenario options", scenario, set)
  static let liveOptions = OptionGroup("Live options", live)
  static let outputOptions = OptionGroup("Output options", format, output, focus, depth, all, color)
  static let plainOptions = OptionGroup("Output options", plainFormat, output, color)
  static let timelineOptions = OptionGroup("Output options", timelineFormat, output, ghosts, color)
  static let comparisonOptions = OptionGroup("Output options", comparisonFormat, output, color)
  static let lessonOptions = OptionGroup("Lesson options", answer, reveal, set, course)
  static let recordOptions = OptionGroup("Evidence options", evidence, stoppingPoint)
  static let handoutOptions = OptionGroup("Output options", handoutFormat, courseOutput, color)
  static let checkOptions = OptionGroup("Options", checkFormat, baseline, output, color)
  static let scriptOptions = OptionGroup("Options", output)
  static let choiceWords = ChoiceWords(
    "Choices",
    placeholder: "--VALUE",
    help: "A value of a choice of the scenario: `--strong` is `--set capture=strong`.",
    topic: CompletionTopic.words.rawValue
  )
}

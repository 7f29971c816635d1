import Arguments

/// The tool that the tests drive: small, and with one of everything.
enum Atlas {
  enum Verb: String { case list, show, check, pack, clean }

  enum Format: String, CaseIterable { case text, json, svg }

  static let format = Option.value(
    "format",
    .oneOf(Format.self, "FORMAT"),
    default: .text,
    help: "How the result is written."
  )
  static let output = Option.value(
    OptionName("output", short: "o"),
    .text("FILE"),
    help: "Where the result goes, instead of standard output."
  )
  static let set = Option.values(
    "set",
    .text("CHOICE=VALUE"),
    help: "Sets a choice of the region."
  )
  static let latent = Option.flag(OptionName("latent", short: "l"), help: "Shows hidden roads.")
  static let depth = Option.value(
    "depth",
    .wholeNumber("COUNT", in: 1...9),
    default: 3,
    help: "How far roads are followed."
  )

  static let region = Argument.optional(.text("REGION"), help: "The region to list.")
  static let place = Argument.required(.text("PLACE"), help: "The place to look at.")
  static let zoom = Argument.optional(
    .wholeNumber("ZOOM", in: 0...20),
    help: "How close to go."
  )
  static let files = Argument.oneOrMore(.text("FILE"), help: "A map to check.")
  static let formats = Argument.zeroOrMore(
    .oneOf(Format.self, "FORMAT"),
    help: "What to pack."
  )

  static let regionOptions = OptionGroup("Region", set)
  static let outputOptions = OptionGroup("Output", format, output, latent)

  static let tool = CommandLineTool<Verb>(
    "atlas",
    version: "atlas 1.2",
    manual: Manual(
      "Shows roads and places.",
      discussion: """
        Maps come with the tool or from files.

        A first look:
          atlas list
        """,
      examples: [Example("atlas show harbour --winter", "Which roads are open in winter?")],
      exitStatuses: [
        ExitStatus(0, "Done."), ExitStatus(64, "The command line cannot be understood."),
      ]
    ),
    commands: [
      Command(.list, Manual("Lists places."), Syntax(region, options: [outputOptions])),
      Command(
        .show,
        Manual(
          "Shows one place.",
          discussion: "Roads that end at the place come first, then those that begin there, then "
            + "those that pass.",
          examples: [Example("atlas show harbour --format svg -o harbour.svg", "A picture.")]
        ),
        Syntax(
          place,
          zoom,
          options: [regionOptions, outputOptions],
          choiceWords: ChoiceWords(
            "Choices",
            placeholder: "--VALUE",
            help: "A value of a choice: `--winter` is `--set season=winter`."
          )
        )
      ),
      Command(
        .check,
        Manual("Checks maps."),
        Syntax(files, options: [OptionGroup("Options", depth)])
      ),
      Command(.pack, Manual("Packs maps."), Syntax(formats)),
      Command(.clean, Manual("Removes what is cached."), Syntax()),
    ]
  )
}

import Arguments

/// The whole command line: one definition that parsing, usage and help read.
enum MemgraphTool {
  static let tool = CommandLineTool<Verb>(
    "memgraph",
    version: "memgraph 0.1.0",
    manual: Manual(
      "Shows who keeps an object alive, whether it will be released, and which reference to change.",
      discussion: """
        A scenario is an app's ownership as a script. It is played under automatic reference \
        counting and looked at in named moments.

        A first look:
          memgraph snapshot after-pop --strong
          memgraph timeline --scenario timer-incident
        """,
      examples: [
        Example(
          "memgraph snapshot after-pop --strong --set list-keeps-detail=yes",
          "What keeps Detail when List still refers to it?"
        ),
        Example("memgraph analyze leak.json --format dot | dot -Tsvg > leak.svg", "A picture."),
        Example("memgraph check Scenarios/*.scenario", "Every combination of choices, for CI."),
      ],
      exitStatuses: ExitStatus.allCases.map {
        Arguments.ExitStatus(UInt8($0.rawValue), $0.meaning)
      }
    ),
    commands: [
      scenarios, moments, snapshot, timeline, diff, compare, lesson, analyze, check, convert,
      completions,
    ]
  )

  private static let scenarios = Command<Verb>(
    .scenarios,
    Manual("Lists the built-in scenarios with their choices."),
    Syntax(options: [CommandOptions.plainOptions])
  )

  private static let moments = Command<Verb>(
    .moments,
    Manual("Lists the moments of a scenario."),
    Syntax(
      CommandOptions.scenarioName,
      options: [CommandOptions.scenarioOptions, CommandOptions.plainOptions],
      choiceWords: CommandOptions.choiceWords
    )
  )

  private static let snapshot = Command<Verb>(
    .snapshot,
    Manual(
      "Shows one moment of a scenario: what is released, what is kept, and by whom.",
      examples: [
        Example("memgraph snapshot after-pop --strong", "Is Detail released after the pop?"),
        Example("memgraph snapshot after-pop --strong --live", "Do real objects say the same?"),
        Example(
          "memgraph snapshot popping --format dot | dot -Tpng > popping.png",
          "As a picture."
        ),
      ]
    ),
    Syntax(
      CommandOptions.moment,
      options: [
        CommandOptions.scenarioOptions, CommandOptions.liveOptions, CommandOptions.outputOptions,
      ],
      choiceWords: CommandOptions.choiceWords
    )
  )

  private static let timeline = Command<Verb>(
    .timeline,
    Manual(
      "Shows all moments of a scenario: what was born, released and held at each.",
      examples: [
        Example("memgraph timeline --strong --format mermaid", "Diagrams in Markdown, for GitHub."),
        Example(
          "memgraph timeline --format dot --ghosts | dot -Tpng -O",
          "A picture a moment, with everything in its place: noname.gv.png, noname.gv.2.png, …"
        ),
      ]
    ),
    Syntax(
      CommandOptions.scenarioName,
      options: [CommandOptions.scenarioOptions, CommandOptions.timelineOptions],
      choiceWords: CommandOptions.choiceWords
    )
  )

  private static let diff = Command<Verb>(
    .diff,
    Manual("Shows what changed from one moment of a scenario to another."),
    Syntax(
      CommandOptions.earlier,
      CommandOptions.later,
      options: [CommandOptions.scenarioOptions, CommandOptions.plainOptions],
      choiceWords: CommandOptions.choiceWords
    )
  )

  private static let compare = Command<Verb>(
    .compare,
    Manual(
      "Plays a scenario once for each value of a choice, and shows where that makes a difference.",
      examples: [
        Example(
          "memgraph compare capture --set list-keeps-detail=yes",
          "Does it matter how the closure captures List?"
        ),
        Example("memgraph compare stop --scenario timer-incident", "Where does the timer stop?"),
      ]
    ),
    Syntax(
      CommandOptions.choice,
      options: [CommandOptions.scenarioOptions, CommandOptions.comparisonOptions],
      choiceWords: CommandOptions.choiceWords
    )
  )

  private static let lesson = Command<Verb>(
    .lesson,
    Manual(
      "Leads through a scenario: predict, run, look at the evidence, change one condition.",
      discussion: """
        On a terminal the lesson asks for each prediction; a number or a letter answers, `q` leaves. \
        Elsewhere it shows the questions, and `--answer` or `--reveal` goes on.

        As HTML a lesson is one page with all moments and choices, and asks by itself; `--reveal` covers \
        nothing. `lesson --all --format html -o site` writes a course of all of them.
        """,
      examples: [
        Example("memgraph lesson", "Which lessons are there?"),
        Example("memgraph lesson reminders --strong --answer 1,2", "Two predictions, and the run."),
        Example(
          "memgraph lesson reminders --evidence --format markdown",
          "The evidence record, filled in."
        ),
      ]
    ),
    Syntax(
      CommandOptions.lesson,
      options: [
        CommandOptions.lessonOptions, CommandOptions.recordOptions, CommandOptions.handoutOptions,
      ],
      choiceWords: CommandOptions.choiceWords
    )
  )

  private static let analyze = Command<Verb>(
    .analyze,
    Manual(
      "Analyses a snapshot from a file.",
      examples: [Example("memgraph analyze leak.json", "What is kept, by whom, and why?")]
    ),
    Syntax(CommandOptions.file, options: [CommandOptions.outputOptions])
  )

  private static let check = Command<Verb>(
    .check,
    Manual(
      "Plays every combination of choices and reports each expectation that does not hold.",
      discussion: """
        In a snapshot file, an object of `expectReleased` that is alive is a finding.

        A baseline has a line for each finding that is known: what stands after `error: ` in the \
        text report, then ` # ` and the reason why it stays.
        """
    ),
    Syntax(CommandOptions.files, options: [CommandOptions.checkOptions])
  )

  private static let convert = Command<Verb>(
    .convert,
    Manual("Turns a snapshot or a moment of a scenario into another form."),
    Syntax(
      CommandOptions.source,
      options: [
        OptionGroup(
          "Options",
          CommandOptions.conversionFormat,
          CommandOptions.at,
          CommandOptions.set,
          CommandOptions.output
        )
      ],
      choiceWords: CommandOptions.choiceWords
    )
  )

  private static let completions = Command<Verb>(
    .completions,
    Manual(
      "Prints a script that completes commands, options, scenarios and moments in a shell.",
      discussion: """
        For this session:
          bash:  eval "$(memgraph completions bash)"
          zsh:   eval "$(memgraph completions zsh)"
          fish:  memgraph completions fish | source

        For good, the script goes where the shell looks for it:
          bash:  ~/.local/share/bash-completion/completions/memgraph
          zsh:   a file _memgraph in a folder of $fpath
          fish:  ~/.config/fish/completions/memgraph.fish
        """
    ),
    Syntax(CommandOptions.shell, options: [CommandOptions.scriptOptions])
  )
}

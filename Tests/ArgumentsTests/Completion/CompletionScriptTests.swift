import Arguments
import Testing

/// The scripts of the real command are compared whole, and run, in its own tests; here is what a
/// definition can do to a script.
@Suite
struct CompletionScriptTests {
  private enum Verb: String { case go }

  private static let file = Argument.oneOrMore(
    .text("FILE", completion: .topic("places", orFiles: true)),
    help: "It's a [map]: or `none`, they say. More follows."
  )
  private static let tool = CommandLineTool<Verb>(
    "walk",
    version: "1",
    manual: Manual(""),
    commands: [
      Command(
        .go,
        Manual("Goes 'there': now. And back."),
        Syntax(
          file,
          options: [
            OptionGroup(
              "Options",
              Option.value(
                OptionName("to", short: "t"),
                .text("PLACE", completion: .topic("places", orFiles: false)),
                help: #"A place, such as C:\[x]."#
              ),
              Option.flag("fast", help: "Doesn't rest.")
            )
          ],
          choiceWords: ChoiceWords("Choices", placeholder: "--HOW", help: "How.", topic: "ways")
        )
      )
    ]
  )

  private func lines(_ shell: Shell, with word: String) -> [String] {
    Self.tool.completionScript(for: shell).split(separator: "\n").map(String.init)
      .filter { $0.contains(word) }
  }

  @Test
  func `bash has a row for each option and argument`() {
    #expect(
      lines(.bash, with: "go") == [
        "    go) value=(words --to -t --fast --help -h) choices=ways ;;",
        "    'go --to' | 'go -t') value=(ask places) ;;",
        "    'go '*) value=(ask places files) ;;",
        "    'help 1') value=(words go help) ;;",
      ]
    )
  }

  @Test
  func `zsh has brackets, colons and quotes of help texts escaped`() {
    #expect(
      lines(.zsh, with: "go") == [
        #"    'go:Goes '\''there'\''\: now'"#, "    go)",
      ]
    )
    #expect(
      lines(.zsh, with: "PLACE") == [
        #"        '(--to -t)--to=[A place, such as C\:\\\[x\]]:PLACE: _walk_ask places' "#
          + #"'(--to -t)-t+[A place, such as C\:\\\[x\]]:PLACE: _walk_ask places' \"#
      ]
    )
    #expect(
      lines(.zsh, with: "fast") == [#"        '(--fast)--fast[Doesn'\''t rest]' \"#]
    )
  }

  @Test
  func `fish has quotes and backslashes of help texts escaped`() {
    #expect(
      lines(.fish, with: "_in go'") == [
        #"complete -c walk -n '__walk_in go' -s t -l to -r -f -a '(__walk_ask places)' "#
          + #"-d 'A place, such as C:\\[x]'"#,
        #"complete -c walk -n '__walk_in go' -l fast -d 'Doesn\'t rest'"#,
        "complete -c walk -n '__walk_in go' -s h -l help -d 'Shows this help'",
      ]
    )
    #expect(
      lines(.fish, with: "_at go") == [
        "complete -c walk -n '__walk_at go 1 999999' -F -a '(__walk_ask places)'"
      ]
    )
  }
}

import Arguments
import Testing

@Suite
struct ChoiceWordTests {
  @Test
  func `unknown long options are kept in order with their positions`() throws {
    let parsed = try Atlas.read("show --winter a --format json --night=late --winter 3")
    #expect(
      parsed.choiceWords == [
        ChoiceWord(name: "winter", value: nil, position: 1),
        ChoiceWord(name: "night", value: "late", position: 5),
        ChoiceWord(name: "winter", value: nil, position: 6),
      ]
    )
    #expect(parsed.choiceWords.map(\.text) == ["--winter", "--night=late", "--winter"])
    #expect(parsed[Atlas.place] == "a")
    #expect(parsed[Atlas.zoom] == 3)
    #expect(parsed[Atlas.format] == .json)
  }

  @Test
  func `a declared option wins`() throws {
    let parsed = try Atlas.read("show a --latent --winter")
    #expect(parsed[Atlas.latent])
    #expect(parsed.choiceWords.map(\.name) == ["winter"])
  }

  @Test
  func `a word without a name is no choice word`() {
    #expect(Atlas.refusal("show a --=") == .unknownOption("--=", nearest: nil))
    #expect(Atlas.refusal("show a --=x") == .unknownOption("--=x", nearest: nil))
  }

  @Test
  func `an empty value is a value`() throws {
    #expect(try Atlas.read("show a --night=").choiceWords.first?.text == "--night=")
  }

  @Test
  func `other commands refuse them`() {
    #expect(Atlas.refusal("check f --winter") == .unknownOption("--winter", nearest: nil))
  }

  @Test
  func `a misspelled option with a value is not blamed on the value`() {
    #expect(
      Atlas.refusal("show a 1 --fromat json") == .unknownOption("--fromat", nearest: "--format")
    )
    #expect(Atlas.refusal("show --ouptut b a 1") == .unknownOption("--ouptut", nearest: "--output"))
    #expect(
      Atlas.refusal("show a --fromat json") == .unknownOption("--fromat", nearest: "--format")
    )
    // A flag would not have taken the word, and a tied value is not loose.
    #expect(Atlas.refusal("show a 1 --lantent b") == .unexpectedArgument("b"))
    #expect(Atlas.refusal("show a 1 --fromat=x b") == .unexpectedArgument("b"))
  }

  @Test
  func `a word that the caller cannot resolve suggests options and choices`() throws {
    let parsed = try Atlas.read("show a --witner --fromat=json --banana")
    let errors = parsed.choiceWords.map {
      parsed.unknownOption($0, choiceWords: ["winter", "summer"])
    }
    #expect(
      errors.map(\.reason) == [
        .unknownOption("--witner", nearest: "--winter"),
        .unknownOption("--fromat=json", nearest: "--format"),
        .unknownOption("--banana", nearest: nil),
      ]
    )
    #expect(
      errors.first?.description == """
        unknown option `--witner`; did you mean `--winter`?
        Usage: atlas show PLACE [ZOOM] [OPTIONS] [--VALUE…]
        See `atlas help show`.
        """
    )
  }
}

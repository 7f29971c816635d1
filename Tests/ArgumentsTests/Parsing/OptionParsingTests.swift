import Arguments
import Testing

@Suite
struct OptionParsingTests {
  @Test(arguments: [
    "show a --format json", "show a --format=json", "show --format json a", "show --format=json a",
  ])
  func `an option with a value is written in two words or tied by an equals sign`(
    line: String
  ) throws {
    let parsed = try Atlas.read(line)
    #expect(parsed[Atlas.format] == .json)
    #expect(parsed[Atlas.place] == "a")
  }

  @Test(arguments: ["-o x.svg", "-ox.svg", "-o=x.svg", "--output x.svg", "--output=x.svg"])
  func `a short name may carry its value`(spelling: String) throws {
    #expect(try Atlas.read("show a " + spelling)[Atlas.output] == "x.svg")
  }

  @Test
  func `a silent line gives defaults, nil, false and nothing`() throws {
    let parsed = try Atlas.read("show a")
    #expect(parsed[Atlas.format] == .text)
    #expect(parsed[Atlas.output] == nil)
    #expect(parsed[Atlas.latent] == false)
    #expect(parsed[Atlas.set] == [])
    #expect(!parsed.gives(Atlas.format))
    #expect(!parsed.gives(Atlas.latent))
  }

  @Test
  func `giving the default is giving the option`() throws {
    let parsed = try Atlas.read("show a --format text -l")
    #expect(parsed[Atlas.format] == .text)
    #expect(parsed[Atlas.latent])
    #expect(parsed.gives(Atlas.format))
    #expect(parsed.gives(Atlas.latent))
    #expect(!parsed.gives(Atlas.output))
  }

  @Test
  func `a repeatable option keeps the order of the line`() throws {
    let parsed = try Atlas.read("show --set b=1 a --set=a=2 --set b=1")
    #expect(parsed[Atlas.set] == ["b=1", "a=2", "b=1"])
  }

  @Test
  func `only the first equals sign separates`() throws {
    #expect(try Atlas.read("show a --output=x=y=z")[Atlas.output] == "x=y=z")
    #expect(try Atlas.read("show a -o==x")[Atlas.output] == "=x")
  }

  @Test
  func `a value that begins with a dash has to be tied`() throws {
    #expect(try Atlas.read("show a --output=-x")[Atlas.output] == "-x")
    #expect(try Atlas.read("show a -o-x")[Atlas.output] == "-x")
    #expect(try Atlas.read("show a --output=--help")[Atlas.output] == "--help")
    #expect(
      Atlas.refusal("show a --output -x") == .looseValue(option: "--output", next: "-x")
    )
    #expect(
      Atlas.refusal("show a -o --")
        == .missingValue(option: "-o", placeholder: "FILE", next: "--")
    )
  }

  @Test
  func `an option behind an option is no value of it`() {
    #expect(
      Atlas.refusal("show a -o --format json")
        == .missingValue(option: "-o", placeholder: "FILE", next: "--format")
    )
    #expect(
      Atlas.refusal("show a --format --winter")
        == .missingValue(option: "--format", placeholder: "FORMAT", next: "--winter")
    )
  }

  @Test(arguments: ["-1", "-99999999999999999999", "-5x"])
  func `a number below zero is a value`(text: String) {
    #expect(
      Atlas.refusal(["check", "--depth", text, "f"])
        == .invalidValue(
          text,
          name: "--depth",
          expectation: "a whole number from 1 to 9",
          nearest: nil
        )
    )
  }

  @Test
  func `a lone dash is a value`() throws {
    #expect(try Atlas.read("show a -o -")[Atlas.output] == "-")
  }

  @Test
  func `an option at the end needs its value`() {
    #expect(
      Atlas.refusal("show a --format")
        == .missingValue(option: "--format", placeholder: "FORMAT", next: nil)
    )
    #expect(
      Atlas.refusal("show a -o") == .missingValue(option: "-o", placeholder: "FILE", next: nil)
    )
  }

  @Test
  func `a flag takes no value`() {
    #expect(
      Atlas.refusal("show a --latent=yes") == .unexpectedValue(option: "--latent", value: "yes")
    )
    #expect(Atlas.refusal("show a --latent=") == .unexpectedValue(option: "--latent", value: ""))
    #expect(Atlas.refusal("show a --help=x") == .unexpectedValue(option: "--help", value: "x"))
  }

  @Test(arguments: ["-o a -o b", "-o a --output b", "--output=a --output=a", "-oa --output b"])
  func `an option that says one thing is given once`(options: String) {
    #expect(
      Atlas.refusal("show a " + options) == .repeatedOption(OptionName("output", short: "o"))
    )
  }

  @Test
  func `a flag is given once`() {
    #expect(
      Atlas.refusal("show a --latent -l") == .repeatedOption(OptionName("latent", short: "l"))
    )
  }

  @Test
  func `a value is one of the possible ones, and the nearest is offered`() {
    let expectation = "one of text, json, svg"
    #expect(
      Atlas.refusal("show a --format jsno")
        == .invalidValue("jsno", name: "--format", expectation: expectation, nearest: "json")
    )
    #expect(
      Atlas.refusal("show a --format=")
        == .invalidValue("", name: "--format", expectation: expectation, nearest: nil)
    )
    #expect(
      Atlas.refusal("show a --format JSON")
        == .invalidValue("JSON", name: "--format", expectation: expectation, nearest: "json")
    )
  }

  @Test(arguments: ["0", "10", "x", "1.5", "", "99999999999999999999"])
  func `a number is whole and within its range`(text: String) {
    #expect(
      Atlas.refusal(["check", "--depth", text, "f"])
        == .invalidValue(
          text,
          name: "--depth",
          expectation: "a whole number from 1 to 9",
          nearest: nil
        )
    )
  }

  @Test
  func `a number within its range is read`() throws {
    #expect(try Atlas.read("check --depth 9 f")[Atlas.depth] == 9)
    #expect(try Atlas.read("check f")[Atlas.depth] == 3)
  }

  @Test
  func `an empty text is no text`() {
    #expect(
      Atlas.refusal("show a --output=")
        == .invalidValue("", name: "--output", expectation: "some text", nearest: nil)
    )
  }

  @Test
  func `an unknown option is refused and the nearest is offered`() {
    #expect(Atlas.refusal("list --fromat") == .unknownOption("--fromat", nearest: "--format"))
    #expect(Atlas.refusal("list --fromat=x") == .unknownOption("--fromat=x", nearest: "--format"))
    #expect(Atlas.refusal("list --hepl") == .unknownOption("--hepl", nearest: "--help"))
    #expect(Atlas.refusal("list --banana") == .unknownOption("--banana", nearest: nil))
  }

  @Test
  func `an option of other commands is refused with their names`() {
    #expect(
      Atlas.refusal("list --set a=b")
        == .foreignOption("--set", command: "list", takers: ["show"])
    )
    #expect(
      Atlas.refusal("list --depth=3")
        == .foreignOption("--depth", command: "list", takers: ["check"])
    )
    #expect(
      Atlas.refusal("clean -o x")
        == .foreignOption("-o", command: "clean", takers: ["list", "show"])
    )
    #expect(
      Atlas.refusal("check -lo f") == .unknownOption("-lo", nearest: nil)
    )
  }

  @Test
  func `an option of another command is no choice word`() {
    #expect(
      Atlas.refusal("show a --depth 3")
        == .foreignOption("--depth", command: "show", takers: ["check"])
    )
    #expect(Atlas.refusal("show a --version") == .optionAfterCommand("--version"))
  }

  @Test
  func `an unknown short option is refused, where choice words are taken too`() {
    #expect(Atlas.refusal("show a -x") == .unknownOption("-x", nearest: nil))
    #expect(Atlas.refusal("show a -5") == .unknownOption("-5", nearest: nil))
    #expect(Atlas.refusal("show a -format") == .unknownOption("-format", nearest: "--format"))
  }

  @Test
  func `short flags do not cluster`() {
    #expect(Atlas.refusal("show a -hl") == .unknownOption("-hl", nearest: nil))
    #expect(Atlas.refusal("show a -l=yes") == .unknownOption("-l=yes", nearest: nil))
    #expect(Atlas.refusal("show a -lo") == .unknownOption("-lo", nearest: nil))
    #expect(Atlas.refusal("show a -latent") == .unknownOption("-latent", nearest: "--latent"))
  }
}

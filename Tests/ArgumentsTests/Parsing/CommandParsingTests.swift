import Arguments
import Testing

@Suite
struct CommandParsingTests {
  private func result(_ line: String, width: Int = 80) throws -> ParseResult<Atlas.Verb> {
    try Atlas.tool.parse(Atlas.words(line), helpWidth: width)
  }

  private func helpText(_ line: String, width: Int = 80) throws -> String? {
    guard case .help(let text) = try result(line, width: width) else { return nil }
    return text
  }

  private func command(_ verb: Atlas.Verb) throws -> Command<Atlas.Verb> {
    try #require(Atlas.tool.commands.first { $0.verb == verb })
  }

  @Test(arguments: ["list", "show", "check", "pack", "clean"])
  func `the first word is the command`(name: String) throws {
    let arguments = name == "show" || name == "check" ? " a" : ""
    #expect(try Atlas.read(name + arguments).verb.rawValue == name)
  }

  @Test
  func `an empty line brings the help of the tool`() throws {
    guard case .noCommand(help: let text) = try Atlas.tool.parse([], helpWidth: 40) else {
      Issue.record("an empty line is something else")
      return
    }
    #expect(text == Atlas.tool.help(width: 40))
  }

  @Test(arguments: ["help", "--help", "-h", "help help", "help --help", "--help -h"])
  func `help is a command and an option`(line: String) throws {
    #expect(try helpText(line) == Atlas.tool.help())
    #expect(try helpText(line, width: 40) == Atlas.tool.help(width: 40))
  }

  @Test(arguments: [
    "help show", "--help show", "-h show", "show --help", "show -h", "help show --help",
    "show a --help", "show --format --help", "show --format bad -h", "show a b c d --help",
    "show a --help --winter",
  ])
  func `help about a command wins over its mistakes`(line: String) throws {
    #expect(try helpText(line) == Atlas.tool.help(for: command(.show)))
    #expect(try helpText(line, width: 40) == Atlas.tool.help(for: command(.show), width: 40))
  }

  @Test(arguments: ["--version", "--version show", "--version --banana"])
  func `the version is a line`(line: String) throws {
    guard case .version(let text) = try result(line) else {
      Issue.record("\(line) is something else")
      return
    }
    #expect(text == "atlas 1.2\n")
  }

  @Test
  func `an unknown command is refused and the nearest is offered`() {
    #expect(Atlas.refusal("shwo a") == .unknownCommand("shwo", nearest: "show"))
    #expect(Atlas.refusal("hlep") == .unknownCommand("hlep", nearest: "help"))
    #expect(Atlas.refusal("banana") == .unknownCommand("banana", nearest: nil))
    #expect(Atlas.refusal("Show a") == .unknownCommand("Show", nearest: "show"))
    #expect(Atlas.refusal("-") == .unknownCommand("-", nearest: nil))
    #expect(Atlas.refusal([""]) == .unknownCommand("", nearest: nil))
    #expect(Atlas.refusal("help shwo") == .unknownCommand("shwo", nearest: "show"))
    #expect(Atlas.refusal("help --format") == .unknownCommand("--format", nearest: nil))
  }

  @Test
  func `help explains one command at a time`() {
    #expect(Atlas.refusal("help show list") == .unexpectedArgument("list"))
  }

  @Test
  func `options follow the command`() {
    #expect(Atlas.refusal("--format json show a") == .optionBeforeCommand("--format"))
    #expect(Atlas.refusal("-l show a") == .optionBeforeCommand("-l"))
    #expect(Atlas.refusal("-- show a") == .optionBeforeCommand("--"))
    #expect(Atlas.refusal("--verison") == .unknownOption("--verison", nearest: "--version"))
    #expect(Atlas.refusal("--version=2") == .unknownOption("--version=2", nearest: "--version"))
  }
}

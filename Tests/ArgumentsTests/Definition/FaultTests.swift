import Testing

@testable import Arguments

@Suite
struct FaultTests {
  private enum Verb: String {
    case show
    case twice = "show "
    case help
    case dashed = "-x"
    case empty = ""
  }

  private static let a = Option.flag(OptionName("all", short: "a"), help: "All.")
  private static let one = Argument.required(.text("ONE"), help: "One.")
  private static let maybe = Argument.optional(.text("MAYBE"), help: "Maybe.")
  private static let many = Argument.zeroOrMore(.text("MANY"), help: "Many.")

  private static func syntax(_ name: OptionName) -> Syntax {
    Syntax(options: [OptionGroup("First", a), OptionGroup("Second", Option.flag(name, help: ""))])
  }

  @Test
  func `a definition that holds together has no fault`() {
    #expect(Atlas.tool.firstFault() == nil)
    #expect(Self.syntax(OptionName("beta", short: "b")).firstFault() == nil)
    #expect(Syntax(Self.one, Self.maybe, Self.many).firstFault() == nil)
  }

  @Test(arguments: [
    (OptionName("all"), "the option `--all` occurs twice or is built in"),
    (OptionName("help"), "the option `--help` occurs twice or is built in"),
    (OptionName("beta", short: "a"), "the option `-a` occurs twice or is built in"),
    (OptionName("beta", short: "h"), "the option `-h` occurs twice or is built in"),
    (OptionName("beta", short: "-"), "`-` is no short name"),
    (OptionName("beta", short: "é"), "`é` is no short name"),
    (OptionName(""), "\"\" is no name for an option"),
    (OptionName("--beta"), "`--beta` is no name for an option"),
    (OptionName("a=b"), "`a=b` is no name for an option"),
    (OptionName("a b"), "`a b` is no name for an option"),
  ])
  func `an option is declared once and can be typed`(name: OptionName, fault: String) {
    #expect(Self.syntax(name).firstFault() == fault)
  }

  @Test
  func `arguments can be told apart`() {
    let behindOptional = "ONE stands behind MAYBE, which may be left out"
    #expect(Syntax(Self.maybe, Self.one).firstFault() == behindOptional)
    let behindRepeating = "ONE stands behind MANY, which takes all words"
    #expect(Syntax(Self.many, Self.one).firstFault() == behindRepeating)
    #expect(Syntax(Self.one, Self.one).firstFault() == "the argument ONE occurs twice")
  }

  @Test
  func `commands can be told apart, and a broken one is not defined`() async {
    await #expect(processExitsWith: .failure) { _ = Self.tool(.show, .show) }
    await #expect(processExitsWith: .failure) { _ = Self.tool(.help) }
    await #expect(processExitsWith: .failure) { _ = Self.tool(.twice) }
    await #expect(processExitsWith: .failure) { _ = Self.tool(.dashed) }
    await #expect(processExitsWith: .failure) { _ = Self.tool(.empty) }
    await #expect(processExitsWith: .success) { _ = Self.tool(.show) }
  }

  private static func tool(_ verbs: Verb...) -> CommandLineTool<Verb> {
    let commands = verbs.map { Command($0, Manual(""), Syntax()) }
    return CommandLineTool("tool", version: "1", manual: Manual(""), commands: commands)
  }
}

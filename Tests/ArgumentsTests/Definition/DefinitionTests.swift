import Arguments
import Testing

@Suite
struct DefinitionTests {
  @Test
  func `a definition can be inspected`() throws {
    let show = try #require(Atlas.tool.commands.first { $0.verb == .show })
    #expect(show.syntax.arguments.map(\.usage) == ["PLACE", "[ZOOM]"])
    #expect(show.syntax.optionGroups.map(\.title) == ["Region", "Output"])
    let options = show.syntax.options()
    #expect(
      options.map(\.name.description)
        == ["--set", "--format", "-o, --output", "-l, --latent"]
    )
    #expect(options.map(\.isRepeatable) == [true, false, false, false])
    #expect(options.map { $0.value?.placeholder } == ["CHOICE=VALUE", "FORMAT", "FILE", nil])
    #expect(
      options.map { $0.value?.possibleValues } == [[], ["text", "json", "svg"], [], nil]
    )
    #expect(options[1].value?.accepts("json") == true)
    #expect(options[1].value?.accepts("") == false)
  }

  @Test
  func `the names that no choice word can have are listed once`() {
    #expect(
      Atlas.tool.longOptionNames()
        == ["format", "output", "latent", "set", "depth", "help", "version"]
    )
  }

  @Test
  func `a form of one's own reads what it likes`() throws {
    enum Verb: String { case go }
    struct Point: Equatable { let x, y: Int }
    let form = ValueForm<Point>("X,Y", expectation: "two numbers, as in `3,4`") { text in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
      return Point(x: x, y: y)
    }
    let start = Option.value("start", form, default: Point(x: 0, y: 0), help: "")
    let tool = CommandLineTool<Verb>(
      "walk",
      version: "1",
      manual: Manual(""),
      commands: [Command(.go, Manual(""), Syntax(options: [OptionGroup("Options", start)]))]
    )
    guard case .command(let parsed) = try tool.parse(["go", "--start", "3,4"]) else {
      Issue.record("no command")
      return
    }
    #expect(parsed[start] == Point(x: 3, y: 4))
    let error = #expect(throws: UsageError.self) { try tool.parse(["go", "--start=3"]) }
    #expect(error?.reason.message() == "`--start` takes two numbers, as in `3,4`, not `3`")
  }

  @Test
  func `asking a command for what it does not declare is a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) {
      _ = try Atlas.read("clean")[Atlas.format]
    }
    await #expect(processExitsWith: .failure) {
      _ = try Atlas.read("clean")[Atlas.place]
    }
  }
}

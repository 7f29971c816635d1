import RefGraph
import Testing

/// How a text says what stands together in pictures.
struct GroupParsingTests {
  private static let base = """
    scenario base "Base"
    group "Window" window
    group "Stack" nav
    root window: UIWindow
    let nav: UINavigationController
    window.root -> nav
    """

  private func parse(_ text: String) throws(ScenarioError) -> Scenario {
    try Scenario(parsing: "scenario s \"t\"\n" + text, file: "f", known: ["base"]) { name in
      name == "base" ? try? Scenario(parsing: Self.base, file: "base.scenario") : nil
    }
  }

  private func shape(of scenario: Scenario) -> [String] {
    scenario.groups.map { group in
      "\(group.location) \(group.title): \(group.members.map(\.description))"
    }
  }

  @Test func `places are separated by commas or spaces, as in other lists`() throws {
    let scenario = try parse(
      "group \"A \\\"<b>\\u{202E}\" a, b.f\n group \"B\" b c\nlet a: T\nlet b: T\nroot c: T"
    )
    #expect(
      shape(of: scenario) == [
        "2:1 A \"<b>\u{202E}: [\"a\", \"b.f\"]", "3:2 B: [\"b\", \"c\"]",
      ]
    )
    #expect(scenario.statements.count == 3)
  }

  @Test func `the groups of a used scenario come first, and are not repeated in the text`() throws {
    let text = """
      scenario s "t"
      use base

      group "Stack" page
      group "Page" page.model, model-2

      let page: Page
      let model: Model
      nav.top -> page
      moment m

      """
    let scenario = try parse(String(text.dropFirst("scenario s \"t\"\n".count)))
    #expect(
      shape(of: scenario) == [
        "2:1 Window: [\"window\"]", "3:1 Stack: [\"nav\"]", "4:1 Stack: [\"page\"]",
        "5:1 Page: [\"page.model\", \"model-2\"]",
      ]
    )
    #expect(scenario.text() == text)
    let timeline = try scenario.play(scenario.defaultSetting)
    let groups = try #require(timeline.moments.last).groups
    #expect(groups.map(\.title) == ["Window", "Stack"])
    #expect(groups.map(\.objects.count) == [1, 2])
  }

  @Test func `sixty-four groups are enough, and of more the first is one too many`() throws {
    let groups = (1...67).map { "group \"\($0)\" a\($0)\nlet a\($0): T\n" }
    #expect(try parse(groups.dropLast(3).joined()).groups.count == 64)
    let more = "group \"64\" b\nlet b: T\n"
    #expect(try parse(groups.dropLast(3).joined() + more).groups.count == 65)
    let error = #expect(throws: ScenarioError.self) { try parse(groups.joined()) }
    #expect(
      error?.description == """
        f:130:1: error: there are more than 64 groups
          group "65" a65
          ^~~~~
          remedy: give groups that belong together one title
        """
    )
  }

  @Test(arguments: [
    (
      "group nav",
      """
      f:2:7: error: expected a title in quotes, found "nav"
        group nav
              ^~~
        remedy: write the line like this: group "TITLE" OBJECT, OBJECT
      """
    ),
    (
      "group \"Stack\"",
      """
      f:2:14: error: expected an object, found the end of the line
        group "Stack"
                     ^
        remedy: write the line like this: group "TITLE" OBJECT, OBJECT
      """
    ),
    (
      "let a: T\ngroup \" \" a",
      """
      f:3:7: error: nothing stands in the text
        group " " a
              ^~~
        remedy: write what a reader should see, or leave the line out
      """
    ),
    (
      "question \"\"",
      """
      f:2:10: error: nothing stands in the text
        question ""
                 ^~
        remedy: write what a reader should see, or leave the line out
      """
    ),
    (
      "group \"Stack\" nva\nlet nav: UINavigationController",
      """
      f:2:15: error: nothing makes an object named "nva"
        group "Stack" nva
                      ^~~
        remedy: did you mean "nav"?
      """
    ),
    (
      "group \"Stack\" nav\ngroup \"Page\" page, nav\nlet nav: T\nlet page: T",
      """
      f:3:20: error: "nav" stands in a group already, at 2:15
        group "Page" page, nav
                           ^~~
        remedy: name it in one place only: a picture shows an object in one group
      """
    ),
    (
      "group \"Pages\" page\ngroup \"First\" page-1\nlet page: T",
      """
      f:3:15: error: "page-1" stands in a group already, at 2:15
        group "First" page-1
                      ^~~~~~
        remedy: name it in one place only: a picture shows an object in one group
      """
    ),
    (
      "group \"Parts\" page.part page-2.part\nlet page: T",
      """
      f:2:25: error: "page-2.part" stands in a group already, at 2:15
        group "Parts" page.part page-2.part
                                ^~~~~~~~~~~
        remedy: name it in one place only: a picture shows an object in one group
      """
    ),
    (
      "use base\ngroup \"Mine\" nav",
      """
      f:3:14: error: "nav" stands in a group already, at base.scenario:3:15
        group "Mine" nav
                     ^~~
        remedy: name it in one place only: a picture shows an object in one group
      """
    ),
    (
      "group \"Mine\" self",
      """
      f:2:14: error: no object is running here that "self" could name
        group "Mine" self
                     ^~~~
        remedy: use it in a handler of a type, or capture it in a closure
      """
    ),
    (
      "choice c = a | b\nlet x: T\nif c is a\ngroup \"X\" x\nend",
      """
      f:5:1: error: "group" cannot stand in an if
        group "X" x
        ^~~~~
        remedy: it may stand at the top level only
      """
    ),
    (
      "let x: T\ngroup \"X\" x\nuse base",
      """
      f:4:1: error: "use" cannot stand after the first choice, type, group or statement
        use base
        ^~~
        remedy: it may stand right after the line with the scenario's name
      """
    ),
    (
      "action \"A\"\n  let x: T\ngroup \"X\" x",
      """
      f:2:1: error: the block that "action" opens has no "end" before line 4
        action "A"
        ^~~~~~
        remedy: close it with a line that says end
      """
    ),
  ])
  func `a wrong group is answered with its place and a remedy`(text: String, expected: String) {
    let error = #expect(throws: ScenarioError.self) { try parse(text) }
    #expect(error?.description == expected)
  }

  @Test func `a graph has no groups`() {
    let error = #expect(throws: ScenarioError.self) {
      try GraphNotation(parsing: "let a: T\ngroup \"A\" a", file: "g")
    }
    #expect(
      error?.description == """
        g:2:1: error: no statement begins with "group"
          group "A" a
          ^~~~~
          remedy: a graph is written with let, root, due and references such as a.field -> b
        """
    )
  }
}

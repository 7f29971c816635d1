import RefGraph
import Testing

struct ScenarioUseTests {
  private static let texts = [
    "base": """
    scenario base "Base"
    choice mode = x | y
    type Page: UIViewController
      on tap
        let cell: Cell
      end
    end
    root app: App
    let page: Page
    if mode is x
      app.page -> page
    end
    moment launch
    let late: T
    """,
    "middle": """
    scenario middle "Middle"
    use base
    choice other = a | b
    type Cell
    end
    let cache: Cache
    settle
    let later: T
    """,
    "loop": "scenario loop \"Loop\"\nuse loop",
  ]

  private func parse(_ text: String) throws(ScenarioError) -> Scenario {
    func resolve(_ name: String) -> Scenario? {
      guard let text = Self.texts[name] else { return nil }
      return try? Scenario(parsing: text, file: "\(name).scenario", resolve: resolve)
    }
    return try Scenario(
      parsing: text,
      file: "f",
      known: Self.texts.keys.sorted(),
      resolve: resolve
    )
  }

  @Test func `the declarations and the set-up of a used scenario stand first`() throws {
    let scenario = try parse(
      "scenario s \"t\"\nuse base\nchoice c = p | q\ncache.f -> page\nlet cache: T"
    )
    #expect(scenario.choices.map(\.name) == ["mode", "c"])
    #expect(scenario.types.map(\.name) == ["Page"])
    #expect(
      scenario.statements.map { shape(of: $0.kind) } == [
        #"root(name: "app", type: "App", lifetime: permanent)"#,
        #"make(name: "page", type: "Page")"#,
        #"branch([(tests: [choice(choice: "mode", values: ["x"], isNegated: false)], body: "#
          + "[(kind: refer(field: app.page, appends: false, strength: fixed(strong), target: page))])])",
        "refer(field: cache.f, appends: false, strength: fixed(strong), target: page)",
        #"make(name: "cache", type: "T")"#,
      ]
    )
    #expect(
      (0..<5).map(scenario.file(ofStatement:)) == [
        "base.scenario", "base.scenario", "base.scenario", "f", "f",
      ]
    )
    #expect((0..<2).map(scenario.file(ofChoice:)) == ["base.scenario", "f"])
    #expect(scenario.file(ofType: 0) == "base.scenario")
  }

  @Test func `names that a used scenario makes in its set-up and bodies are known`() throws {
    #expect(throws: Never.self) { try parse("scenario s \"t\"\nuse base\ndue page, cell") }
    let error = #expect(throws: ScenarioError.self) {
      try parse("scenario s \"t\"\nuse base\ndue late")
    }
    #expect(
      error?.description == """
        f:3:5: error: nothing makes an object named "late"
          due late
              ^~~~
          remedy: make it: let NAME: TYPE
        """
    )
  }

  @Test func `a scenario that is used twice stands there once`() throws {
    let scenario = try parse("scenario s \"t\"\nuse middle\nuse base")
    #expect(scenario.uses.map(\.name) == ["base", "middle"])
    #expect(scenario.choices.map(\.name) == ["mode", "other"])
    #expect(scenario.types.map(\.name) == ["Page", "Cell"])
    #expect(scenario.statements.count == 4)
    #expect(scenario.file(ofStatement: 3) == "middle.scenario")
    #expect(scenario.file(ofChoice: 1) == "middle.scenario")
  }

  @Test func `the text of a scenario names what it uses and repeats none of it`() throws {
    let text = """
      scenario s "t"
      use middle

      choice c = p | q

      due page

      """
    let scenario = try parse(text)
    #expect(scenario.text() == text)
    #expect(try parse(scenario.text()) == scenario)
  }

  @Test(arguments: [
    (
      "use bse",
      """
      f:2:5: error: no scenario is named "bse"
        use bse
            ^~~
        remedy: did you mean "base"?
      """
    ),
    (
      "use base\nuse base",
      """
      f:3:5: error: the use "base" is there already, at 2:5
        use base
            ^~~~
        remedy: remove one of the two, or give it another name
      """
    ),
    (
      "use loop",
      """
      f:2:5: error: no scenario is named "loop"
        use loop
            ^~~~
        remedy: use the name of a scenario, not of its file
      """
    ),
    (
      "use base\nchoice mode = a | b",
      """
      f:3:8: error: the choice "mode" is there already, at base.scenario:2:1
        choice mode = a | b
               ^~~~
        remedy: remove one of the two, or give it another name
      """
    ),
    (
      "use base\ntype Page\nend",
      """
      f:3:6: error: the type "Page" is there already, at base.scenario:3:1
        type Page
             ^~~~
        remedy: remove one of the two, or give it another name
      """
    ),
    (
      "use base\nlet page: T",
      """
      f:3:5: error: the object "page" is there already, at base.scenario:9:1
        let page: T
            ^~~~
        remedy: remove one of the two, or give it another name
      """
    ),
  ])
  func `a wrong use is answered with its place and a remedy`(text: String, expected: String) {
    let error = #expect(throws: ScenarioError.self) { try parse("scenario s \"t\"\n" + text) }
    #expect(error?.description == expected)
  }
}

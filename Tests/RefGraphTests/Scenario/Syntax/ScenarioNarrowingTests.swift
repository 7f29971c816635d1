@testable import RefGraph
import Testing

/// `use NAME with CHOICE = VALUE`: what is left to choose, and every mistake.
@Suite struct ScenarioNarrowingTests {
  private static let texts = [
    "base": """
    scenario base "Base"
    choice mode = x | y | z
    choice capture = strong | weak | none
    root app: App
    let page: Page
    if mode is x
      app.mode -> page
    end
    app.page -[capture]-> page
    """,
    "other": "scenario other \"Other\"\nchoice side = left | right",
    "weakly": "scenario weakly \"Weakly\"\nuse base with capture = weak, mode = y | x",
  ]

  private func parse(_ text: String) throws(ScenarioError) -> Scenario {
    func resolve(_ name: String) -> Scenario? {
      guard let text = Self.texts[name] else { return nil }
      return try? Scenario(parsing: text, file: "\(name).scenario", resolve: resolve)
    }
    return try Scenario(
      parsing: "scenario s \"t\"\n" + text,
      file: "f",
      known: Self.texts.keys.sorted(),
      resolve: resolve
    )
  }

  private func choices(_ scenario: Scenario) -> [String] {
    scenario.choices.map { "\($0.name) = \($0.values.joined(separator: " | "))" }
      + scenario.fixed.map { "\($0.choice) is \($0.value)" }
  }

  @Test(arguments: [
    ("use base", ["mode = x | y | z", "capture = strong | weak | none"]),
    (
      "use base with mode = z | x",
      ["mode = z | x", "capture = strong | weak | none"]
    ),
    ("use base with capture = weak", ["mode = x | y | z", "capture is weak"]),
    ("use base with mode=z,capture=none", ["mode is z", "capture is none"]),
    ("use weakly", ["mode = y | x", "capture is weak"]),
    ("use weakly with mode = x", ["mode is x", "capture is weak"]),
    ("use base\nuse weakly", ["mode = x | y", "capture is weak"]),
    ("use weakly\nuse base with mode = x | z", ["mode is x", "capture is weak"]),
    (
      "use other\nuse base with capture = weak\nchoice own = a | b",
      ["side = left | right", "mode = x | y | z", "own = a | b", "capture is weak"]
    ),
  ])
  func `the values that are left are offered, and one alone is fixed`(
    text: String,
    expected: [String]
  ) throws {
    #expect(choices(try parse(text)) == expected)
  }

  @Test func `a fixed choice counts in conditions and arrows, and is not multiplied`() throws {
    let scenario = try parse("use base with capture = weak, mode = x\nmoment m")
    #expect(scenario.settingCount() == 1)
    #expect(scenario.defaultSetting.description == "")
    let timeline = try scenario.play(scenario.defaultSetting)
    #expect(timeline.references(of: "app", at: "m") == ["mode -> page", "page ~> page"])
    #expect(throws: SettingError.unknownChoice("capture", known: [])) {
      try scenario.setting([(choice: "capture", value: "weak")])
    }
  }

  @Test func `a choice stands in the file that declares it`() throws {
    let scenario = try parse("use base with mode = x\nchoice own = a | b")
    #expect(scenario.choices.map(\.name) == ["capture", "own"])
    #expect((0..<2).map(scenario.file(ofChoice:)) == ["base.scenario", "f"])
  }

  @Test func `the text says what is narrowed`() throws {
    let text = "scenario s \"t\"\nuse base with mode = y | x, capture = weak\nuse other\n"
    let scenario = try parse(String(text.dropFirst("scenario s \"t\"\n".count)))
    #expect(scenario.text() == text)
  }

  @Test func `a scenario without a moment of its own is a preamble`() throws {
    #expect(try parse("use base").isPreamble)
    #expect(try parse("type T\non go\nmoment m\nend\nend").isPreamble)
    #expect(try !parse("if mode is x\nmoment m\nend\nchoice mode = x | y").isPreamble)
    #expect(try !parse("closure f\nmoment m\nend").isPreamble)
  }

  @Test(arguments: [
    (
      "use base with moed = x",
      """
      f:2:15: error: "base" has no choice named "moed"
        use base with moed = x
                      ^~~~
        remedy: did you mean "mode"?
      """
    ),
    (
      "use other\nuse base with side = left",
      """
      f:3:15: error: "base" has no choice named "side"
        use base with side = left
                      ^~~~
        remedy: narrow a choice of the scenario that the line uses
      """
    ),
    (
      "use base with capture = week",
      """
      f:2:25: error: the choice "capture" has no value "week"
        use base with capture = week
                                ^~~~
        remedy: did you mean "weak"?
      """
    ),
    (
      "use weakly with capture = none",
      """
      f:2:27: error: the choice "capture" has no value "none"
        use weakly with capture = none
                                  ^~~~
        remedy: use one of its values, or add this one to them
      """
    ),
    (
      "use weakly\nuse base with capture = none",
      """
      f:3:15: error: no value is left of the choice "capture": another use leaves weak
        use base with capture = none
                      ^~~~~~~
        remedy: let both leave a value in common
      """
    ),
    (
      "use base with capture = none\nuse weakly",
      """
      f:3:5: error: no value is left of the choice "capture": another use leaves none
        use weakly
            ^~~~~~
        remedy: let both leave a value in common
      """
    ),
    (
      "use base with mode = x, mode = y",
      """
      f:2:25: error: the choice "mode" is there already, at 2:15
        use base with mode = x, mode = y
                                ^~~~
        remedy: remove one of the two, or give it another name
      """
    ),
    (
      "use base with mode = x | x",
      """
      f:2:26: error: the value "x" is there already, at 2:22
        use base with mode = x | x
                                 ^
        remedy: remove one of the two, or give it another name
      """
    ),
    (
      "use base with mode",
      """
      f:2:19: error: expected "=", found the end of the line
        use base with mode
                          ^
        remedy: write the line like this: use NAME with CHOICE = VALUE | VALUE
      """
    ),
    (
      "use base with",
      """
      f:2:14: error: expected a choice of "base", found the end of the line
        use base with
                     ^
        remedy: write the line like this: use NAME with CHOICE = VALUE | VALUE
      """
    ),
    (
      "use base with capture = weak\nif capture is none\nend",
      """
      f:3:15: error: the choice "capture" has no value "none"
        if capture is none
                      ^~~~
        remedy: use one of its values, or add this one to them
      """
    ),
  ])
  func `a wrong narrowing is answered with its place and a remedy`(
    text: String,
    expected: String
  ) {
    let error = #expect(throws: ScenarioError.self) { try parse(text) }
    #expect(error?.description == expected)
  }
}

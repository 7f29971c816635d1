import RefGraph
import Testing

@Suite struct ScenarioSettingTests {
  private let scenario: Scenario

  init() throws {
    scenario = try Scenario(
      parsing: "scenario s \"S\"\nchoice a = x | y\nchoice b = 1 | 2 | 3\nmoment m",
      file: "s"
    )
  }

  @Test func `the default is the first value of each choice`() {
    #expect(scenario.defaultSetting.description == "a=x b=1")
    #expect(scenario.setting(number: 0) == scenario.defaultSetting)
  }

  @Test func `settings are counted with the last choice turning fastest`() {
    let all = (0..<scenario.settingCount()).map { scenario.setting(number: $0).description }
    #expect(all == ["a=x b=1", "a=x b=2", "a=x b=3", "a=y b=1", "a=y b=2", "a=y b=3"])
  }

  @Test func `a scenario without choices has one setting`() throws {
    let plain = try Scenario(parsing: "scenario s \"S\"\nmoment m", file: "s")
    #expect(plain.settingCount() == 1)
    #expect(plain.setting(number: 0).description == "")
  }

  @Test func `more settings than can be counted are the largest number`() throws {
    let choices = (0..<64).map { "choice c\($0) = x | y\n" }.joined()
    let wide = try Scenario(parsing: "scenario s \"S\"\n" + choices, file: "s")
    #expect(wide.settingCount() == .max)
    #expect(wide.setting(number: 5).values.suffix(3).map(\.value) == ["y", "x", "y"])
  }

  @Test func `changes are made in order, the last one counts`() throws {
    let setting = try scenario.setting([("b", "2"), ("a", "y"), ("b", "3")])
    #expect(setting.description == "a=y b=3")
    #expect(setting["b"] == "3")
    #expect(setting["c"] == nil)
  }

  @Test func `an unknown choice or value is an error that names what there is`() throws {
    #expect(throws: SettingError.unknownChoice("c", known: ["a", "b"])) {
      try scenario.setting([("c", "x")])
    }
    #expect(throws: SettingError.unknownValue("z", of: "b", known: ["1", "2", "3"])) {
      try scenario.setting([("b", "z")])
    }
    #expect(
      SettingError.unknownChoice("c", known: ["a", "b"]).description
        == "no choice `c`: there is `a`, `b`"
    )
    #expect(
      SettingError.unknownChoice("c", known: []).description
        == "no choice `c`: the scenario has none"
    )
    #expect(
      SettingError.unknownValue("z", of: "b", known: ["1", "2"]).description
        == "choice `b` has no value `z`: it has `1`, `2`"
    )
  }
}

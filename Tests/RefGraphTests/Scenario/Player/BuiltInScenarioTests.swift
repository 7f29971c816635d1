import RefGraph
import Testing

@Suite("Built-in scenarios")
struct BuiltInScenarioTests {
  @Test(arguments: ScenarioLibrary.names)
  func `every combination of choices is as the scenario expects`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    for number in 0..<scenario.settingCount() {
      let setting = scenario.setting(number: number)
      let timeline = try scenario.play(setting)
      let check = ExpectationCheck(of: timeline)
      #expect(check.expectationCount > 0)
      #expect(check.failures.map(\.message) == [], "\(name) \(setting)")
    }
  }
}

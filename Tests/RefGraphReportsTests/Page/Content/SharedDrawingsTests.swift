import RefGraph
@testable import RefGraphReports
import Testing

@Suite struct `The drawings of a page` {
  private func drawings(_ name: String) throws -> SharedDrawings {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    let plays = try ScenarioPlays(of: scenario, opening: scenario.defaultSetting, source: nil)
    return SharedDrawings(of: plays.lessons)
  }

  @Test func `are shared by plays that differ in references`() throws {
    #expect(try drawings("closure-capture").plays == [[0, 1, 2, 3, 4, 5]])
  }

  @Test func `are not shared by plays whose objects are others`() throws {
    let text = """
      scenario two "Two"
      choice way = one | other | third
      root app: App
      if way is one
        let a: A
        let b: B
        let c: C
        let d: D
        app.a -> a
        app.b -> b
        app.c -> c
        app.d -> d
      end
      if way is third
        let a: A
        let b: B
        let c: C
        app.a -> a
        app.b -> b
        app.c -> c
      end
      moment end

      """
    let scenario = try Scenario(parsing: text, file: "two.scenario")
    let plays = try ScenarioPlays(of: scenario, opening: scenario.defaultSetting, source: nil)
    let shared = SharedDrawings(of: plays.lessons)
    #expect(shared.numbers == [0, 1, 0])
    #expect(shared.plays == [[0, 2], [1]])
  }
}

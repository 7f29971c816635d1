import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `The plays of a page` {
  /// Six choices of two values each: 64 combinations, all with this many moments.
  private func plays(moments: Int, opening: [Int: String] = [:]) throws -> ScenarioPlays {
    let choices = (0..<6).map { "choice c\($0) = a\($0) | b\($0)\n" }.joined()
    let text =
      "scenario many \"Many\"\n\(choices)root app: App\nrepeat \(moments)\n  moment tick\nend\n"
    let scenario = try Scenario(parsing: text, file: "many.scenario")
    let changes = opening.sorted { $0.key < $1.key }.map { ("c\($0.key)", $0.value) }
    return try ScenarioPlays(of: scenario, opening: scenario.setting(changes), source: nil)
  }

  @Test func `are of all combinations where these have no more than a thousand moments`() throws {
    let plays = try plays(moments: 15)
    #expect(plays.lessons.count == 64)
    #expect(plays.opening == 0)
  }

  @Test func `are else of the one it opens with and its neighbours`() throws {
    let plays = try plays(moments: 16, opening: [2: "b2"])
    let settings = plays.lessons.map { $0.timeline.setting.values.map(\.value) }
    #expect(plays.total == 64)
    #expect(plays.opening == 0)
    #expect(settings.first == ["a0", "a1", "b2", "a3", "a4", "a5"])
    #expect(
      Set(settings.dropFirst()) == [
        ["b0", "a1", "b2", "a3", "a4", "a5"], ["a0", "b1", "b2", "a3", "a4", "a5"],
        ["a0", "a1", "a2", "a3", "a4", "a5"], ["a0", "a1", "b2", "b3", "a4", "a5"],
        ["a0", "a1", "b2", "a3", "b4", "a5"], ["a0", "a1", "b2", "a3", "a4", "b5"],
      ]
    )
  }
}

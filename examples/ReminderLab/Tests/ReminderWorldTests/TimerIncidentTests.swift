import ReminderWorld
import Testing

/// What the chapter says of the timer incident and of its counter-example.
@Suite struct TimerIncidentTests {
  @Test(arguments: ["strong", "weak", "none"], ["deinit", "disappear"])
  func `only a strong capture with a stop in deinit keeps the page`(
    _ capture: String,
    _ stop: String
  ) throws {
    let end = try Played("timer-incident", ["capture": capture, "stop": stop]).at("after-pop")
    let isKept = capture == "strong" && stop == "deinit"
    #expect(end.alive.contains("page") == isKept)
    #expect(end.log.contains(LogLine("tick")) == isKept)
  }

  @Test(arguments: ["strong", "weak", "none"], ["deinit", "disappear"])
  func `only the stop in viewDidDisappear ends the ticks of a covered page`(
    _ capture: String,
    _ stop: String
  ) throws {
    let covered = try Played("timer-incident", ["capture": capture, "stop": stop]).at("covered")
    #expect(covered.log.contains(LogLine("tick")) == (stop == "deinit"))
  }

  @Test
  func `a page that is weakly captured stops its timer in deinit`() throws {
    let end = try Played("timer-incident", ["capture": "weak", "stop": "deinit"]).at("after-pop")
    #expect(end.released == ["page", "block", "timer"])
  }

  @Test(arguments: ["page", "app"], ["strong", "weak"])
  func `music of the app plays on, and keeps the page where its block owns it`(
    _ owner: String,
    _ capture: String
  ) throws {
    let played = try Played("background-playback", ["owner": owner, "capture": capture])
    let left = try played.at("after-pop")
    #expect(left.log.contains(LogLine("plays")) == (owner == "app"))
    #expect(left.alive.contains("page") == (owner == "app" && capture == "strong"))
    #expect(try played.at("app-stops").alive == ["sceneDelegate", "window", "nav", "home"])
    #expect(try !played.at("app-stops").log.contains(LogLine("plays")))
  }
}

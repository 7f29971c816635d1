import RefGraph
import Testing

/// Timers with a target, timers that fire once, and display links.
@Suite struct TimerFormTests {
  @Test func `a timer with a target holds it, and calls its method`() throws {
    let timeline = try page("schedule page.timer calling page.update\nfire timer\nclear app.page")
    #expect(timeline.references(of: "timer", at: "end") == ["target -> page"])
    #expect(timeline.references(of: "runLoop", at: "end") == ["timers[0] -> timer"])
    #expect(timeline.log.contains("page.update()"))
    #expect(timeline.effects == ["page: updates"])
  }

  @Test func `a timer with a target lets go of it when it is invalidated`() throws {
    let timeline = try page(
      "schedule page.timer calling page.update\nclear app.page\ninvalidate timer"
    )
    #expect(timeline.effects == ["page deinit", "timer deinit"])
  }

  @Test(arguments: ["with handler", "calling page.update"])
  func `a timer that fires once invalidates itself`(form: String) throws {
    let timeline = try page(
      "schedule once page.timer \(form)\nfire timer\nfire timer\ninvalidate timer"
    )
    #expect(timeline.effects.count { $0.hasSuffix("updates") } == 1)
    #expect(timeline.references(of: "timer", at: "end") == [])
    #expect(timeline.skipped == ["skipped fire timer: `timer` is not scheduled"])
  }

  @Test func `a display link holds its target until it is invalidated`() throws {
    let timeline = try page(
      "start display link page.timer calling page.update\nfire timer\nclear app.page\nmoment on\n"
        + "invalidate timer"
    )
    #expect(timeline.references(of: "runLoop", at: "on") == ["displayLinks[0] -> timer"])
    #expect(timeline.references(of: "timer", at: "on") == ["target -> page"])
    #expect(timeline.effects == ["page: updates", "page deinit", "timer deinit"])
  }

  @Test func `what a verb makes is named like its field`() throws {
    let timeline = try page(
      "schedule page.timer with handler\n"
        + "schedule page.timer with handler\nmoment second\nexpect owner runLoop of timer\n"
    )
    #expect(timeline.references(of: "page", at: "second") == ["timer -> timer-2"])
    #expect(timeline.objections == [])
  }

  @Test func `what is no timer cannot be fired`() throws {
    #expect(
      try playError("let page: Page\nfire page\nmoment m")
        == "test.scenario:3:6: error: `page` is a Page, and the verb needs a Timer or CADisplayLink "
        + "or DispatchSourceTimer here: declare its type so that it inherits from Timer or "
        + "CADisplayLink or DispatchSourceTimer"
    )
  }

  @Test func `a method that the target does not have is a mistake`() throws {
    let error = try playError(
      "type Page\nfield timer\non update\nend\nend\nlet page: Page\n"
        + "schedule page.timer calling page.updaet\nmoment m"
    )
    #expect(
      error == "test.scenario:8:29: error: Page has no method `updaet` to be called: did you mean "
        + "`update`?"
    )
  }
}

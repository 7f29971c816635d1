import RefGraph
import Testing

/// Timers: the run loop owns a scheduled timer, and the timer its block, until `invalidate`.
@Suite struct TimerTests {
  private static let page = """
    type Page
      field timer
    end
    root page: Page
    closure block
      event "tick"
    end
    schedule page.timer with block
    moment scheduled

    """

  @Test func `a scheduled timer is held by the run loop and by its field`() throws {
    let timeline = try play(Self.page)
    #expect(
      timeline.alive(at: "scheduled") == ["page", "block", "timer", "runLoop"]
    )
    #expect(timeline.references(of: "runLoop", at: "scheduled") == ["timers[0] -> timer"])
    #expect(timeline.references(of: "timer", at: "scheduled") == ["block -> block"])
    #expect(timeline.references(of: "page", at: "scheduled") == ["timer -> timer"])
    let roots = timeline.moment(named: "scheduled")?.snapshot.roots.map(\.label)
    #expect(roots == [nil, "main run loop"])
  }

  @Test func `a timer fires until it is invalidated`() throws {
    let timeline = try play(
      Self.page
        + """
        fire page.timer
        invalidate page.timer
        fire page.timer
        invalidate page.timer
        moment end
        """
    )
    #expect(
      timeline.log == [
        "timer: fires", "block.block()", "tick", "block deinit",
        "skipped fire page.timer: `timer` is not scheduled",
        "warning test.scenario:14:1 invalidate page.timer: `timer` is not scheduled, or no longer: "
          + "nothing happens",
      ]
    )
    #expect(timeline.alive(at: "end") == ["page", "timer", "runLoop"])
    #expect(timeline.references(of: "timer", at: "end") == [])
  }

  @Test func `a timer that is scheduled over another leaves that one to the run loop`() throws {
    let timeline = try play(
      Self.page
        + """
        closure second
        end
        schedule page.timer with second
        invalidate page.timer
        moment end
        """
    )
    #expect(timeline.references(of: "runLoop", at: "end") == ["timers[0] -> timer"])
    #expect(timeline.references(of: "page", at: "end") == ["timer -> timer-2"])
    #expect(timeline.alive(at: "end") == ["page", "block", "timer", "runLoop", "timer-2"])
  }

  @Test func `a weak field does not hold its timer, and the run loop does`() throws {
    let timeline = try play(
      Self.page.replacing("field timer", with: "field timer weak")
        + """
        invalidate page.timer
        moment end
        fire page.timer
        """
    )
    #expect(timeline.references(of: "page", at: "scheduled") == ["timer ~> timer"])
    #expect(
      timeline.log == [
        "block deinit", "timer deinit", "page.timer reads nil",
        "skipped fire page.timer: `page.timer` is nil",
      ]
    )
  }

  @Test func `a timer is invalidated in a deinit body`() throws {
    let timeline = try play(
      Self.page.replacing(
        "  field timer\n",
        with: "  field timer\n  on deinit\n    invalidate self.timer\n  end\n"
      )
      .replacing("root page: Page", with: "root app: App\nlet page: Page\napp.page -> page")
        + """
        clear app.page
        moment end
        """
    )
    #expect(timeline.log == ["page deinit", "block deinit", "timer deinit"])
    #expect(timeline.alive(at: "end") == ["app", "runLoop"])
  }

  @Test func `a block may invalidate its own timer`() throws {
    let timeline = try play(
      Self.page.replacing("event \"tick\"", with: "invalidate page.timer\nevent \"last\"")
        + "fire page.timer"
    )
    #expect(timeline.log == ["timer: fires", "block.block()", "last", "block deinit"])
  }

  @Test func `a run loop of the scenario's own is the main one`() throws {
    let timeline = try play("root runLoop: RunLoop\n" + Self.page)
    #expect(timeline.alive(at: "scheduled") == ["runLoop", "page", "block", "timer"])
    #expect(timeline.references(of: "runLoop", at: "scheduled") == ["timers[0] -> timer"])
  }

  @Test func `timers stand on the main run loop, whatever other there is`() throws {
    let timeline = try play("root worker: RunLoop\n" + Self.page)
    #expect(timeline.references(of: "worker", at: "scheduled") == [])
    #expect(timeline.references(of: "runLoop", at: "scheduled") == ["timers[0] -> timer"])
  }

  @Test func `the run loop may be named before anything is scheduled`() throws {
    let timeline = try play(
      """
      root app: App
      app.loop -> runLoop
      moment m
      expect owner runLoop of app.loop
      """
    )
    #expect(timeline.objections == [])
  }
}

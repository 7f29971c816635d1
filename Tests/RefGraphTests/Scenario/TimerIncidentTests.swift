import RefGraph
import Testing

/// The built-in scenario of the page that starts a repeating timer, in every setting.
@Suite struct TimerIncidentTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let capture: String
    let stop: String

    var leaks: Bool { capture == "strong" && stop == "deinit" }
    var testDescription: String { "\(capture) \(stop)" }

    func play() throws -> Timeline {
      let scenario = try #require(try ScenarioLibrary.scenario(named: "timer-incident"))
      return try scenario.play(scenario.setting([("capture", capture), ("stop", stop)]))
    }
  }

  static let settings = ["strong", "weak", "none"].flatMap { capture in
    ["deinit", "disappear"].map { Setting(capture: capture, stop: $0) }
  }

  private func verdict(_ timeline: Timeline, at name: String) throws -> Verdict? {
    let snapshot = try #require(timeline.moment(named: name)).snapshot
    return SnapshotAnalysis(of: snapshot).verdicts.first { $0.handle == "page" }
  }

  @Test func `its choices are how the block captures and where the timer stops`() throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: "timer-incident"))
    #expect(
      scenario.choices.map { "\($0.name) = \($0.values.joined(separator: " | "))" } == [
        "capture = strong | weak | none", "stop = deinit | disappear",
      ]
    )
    #expect(scenario.settingCount() == Self.settings.count)
  }

  @Test(arguments: settings)
  func `only a strong capture with a stop in deinit keeps the page`(setting: Setting) throws {
    let verdict = try verdict(setting.play(), at: "after-pop")
    #expect(verdict?.kind == (setting.leaks ? .abandoned : .released))
  }

  @Test(arguments: settings.filter(\.leaks))
  func `the run loop keeps timer, block and page, which hold one another as well`(
    setting: Setting
  ) throws {
    let timeline = try setting.play()
    let analysis = SnapshotAnalysis(of: try #require(timeline.moment(named: "after-pop")).snapshot)
    let names = { (ids: [ObjectID]) in ids.compactMap { analysis.snapshot.object($0)?.handle } }
    #expect(names(analysis.owners.permanent) == ["runLoop"])
    #expect(analysis.owners.temporary == [])
    #expect(
      analysis.cycles.cycles.map { names($0.objects).sorted() } == [["block", "page", "timer"]]
    )
    #expect(analysis.cycles.cycles.map(\.status) == [.held(by: .permanent)])
    let page = try #require(analysis.snapshot.object(named: "page"))
    #expect(
      analysis.retainPath(to: page.id)?.references.map(\.label) == ["timers[0]", "block", "self"]
    )
  }

  @Test(arguments: settings.filter(\.leaks))
  func `deinit never comes, so invalidate never runs`(setting: Setting) throws {
    let timeline = try setting.play()
    #expect(!timeline.log.contains("page deinit"))
    #expect(timeline.references(of: "runLoop", at: "after-pop") == ["timers[0] -> timer"])
  }

  @Test(arguments: settings.filter { !$0.leaks })
  func `where the page goes, its timer and block go too`(setting: Setting) throws {
    let alive = try setting.play().alive(at: "after-pop")
    #expect(alive == ["sceneDelegate", "window", "nav", "home", "runLoop"])
  }

  @Test(arguments: settings)
  func `it ticks while the page shows, and after it left only where it leaks`(
    setting: Setting
  ) throws {
    let timeline = try setting.play()
    let ticks = timeline.moments.map { moment in
      timeline.log(of: moment.name).count { $0.hasSuffix("tick") }
    }
    // Covered by the next page, only a stop in viewDidDisappear stops the ticks.
    let covered = setting.stop == "deinit" ? 1 : 0
    #expect(
      timeline.moments.map(\.name) == [
        "launch", "counting", "covered", "uncovered", "popping", "after-pop",
      ]
    )
    #expect(ticks == [0, 1, covered, 0, 0, setting.leaks ? 1 : 0])
  }

  @Test(arguments: settings)
  func `viewDidDisappear is the last callback before deinit`(setting: Setting) throws {
    let page = try setting.play().log.filter {
      $0.hasPrefix("page.view") || $0.hasPrefix("~ page.view") || $0.hasPrefix("page deinit")
    }
    #expect(
      page == [
        "page.viewDidLoad", "~ page.viewWillAppear", "~ page.viewDidAppear",
        "~ page.viewWillDisappear", "~ page.viewDidDisappear",
        "~ page.viewWillAppear", "~ page.viewDidAppear",
        "~ page.viewWillDisappear", "~ page.viewDidDisappear",
      ] + (setting.leaks ? [] : ["page deinit"])
    )
  }

  @Test func `a weak capture releases the page at the end of the animation`() throws {
    let timeline = try Setting(capture: "weak", stop: "deinit").play()
    #expect(try verdict(timeline, at: "popping")?.kind == .temporarilyHeld)
    #expect(
      timeline.log(of: "after-pop").suffix(5) == [
        "popTransition-2 deinit", "page deinit", "block deinit", "timer deinit",
        "skipped fire page.timer: `page` was deallocated at line 130, `settle`, so a weak reference to it is nil",
      ]
    )
  }
}

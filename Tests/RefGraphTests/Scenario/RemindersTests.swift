import RefGraph
import Testing

/// The built-in scenario of List and Detail, in every setting: each test is a sentence of what it
/// is to show.
@Suite struct RemindersTests {
  struct Setting: CustomTestStringConvertible, Sendable {
    let capture: String
    let presentation: String
    let isKept: Bool

    var isPresented: Bool { presentation == "present" }
    var closesCycle: Bool { isKept && capture == "strong" }
    var leaving: String { isPresented ? "dismissing" : "popping" }
    var left: String { isPresented ? "after-dismiss" : "after-pop" }
    var testDescription: String { "\(capture) \(presentation) \(isKept ? "kept" : "not kept")" }

    func play() throws -> Timeline {
      let scenario = try #require(try ScenarioLibrary.scenario(named: "reminders"))
      return try scenario.play(
        scenario.setting([
          ("capture", capture), ("presentation", presentation),
          ("list-keeps-detail", isKept ? "yes" : "no"),
        ])
      )
    }
  }

  static let settings = ["weak", "strong", "unowned"].flatMap { capture in
    ["show", "push", "present"].flatMap { presentation in
      [false, true].map { Setting(capture: capture, presentation: presentation, isKept: $0) }
    }
  }

  private func analysis(_ timeline: Timeline, at name: String) throws -> SnapshotAnalysis {
    SnapshotAnalysis(of: try #require(timeline.moment(named: name)).snapshot)
  }

  /// `detail released` for each due object.
  private func verdicts(_ timeline: Timeline, at name: String) throws -> [String: Verdict.Kind] {
    let verdicts = try analysis(timeline, at: name).verdicts
    return Dictionary(uniqueKeysWithValues: verdicts.map { ($0.handle, $0.kind) })
  }

  private func cycles(_ timeline: Timeline, at name: String) throws -> [String] {
    let analysis = try analysis(timeline, at: name)
    return analysis.cycles.cycles.map { cycle in
      let names = cycle.objects.compactMap { analysis.snapshot.object($0)?.handle }
      return names.sorted().joined(separator: " ") + ": \(cycle.status.word)"
    }
  }

  @Test func `it has three choices, whose first values are the defaults`() throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: "reminders"))
    #expect(
      scenario.choices.map { "\($0.name) = \($0.values.joined(separator: " | "))" } == [
        "capture = weak | strong | unowned", "presentation = show | push | present",
        "list-keeps-detail = no | yes",
      ]
    )
    #expect(scenario.settingCount() == Self.settings.count)
  }

  @Test(arguments: settings)
  func `its moments follow the presentation`(setting: Setting) throws {
    #expect(
      try setting.play().moments.map(\.name) == [
        "launch", "detail-open", "saving", setting.leaving, setting.left, "after-sign-out",
      ]
    )
  }

  @Test(arguments: settings)
  func `its objects have the names of the lab`(setting: Setting) throws {
    let timeline = try setting.play()
    #expect(timeline.alive(at: "launch") == ["sceneDelegate", "window", "nav", "list"])
    let open = timeline.alive(at: "detail-open")
    #expect(
      open.filter { !$0.hasPrefix("presentation") } == [
        "sceneDelegate", "window", "nav", "list", "detail", "onSave",
      ] + (setting.isPresented ? ["detailNav"] : [])
    )
  }

  @Test(arguments: settings)
  func `push adds Detail to the stack, and present leaves the stack alone`(setting: Setting) throws
  {
    let timeline = try setting.play()
    let nav = timeline.references(of: "nav", at: "detail-open")
    if setting.isPresented {
      #expect(nav == ["presentedViewController -> detailNav", "viewControllers[0] -> list"])
      #expect(
        timeline.references(of: "detailNav", at: "detail-open").last
          == "viewControllers[0] -> detail"
      )
    } else {
      #expect(nav == ["viewControllers[0] -> list", "viewControllers[1] -> detail"])
    }
  }

  @Test(arguments: settings)
  func `the moment of saving is inside the onSave call`(setting: Setting) throws {
    let snapshot = try #require(try setting.play().moment(named: "saving")?.snapshot)
    #expect(
      snapshot.objects.filter { $0.kind == .frame }.map(\.type) == [
        "Tap Save", "ReminderDetailViewController.saveReminder", "closure onSave",
      ]
    )
  }

  @Test(arguments: settings)
  func `Detail and onSave are due from the pop or dismiss on`(setting: Setting) throws {
    let timeline = try setting.play()
    for moment in ["launch", "detail-open", "saving"] {
      #expect(try verdicts(timeline, at: moment) == [:])
    }
    let due = Set(["detail", "onSave"] + (setting.isPresented ? ["detailNav"] : []))
    #expect(try Set(verdicts(timeline, at: setting.leaving).keys) == due)
    #expect(try Set(verdicts(timeline, at: setting.left).keys) == due)
  }

  @Test(arguments: settings.filter { !$0.isKept })
  func `while the transition runs, it alone holds Detail`(setting: Setting) throws {
    let timeline = try setting.play()
    let verdicts = try verdicts(timeline, at: setting.leaving)
    #expect(verdicts["detail"] == .temporarilyHeld)
    #expect(verdicts["onSave"] == .temporarilyHeld)
    let analysis = try analysis(timeline, at: setting.leaving)
    let owners = analysis.owners.temporary.compactMap { analysis.snapshot.object($0)?.type }
    #expect(owners == ["UIViewControllerTransition"])
    #expect(analysis.owners.permanent == [])
    #expect(analysis.verdicts.map(\.then) == analysis.verdicts.map { _ in nil })
  }

  @Test(arguments: settings.filter { !$0.isKept })
  func `a strong capture alone is a path and no cycle: Detail and its closure go`(
    setting: Setting
  ) throws {
    let timeline = try setting.play()
    #expect(try Set(verdicts(timeline, at: setting.left).values) == [.released])
    for moment in timeline.moments { #expect(try cycles(timeline, at: moment.name) == []) }
  }

  @Test(arguments: settings.filter(\.isKept))
  func `a List that keeps Detail holds it, and its reference is the one to change`(
    setting: Setting
  ) throws {
    let timeline = try setting.play()
    for moment in [setting.leaving, setting.left] {
      let analysis = try analysis(timeline, at: moment)
      #expect(try verdicts(timeline, at: moment)["detail"] == .abandoned)
      #expect(try verdicts(timeline, at: moment)["onSave"] == .abandoned)
      let detail = try #require(analysis.snapshot.object(named: "detail"))
      let path = try #require(analysis.retainPath(to: detail.id))
      #expect(
        path.references.map(\.label) == [
          "window", "rootViewController", "viewControllers[0]", "currentDetail",
        ]
      )
    }
    let analysis = try analysis(timeline, at: setting.left)
    let detail = try #require(analysis.snapshot.object(named: "detail"))
    let holding = analysis.holdingReferences(of: detail.id)
    #expect(holding.leading()?.reference.label == "currentDetail")
    #expect(holding.leading()?.reference.source.handle == "list")
  }

  @Test(arguments: settings.filter(\.closesCycle))
  func `a kept Detail and a strong capture close a cycle, which is held and then leaks`(
    setting: Setting
  ) throws {
    let timeline = try setting.play()
    #expect(try cycles(timeline, at: setting.left) == ["detail list onSave: held"])
    #expect(try cycles(timeline, at: "after-sign-out") == ["detail list onSave: leaked"])
    #expect(
      try verdicts(timeline, at: "after-sign-out").filter { $0.value != .released } == [
        "detail": .leaked, "onSave": .leaked, "list": .leaked,
      ]
    )
  }

  @Test(arguments: settings.filter { $0.isKept && !$0.closesCycle })
  func `without a strong capture nothing closes a cycle`(setting: Setting) throws {
    let timeline = try setting.play()
    for moment in timeline.moments { #expect(try cycles(timeline, at: moment.name) == []) }
  }

  @Test(arguments: settings.filter { !$0.closesCycle })
  func `after signing out everything is gone`(setting: Setting) throws {
    let timeline = try setting.play()
    #expect(timeline.alive(at: "after-sign-out") == ["sceneDelegate", "window", "login"])
    #expect(try Set(verdicts(timeline, at: "after-sign-out").values) == [.released])
    #expect(
      try verdicts(timeline, at: "after-sign-out").keys.contains("list")
    )
  }

  @Test(arguments: settings)
  func `the log is in the order of the lab`(setting: Setting) throws {
    let timeline = try setting.play()
    #expect(
      timeline.log(of: "launch") == [
        "list.init", "list.loadView", "list: loadView before super", "list: loadView after super",
        "list.viewDidLoad", "list.viewWillAppear", "list.viewDidAppear",
      ]
    )
    // A sheet does not cover List, so that nothing of its appearing and disappearing comes.
    func change(_ leaving: String, _ entering: String, _ verb: String) -> [String] {
      guard !setting.isPresented else {
        let detail = leaving == "detail" ? "Disappear" : "Appear"
        return ["detail.view\(verb)\(detail)"]
      }
      return ["~ \(leaving).view\(verb)Disappear", "~ \(entering).view\(verb)Appear"]
    }
    let open = timeline.log(of: "detail-open").filter { !$0.contains("Transition") }
    #expect(
      open == [
        "\"Tap a reminder\"", "list.openDetail()", "list: openDetail", "detail.init",
        "detail.loadView", "detail.viewDidLoad",
      ] + change("list", "detail", "Will") + change("list", "detail", "Did")
    )
    let about = setting.isPresented ? "about to dismiss" : "about to popViewController"
    #expect(
      timeline.log(of: "saving")
        + timeline.log(of: setting.leaving).filter { !$0.contains("deinit") }
        == [
          "\"Tap Save\"", "detail.saveReminder()",
          "detail: saveReminder rawText=Buy oat milk  titleToSave=Buy oat milk",
          "detail: saveReminder about to call onSave", "onSave.onSave()", "onSave closure",
          "list.update()", "list: update(_:with:) old=Buy groceries new=Buy oat milk",
          "list.applyCurrentSnapshot()", "list: applyCurrentSnapshot", "detail.leave()",
          "detail: \(about)",
        ] + change("detail", "list", "Will")
    )
    let after = timeline.log(of: setting.left).filter { !$0.contains("Transition") }
    let ended = change("detail", "list", "Did")
    #expect(Array(after.prefix(1 + ended.count)) == ["\"The animation ends\""] + ended)
    #expect(after.contains("detail deinit") == !setting.isKept)
  }
}

import RefGraph
import RefGraphReports
import Testing

/// Why objects are released, in sentences that were written by hand from the scenarios' texts.
@Suite struct `The reason of a release` {
  private static let popped = """
    `pop nav` dropped nav.viewControllers[1], then the end of popTransition dropped \
    popTransition.fromViewController, the last strong reference to it
    """

  private func text(
    _ scenario: String,
    _ moment: String,
    _ setting: [(String, String)] = [],
    focus: String? = nil
  ) throws -> String {
    let scenario = try #require(try ScenarioLibrary.scenario(named: scenario))
    let timeline = try scenario.play(scenario.setting(setting))
    let report = SnapshotReport(of: try #require(timeline.moment(named: moment)), in: timeline)
    let text = report.text(TextLayout(width: 1000), focus: focus.flatMap(report.object(called:)))
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }

  @Test(arguments: ["weak", "strong"])
  func `is the pop and the end of its transition, whatever the closure captures`(
    capture: String
  ) throws {
    let text = try text("reminders", "after-pop", [("capture", capture)])
    #expect(text.contains("\n\(Self.popped); onSave held no strong reference to it\n"))
    #expect(text.contains("\nwith detail, whose onSave held it\n"))
  }

  @Test func `is told of one object, too`() throws {
    #expect(
      try text("reminders", "after-pop", focus: "detail").contains(
        "detail is released: it went on the way to after-pop; \(Self.popped); "
          + "onSave held no strong reference to it."
      )
    )
  }

  @Test func `is the pop where a timer's block holds its page weakly`() throws {
    let text = try text("timer-incident", "after-pop", [("capture", "weak")])
    #expect(
      text.contains(
        """

        `pop nav` dropped nav.viewControllers[1], then the end of popTransition-2 dropped \
        popTransition-2.fromViewController, the last strong reference to it; block held no strong \
        reference to it

        """
      )
    )
  }

  @Test func `has the block's end before it where a stopped timer's block held the page`() throws {
    let setting = [("capture", "strong"), ("stop", "disappear")]
    let text = try text("timer-incident", "after-pop", setting)
    #expect(
      text.contains(
        """

        `pop nav` dropped nav.viewControllers[1], then the release of block-2 dropped block-2.self, \
        then the end of popTransition-2 dropped popTransition-2.fromViewController, the last strong \
        reference to it

        """
      )
    )
  }

  @Test func `is the pop where Detail holds a closure that holds List`() throws {
    let text = try text("closure-capture", "left", [("capture", "strong")])
    #expect(text.contains("\n\(Self.popped); onSave held no strong reference to it\n"))
  }

  @Test func `is a framework's running code where that held the object last`() throws {
    let text = try text("reminders", "after-sign-out", focus: "nav")
    #expect(
      text.contains(
        "; `set root of window to login` dropped window.rootViewController, then the end of "
          + "`set root of window to login` dropped what it held meanwhile, the last strong "
          + "reference to it."
      )
    )
  }

  @Test func `puts the dropped reference that is the cause before its effects`() throws {
    let text = try text("reminders", "after-pop")
    let cause = try #require(text.firstRange(of: "dropped: popTransition.fromViewController"))
    let effect = try #require(text.firstRange(of: "dropped: detail.onSave"))
    #expect(cause.lowerBound < effect.lowerBound)
  }
}

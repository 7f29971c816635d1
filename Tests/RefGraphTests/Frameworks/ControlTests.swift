import Testing

@testable import RefGraph

/// Bar button items, controls and gestures: what they retain, and whom they call.
@Suite struct ControlTests {
  private static let page = """
    type Page: UIViewController
      on save
        event "saves"
      end
    end
    """

  /// The first page with a bar button item in its navigation item, and what follows.
  private func item(_ text: String) throws -> Timeline {
    try screen(
      "let save: UIBarButtonItem\nset right item of list to save\n" + text,
      types: Self.page
    )
  }

  @Test func `a controller holds its navigation item, and that its items`() throws {
    let timeline = try item("let cancel: UIBarButtonItem\nset left item of list to cancel")
    #expect(timeline.references(of: "list", at: "end").last == "navigationItem -> navigationItem")
    #expect(
      timeline.references(of: "navigationItem", at: "end") == [
        "leftBarButtonItem -> cancel", "rightBarButtonItem -> save",
      ]
    )
  }

  @Test func `another item on the same side takes the place of the first`() throws {
    let timeline = try item(
      "moment before\nlet second: UIBarButtonItem\nset right item of list to second"
    )
    #expect(timeline.alive(at: "before").contains("save"))
    #expect(!timeline.alive(at: "end").contains("save"))
  }

  @Test func `an item calls its target without retaining it`() throws {
    let timeline = try item("set target of save to list.save\ntap save")
    #expect(timeline.references(of: "save", at: "end") == ["target ~> list"])
    #expect(timeline.log(of: "end").suffix(2) == ["list.save()", "list: saves"])
  }

  @Test func `an item retains its action, and that the closure that a tap runs`() throws {
    let timeline = try item(
      """
      let action: UIAction
      closure handler
        event "runs"
      end
      set handler of action to handler
      set primary action of save to action
      tap save
      """
    )
    #expect(timeline.references(of: "save", at: "end") == ["primaryAction -> action"])
    #expect(timeline.references(of: "action", at: "end") == ["handler -> handler"])
    #expect(timeline.log(of: "end").suffix(2) == ["handler.handler()", "runs"])
  }

  @Test func `a handler that captures its controller leaks it once it has left`() throws {
    let timeline = try screen(
      """
      action "Open"
        let page: Page
        let item: UIBarButtonItem
        let action: UIAction
        closure handler [self -> page]
        end
        set handler of action to handler
        set primary action of item to action
        set right item of page to item
        push page onto nav
        settle
      end
      pop nav
      settle
      """
    )
    #expect(timeline.verdicts() == ["page leaked"])
  }

  @Test func `a control calls all its targets that are still there`() throws {
    let timeline = try screen(
      """
      root helper: Page
      let button: UIButton
      add target list.save to button
      add target helper.save to button
      add button to view of list
      tap button
      """,
      types: Self.page
    )
    #expect(
      timeline.references(of: "button", at: "end").filter { $0.hasPrefix("allTargets") } == [
        "allTargets[0] ~> list", "allTargets[1] ~> helper",
      ]
    )
    #expect(
      timeline.log(of: "end").filter { $0.contains("save") } == [
        "list.save()", "list: saves", "helper.save()", "helper: saves",
      ]
    )
  }

  @Test(
    arguments: [
      (
        "tap save",
        "skipped tap save: `save` has neither a target nor an action, so nobody is called"
      ),
      (
        "let second: UIBarButtonItem\ntap second",
        "skipped tap second: `second` stands in no bar and in no view, so nobody can tap it"
      ),
      (
        "set right item of detail to save\ntap save",
        "skipped tap save: `save` is not on screen, so nobody can tap it"
      ),
      (
        "action \"Target\"\nlet helper: Page\nset target of save to helper.save\nend\ntap save",
        "skipped tap save: the target of `save` is gone, so nobody is called"
      ),
      (
        "let tap: UITapGestureRecognizer\nrecognize tap",
        "skipped recognize tap: `tap` is attached to no view"
      ),
      (
        "let tap: UITapGestureRecognizer\ndetach tap",
        "skipped detach tap: `tap` is attached to no view"
      ),
    ]
  )
  func `a touch that reaches nobody is passed over`(text: String, line: String) throws {
    #expect(try item(text).skipped == [line])
  }

  @Test func `what is no control cannot be tapped`() throws {
    let message = try playError("root window: UIWindow\ntap window")
    #expect(
      message == "test.scenario:3:1: error: `window` is a UIWindow, and the verb needs a UIControl "
        + "here: declare its type so that it inherits from UIControl"
    )
  }

  @Test func `a target needs a method of that name`() throws {
    let message = try playError(
      "\(Self.page)\nroot page: Page\nlet save: UIBarButtonItem\nset target of save to page.safe"
    )
    #expect(
      message == "test.scenario:9:23: error: Page has no method `safe` to be called: "
        + "did you mean `save`?"
    )
  }

  @Test(arguments: [("weak", "target ~> list"), ("strong", "target -> list")])
  func `a recognizer is held by its view, and holds its target as the reading says`(
    reading: String,
    reference: String
  ) throws {
    let timeline = try screen(
      """
      root box: UIView
      action "Attach"
        let pan: UIPanGestureRecognizer
        attach pan to box sending list.save
        recognize pan
      end
      moment attached
      detach box.gestureRecognizers
      """,
      types: Self.page,
      ["gesture-target": reading]
    )
    #expect(timeline.references(of: "box", at: "attached") == ["gestureRecognizers[0] -> pan"])
    #expect(timeline.references(of: "pan", at: "attached") == [reference, "view ~> box"])
    #expect(timeline.log(of: "attached").suffix(2) == ["list.save()", "list: saves"])
    #expect(!timeline.alive(at: "end").contains("pan"))
  }
}

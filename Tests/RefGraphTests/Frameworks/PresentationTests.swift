import RefGraph
import Testing

/// Modal presentation: who presents, who holds whom, and what dismiss takes down.
@Suite struct PresentationTests {
  @Test func `the outermost container presents, and a presentation controller holds both`() throws {
    let timeline = try screen("present detail from list\nsettle")
    #expect(
      timeline.references(of: "nav", at: "end") == [
        "presentedViewController -> detail", "viewControllers[0] -> list",
      ]
    )
    #expect(
      timeline.references(of: "detail", at: "end") == [
        "presentingViewController ~> nav", "presentationController -> presentation",
      ]
    )
    #expect(
      timeline.references(of: "presentation", at: "end") == [
        "presentedViewController -> detail", "presentingViewController -> nav",
      ]
    )
  }

  @Test func `presenting is a balanced cycle and no finding`() throws {
    let timeline = try screen("present detail from list\nsettle\nmoment m\nexpect no cycle")
    #expect(timeline.objections == [])
  }

  @Test(arguments: ["detail", "detailNav", "list", "nav"])
  func `dismiss goes by the page, its container, the presenter, and what that contains`(
    subject: String
  ) throws {
    let timeline = try screen(
      """
      action "Open"
        let detailNav: UINavigationController
        push detail onto detailNav
        present detailNav from list
        settle
      end
      moment open
      dismiss \(subject)
      moment dismissing
      settle
      """
    )
    #expect(timeline.verdicts(at: "open") == [])
    #expect(
      timeline.verdicts(at: "dismissing") == ["detailNav temporarily-held", "detail abandoned"]
    )
    #expect(
      timeline.references(of: "dismissTransition", at: "dismissing") == [
        "fromViewController -> detailNav", "toViewController -> nav",
      ]
    )
    #expect(timeline.verdicts() == ["detailNav released", "detail abandoned"])
    #expect(timeline.references(of: "nav", at: "end") == ["viewControllers[0] -> list"])
  }

  @Test func `a page that a presented page presents goes with it`() throws {
    let timeline = try screen(
      """
      action "Open"
        let first: Page
        present first from list
        settle
        let second: Page
        present second from first
        settle
      end
      moment open
      dismiss list
      moment dismissing
      settle
      """
    )
    #expect(timeline.verdicts(at: "dismissing") == ["first released", "second temporarily-held"])
    #expect(timeline.verdicts() == ["first released", "second released"])
    #expect(
      timeline.log(of: "dismissing").filter { $0.contains(".view") } == [
        "~ second.viewWillDisappear", "~ list.viewWillAppear",
      ]
    )
  }

  @Test func `a page that presents dismisses what it presents, and stays`() throws {
    let timeline = try screen(
      """
      present detail from list
      settle
      present other from detail
      settle
      dismiss detail
      settle
      """
    )
    #expect(timeline.verdicts() == ["other abandoned"])
    #expect(
      timeline.references(of: "nav", at: "end").first == "presentedViewController -> detail"
    )
  }

  @Test func `dismiss of what is not presented does nothing`() throws {
    let timeline = try screen("dismiss list\ndismiss detail")
    #expect(
      timeline.warnings == [
        "warning test.scenario:12:1 dismiss list: nobody presents it, and it presents nobody, "
          + "so nothing is dismissed",
        "warning test.scenario:13:1 dismiss detail: nobody presents it, and it presents nobody, "
          + "so nothing is dismissed",
      ]
    )
    #expect(timeline.verdicts() == [])
  }

  @Test func `a second presentation by one presenter is ignored with a warning`() throws {
    let timeline = try screen("present detail from list\npresent other from list\nsettle")
    #expect(
      timeline.warnings == [
        "warning test.scenario:13:1 present other from list: Attempt to present `other` on `nav`, "
          + "which is already presenting `detail`"
      ]
    )
    #expect(timeline.references(of: "other", at: "end") == [])
  }

  @Test func `a presenter that is in no window is ignored with a warning`() throws {
    let timeline = try screen("present detail from other")
    #expect(
      timeline.warnings == [
        "warning test.scenario:12:1 present detail from other: Attempt to present `detail` on "
          + "`other`, whose view is not in the window hierarchy"
      ]
    )
    #expect(timeline.references(of: "other", at: "end") == [])
  }

  @Test func `without any window there is no screen, and the references are made all the same`()
    throws
  {
    let timeline = try play(
      """
      root list: Page
      let detail: Page
      present detail from list
      moment open
      expect alive detail
      dismiss detail
      moment closed
      expect released detail
      """
    )
    #expect(timeline.objections == [])
    #expect(timeline.log == ["presentation deinit", "detail deinit"])
  }

  @Test func `a dismissed page may be presented again`() throws {
    let timeline = try screen(
      "present detail from list\nsettle\ndismiss detail\nsettle\npresent detail from list\nsettle"
    )
    #expect(timeline.verdicts() == [])
    #expect(
      timeline.references(of: "nav", at: "end").first == "presentedViewController -> detail"
    )
    #expect(timeline.log.filter { $0 == "detail.viewDidLoad" }.count == 1)
  }
}

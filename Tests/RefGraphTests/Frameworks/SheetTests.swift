import RefGraph
import Testing

/// Sheets: what they stand over stays seen, and nobody there is called.
@Suite struct SheetTests {
  @Test func `a sheet appears, and its presenter is not called, on dismissal neither`() throws {
    let timeline = try screen(
      """
      present detail from list as sheet
      moment presenting
      settle
      moment there
      dismiss detail
      moment dismissing
      settle
      """
    )
    #expect(
      timeline.lifeCycle(of: "presenting") == [
        "detail.loadView", "detail.viewDidLoad", "detail.viewWillAppear",
      ]
    )
    #expect(
      timeline.lifeCycle(of: "there") == ["detail.viewDidAppear", "presentTransition deinit"]
    )
    #expect(
      timeline.lifeCycle(of: "dismissing") == ["presentation deinit", "detail.viewWillDisappear"]
    )
    #expect(timeline.lifeCycle() == ["detail.viewDidDisappear", "dismissTransition deinit"])
    #expect(timeline.verdicts() == ["detail abandoned"])
  }

  @Test func `a sheet is held as any presented page is`() throws {
    func references(_ how: String) throws -> [String] {
      let timeline = try screen("present detail from list\(how)\nsettle")
      return ["nav", "detail", "presentation"].flatMap { timeline.references(of: $0, at: "end") }
    }
    #expect(try references(" as sheet") == references(""))
  }

  @Test func `under a sheet a stack changes with callbacks`() throws {
    let timeline = try screen(
      "present other from list as sheet\nsettle\nmoment covered\npush detail onto nav\nsettle"
    )
    #expect(
      timeline.lifeCycle() == [
        "detail.loadView", "detail.viewDidLoad", "~ list.viewWillDisappear",
        "~ detail.viewWillAppear", "~ list.viewDidDisappear", "~ detail.viewDidAppear",
        "pushTransition deinit",
      ]
    )
  }

  @Test func `what covers a sheet covers what the sheet stands over`() throws {
    let timeline = try screen(
      """
      present detail from list as sheet
      settle
      moment sheet
      present other from detail
      settle
      moment covered
      dismiss other
      settle
      """
    )
    #expect(
      timeline.lifeCycle(of: "covered").filter { $0.contains("ppear") } == [
        "~ list.viewWillDisappear", "~ detail.viewWillDisappear", "~ other.viewWillAppear",
        "~ list.viewDidDisappear", "~ detail.viewDidDisappear", "~ other.viewDidAppear",
      ]
    )
    #expect(
      timeline.lifeCycle().filter { $0.contains("ppear") } == [
        "~ other.viewWillDisappear", "~ list.viewWillAppear", "~ detail.viewWillAppear",
        "~ other.viewDidDisappear", "~ list.viewDidAppear", "~ detail.viewDidAppear",
      ]
    )
  }

  @Test func `a new root takes the sheet and its presenter off the screen`() throws {
    let timeline = try screen(
      "present detail from list as sheet\nsettle\nmoment open\nset root of window to other"
    )
    #expect(
      timeline.lifeCycle().filter { $0.contains("Will") } == [
        "~ list.viewWillDisappear", "~ detail.viewWillDisappear", "~ other.viewWillAppear",
      ]
    )
  }
}

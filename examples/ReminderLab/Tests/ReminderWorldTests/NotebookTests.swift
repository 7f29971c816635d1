@testable import ReminderWorld
import Testing

/// The notebook is the witness: it must see what happens, and have no part in it.
@Suite struct NotebookTests {
  @Test
  func `a watched object goes when its owner lets go of it`() {
    let notebook = Notebook()
    var page: LabObject? = LabObject("page", in: notebook)
    withExtendedLifetime(page) { notebook.takeMoment("made") }
    page = nil
    notebook.takeMoment("gone")
    #expect(page == nil)
    #expect(
      notebook.moments == [
        Moment(name: "made", log: [], released: [], nilled: [], alive: ["page"]),
        Moment(
          name: "gone",
          log: [LogLine("page.deinit")],
          released: ["page"],
          nilled: ["page"],
          alive: []
        ),
      ]
    )
  }

  @Test
  func `objects of one name are numbered from the second on`() {
    let notebook = Notebook()
    let handles = (1...3).map { _ in LabObject("detail", in: notebook).handle }
    #expect(handles == ["detail", "detail-2", "detail-3"])
  }

  @Test
  func `a closure goes before what it alone holds`() {
    let notebook = Notebook()
    func makeClosure() -> () -> Void {
      let page = LabObject("page", in: notebook)
      let closure = MarkedClosure("closure", in: notebook) { page.log("runs") }
      return { closure() }
    }
    var closure: (() -> Void)? = makeClosure()
    closure?()
    closure = nil
    notebook.takeMoment("end")
    #expect(closure == nil)
    #expect(
      notebook.moments.map { $0.log.map(\.text) } == [["runs", "closure.deinit", "page.deinit"]]
    )
  }

  @Test
  func `the run stops before and after the lines it is told`() {
    let notebook = Notebook()
    notebook.stop(before: "b", as: "before b")
    notebook.stop(after: "b", as: "after b")
    for line in ["a", "b", "c"] { notebook.write(line) }
    notebook.takeMoment("end")
    #expect(
      notebook.moments.map { "\($0.name): \($0.log)" }
        == ["before b: [a]", "after b: [b]", "end: [c]"]
    )
  }

  @Test
  func `a deinit that does something says goodbye before it does`() {
    final class Owner: LabObject {
      var owned: LabObject?
      deinit {
        sayGoodbye()
        owned = nil
        log("the owner's deinit is at its end")
      }
    }
    let notebook = Notebook()
    do {
      let owner = Owner("owner", in: notebook)
      owner.owned = LabObject("owned", in: notebook)
    }
    notebook.takeMoment("end")
    #expect(
      notebook.moments.first?.log.map(\.text)
        == ["owner.deinit", "owned.deinit", "the owner's deinit is at its end"]
    )
  }
}

@testable import RefGraph
import Testing

/// Who holds what a scenario makes, and until when.
@Suite struct LocalsTests {
  @Test func `the frame of an action holds its locals to its end`() throws {
    let timeline = try play(
      """
      action "A"
        let page: Page
        moment inside
      end
      moment after
      """
    )
    #expect(timeline.alive(at: "inside") == ["page"])
    #expect(timeline.alive(at: "after") == [])
    #expect(timeline.log == ["\"A\"", "page deinit"])
  }

  @Test func `locals go in reverse order, which is not guaranteed`() throws {
    let timeline = try play(
      """
      action "A"
        let first: T
        let second: T
      end
      """
    )
    #expect(timeline.log == ["\"A\"", "~ second deinit", "~ first deinit"])
  }

  @Test func `a running frame is a temporary root that holds its locals`() throws {
    let timeline = try play(
      """
      action "A"
        let page: Page
        moment inside
      end
      """
    )
    let snapshot = try #require(timeline.moment(named: "inside")?.snapshot)
    let frame = try #require(snapshot.objects.first { $0.kind == .frame })
    #expect(frame.type == "A")
    #expect(frame.references.map(\.label) == ["page[0]"])
    #expect(
      snapshot.roots == [.init(object: frame.id, lifetime: .temporary, label: "running")]
    )
  }

  @Test(arguments: ["moment end", "action \"A\"\nend\nmoment end", "settle\nmoment end"])
  func `the frame of the set-up ends at a moment, an action and settle`(end: String) throws {
    let timeline = try play(
      """
      root app: App
      let kept: T
      let lost: T
      app.kept -> kept
      event "before"
      \(end)
      """
    )
    #expect(timeline.alive(at: "end") == ["app", "kept"])
    #expect(timeline.log.filter { $0 != "\"A\"" } == ["before", "~ lost deinit"])
  }

  @Test func `the frame of the set-up ends before the action begins`() throws {
    let timeline = try play("let lost: T\naction \"A\"\nend\nmoment end")
    #expect(timeline.log == ["lost deinit", "\"A\""])
  }

  @Test func `a call in the set-up does not end its frame`() throws {
    let timeline = try play(
      """
      type T
        on run
          moment inside
        end
      end
      let it: T
      call it.run
      moment after
      """
    )
    #expect(timeline.alive(at: "inside") == ["it"])
    #expect(timeline.alive(at: "after") == [])
  }

  @Test func `after a moment the lines outside actions have a new frame`() throws {
    let timeline = try play("moment first\nlet late: T\nevent \"e\"\nmoment second")
    #expect(timeline.log(of: "second") == ["e", "late deinit"])
  }

  @Test func `the frame of the set-up ends at a moment in a branch and in a repeat`() throws {
    let timeline = try play(
      """
      choice c = yes | no
      let lost: T
      if c is yes
        repeat 2
          moment m
        end
      end
      """
    )
    #expect(timeline.alive(at: "m") == [])
    #expect(timeline.moments.map(\.name) == ["m", "m-2"])
  }

  @Test func `the end of a scenario releases nothing`() throws {
    #expect(try play("let page: Page").log == [])
  }

  @Test func `locals of a method and of a closure go when it returns`() throws {
    let timeline = try play(
      """
      type Page
        on load
          let local: T
          event "in load"
        end
      end
      root page: Page
      closure f
        let captured: T
        event "in f"
      end
      call page.load
      event "between"
      call f
      """
    )
    #expect(
      timeline.log == [
        "page.load()", "page: in load", "~ local deinit", "between", "f.f()", "in f",
        "~ captured deinit",
      ]
    )
  }

  @Test func `a body in an action has its own locals, and its blocks share them`() throws {
    let timeline = try play(
      """
      choice c = yes | no
      action "A"
        if c is yes
          repeat 2
            let item: T
          end
        end
        moment inside
      end
      """
    )
    #expect(timeline.alive(at: "inside") == ["item", "item-2"])
  }

  @Test func `a temporary root is alive from outside like a permanent one`() throws {
    let timeline = try play("root pool: Pool temporary\nmoment m")
    let snapshot = try #require(timeline.moment(named: "m")?.snapshot)
    #expect(snapshot.roots.map(\.lifetime) == [.temporary])
    #expect(timeline.alive(at: "m") == ["pool"])
  }
}

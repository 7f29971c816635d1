import RefGraph
import Testing

/// Dispatch sources and work items.
@Suite struct DispatchTests {
  @Test func `a source lives as long as the app keeps it`() throws {
    let timeline = try page(
      "start source page.source with handler\nfire source\nclear app.page\nfire source",
      capture: "~>"
    )
    #expect(
      timeline.effects == ["page: handler runs", "page: updates", "page deinit", "source deinit"]
    )
    #expect(
      timeline.skipped == [
        "skipped fire source: `source` was deallocated at line 25, `clear app.page`, so a weak reference to it is nil"
      ]
    )
  }

  @Test func `a source and the page that its handler captures leak, and go on`() throws {
    let timeline = try page(
      "start source page.source with handler\nclear app.page\ndue page\nfire source"
    )
    #expect(timeline.verdicts() == ["page leaked"])
    #expect(timeline.effects == ["page: handler runs", "page: updates"])
  }

  @Test func `a source that is cancelled lets go of its handler`() throws {
    let timeline = try page(
      "start source page.source with handler\ncancel source\nfire source\ncancel source\n"
        + "clear app.page"
    )
    #expect(timeline.effects == ["page deinit", "source deinit"])
    #expect(
      timeline.skipped == [
        "skipped fire source: `source` was cancelled",
        "skipped cancel source: `source` was cancelled",
      ]
    )
  }

  @Test func `a work item keeps its block after it ran`() throws {
    let timeline = try page(
      "enqueue page.item with handler\nclear app.page\ndue page\nmoment waiting\nrun item\nrun item"
    )
    #expect(timeline.verdicts(at: "waiting") == ["page temporarily-held, then leaked"])
    #expect(timeline.verdicts() == ["page leaked"])
    #expect(timeline.effects == ["page: handler runs", "page: updates"])
    #expect(timeline.skipped == ["skipped run item: `item` is in no queue"])
  }

  @Test func `a work item that is cancelled stays in its queue, and does not run`() throws {
    let timeline = try page(
      "enqueue page.item with handler\ncancel item\nclear page.item\nclear app.page\ndue page\n"
        + "moment cancelled\nrun item"
    )
    #expect(timeline.verdicts(at: "cancelled") == ["page temporarily-held"])
    #expect(timeline.effects == ["item deinit", "page deinit"])
    #expect(timeline.skipped == ["skipped run item: `item` was cancelled"])
  }

  @Test func `a work item is cancelled once, and before it ran`() throws {
    let timeline = try page(
      "enqueue page.item with handler\ncancel item\ncancel item\nenqueue page.item with handler\n"
        + "run item\ncancel item"
    )
    #expect(
      timeline.skipped == [
        "skipped cancel item: `item` was cancelled already",
        "skipped cancel item: `item-2` is in no queue",
      ]
    )
  }
}

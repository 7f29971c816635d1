import RefGraph
import Testing

/// Tasks: one holds its closure until it ends.
@Suite struct TaskTests {
  @Test func `a task that waits keeps its page until it has run`() throws {
    let timeline = try page(
      "start task page.task with handler\nclear app.page\ndue page\nmoment waiting\nresume task"
    )
    #expect(timeline.verdicts(at: "waiting") == ["page temporarily-held"])
    #expect(
      timeline.effects == [
        "page: handler runs", "page: updates", "page deinit", "task deinit",
      ]
    )
  }

  @Test func `a task that is cancelled ends, and its closure does not run`() throws {
    let timeline = try page(
      "start task page.task with handler\ncancel task\nclear app.page\nresume task\ncancel task"
    )
    #expect(timeline.effects == ["page deinit", "task deinit"])
    #expect(
      timeline.skipped == [
        "skipped resume task: `task` was deallocated at line 25, `clear app.page`, so a weak reference to it is nil",
        "skipped cancel task: `task` was deallocated at line 25, `clear app.page`, so a weak reference to it is nil",
      ]
    )
  }

  @Test func `a loop keeps its page for as long as it goes on`() throws {
    let timeline = try page(
      "start loop page.task with handler\nyield task\nclear app.page\nyield task\ndue page\n"
        + "moment going\nfinish task"
    )
    #expect(timeline.verdicts(at: "going") == ["page abandoned"])
    #expect(timeline.references(of: "runtime", at: "going") == ["tasks[0] -> task"])
    #expect(
      timeline.effects == [
        "page: handler runs", "page: updates", "page: handler runs", "page: updates", "page deinit",
        "task deinit",
      ]
    )
  }

  @Test func `a loop that captures weakly unwraps its page for each element`() throws {
    let timeline = try page(
      "start loop page.task with handler\nyield task\nclear app.page\nyield task\ncancel task\n"
        + "moment cancelled",
      capture: "~>"
    )
    #expect(
      timeline.effects == [
        "page: handler runs", "page: updates", "page deinit", "handler runs", "task deinit",
      ]
    )
    #expect(timeline.references(of: "runtime", at: "cancelled") == [])
  }

  @Test func `each kind of task goes on in its own way`() throws {
    let timeline = try page(
      "start task page.task with handler\nyield task\nfinish task\nstart loop page.task with handler\n"
        + "resume task"
    )
    #expect(
      timeline.skipped == [
        "skipped yield task: `task` goes through no sequence: `resume` it",
        "skipped finish task: `task` goes through no sequence: `resume` it",
        "skipped resume task: `task-2` goes through a sequence: `yield` it an element",
      ]
    )
  }
}

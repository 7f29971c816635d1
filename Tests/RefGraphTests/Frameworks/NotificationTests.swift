import RefGraph
import Testing

/// The notification center: it holds the token of a block, and refers weakly to an observer with a
/// selector.
@Suite struct NotificationTests {
  private static let observe = "observe didChange as page.token with handler\n"

  @Test func `the center holds the token, and the token the block`() throws {
    let timeline = try page(Self.observe + "clear app.page\npost didChange")
    #expect(
      timeline.references(of: "notificationCenter", at: "end") == ["observers[0] -> token"]
    )
    #expect(timeline.references(of: "token", at: "end") == ["block -> handler"])
    #expect(timeline.effects == ["page: handler runs", "page: updates"])
  }

  @Test func `a block with a weak capture runs after its page has gone`() throws {
    let timeline = try page(Self.observe + "clear app.page\npost didChange", capture: "~>")
    #expect(timeline.effects == ["page deinit", "handler runs"])
  }

  @Test func `a token that is removed lets go of its block, and may be kept`() throws {
    let timeline = try page(
      Self.observe + "remove observer token\npost didChange\nmoment removed\nclear page.token",
      capture: "~>"
    )
    #expect(timeline.references(of: "notificationCenter", at: "removed") == [])
    #expect(timeline.references(of: "token", at: "removed") == [])
    #expect(timeline.log.filter { $0.hasSuffix("deinit") } == ["handler deinit", "token deinit"])
    #expect(timeline.skipped == ["skipped post didChange: nobody observes it"])
  }

  @Test func `an observer with a selector is called while it is there`() throws {
    let timeline = try page(
      "observe didChange calling page.update\npost didChange\npost willChange\nclear app.page\n"
        + "post didChange"
    )
    #expect(timeline.effects == ["page: updates", "page deinit"])
    #expect(
      timeline.skipped == [
        "skipped post willChange: nobody observes it", "skipped post didChange: nobody observes it",
      ]
    )
  }

  @Test func `an observer with a selector that is removed is called no more`() throws {
    let timeline = try page(
      "observe didChange calling page.update\nremove observer page\npost didChange\n"
        + "remove observer page"
    )
    #expect(timeline.references(of: "notificationCenter", at: "end") == [])
    #expect(
      timeline.skipped == [
        "skipped post didChange: nobody observes it",
        "skipped remove observer page: `page` observes nothing",
      ]
    )
  }

  @Test func `several observers are called in no guaranteed order`() throws {
    let timeline = try page(Self.observe + "observe didChange calling page.update\npost didChange")
    #expect(
      timeline.log.filter { $0.hasSuffix("updates") || $0.hasSuffix("runs") }
        == ["~ page: handler runs", "~ page: updates", "~ page: updates"]
    )
  }
}

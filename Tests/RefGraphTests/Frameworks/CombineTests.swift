import RefGraph
import Testing

/// Combine: a subscription goes on until its cancellable cancels or goes away.
@Suite struct CombineTests {
  private static let sink = """
    let subject: PassthroughSubject
    app.subject -> subject
    sink subject as page.cancellable with handler

    """

  @Test func `a subject, a cancellable and a subscription hold one another's ends`() throws {
    let timeline = try page(Self.sink + "send subject")
    #expect(
      timeline.references(of: "subject", at: "end") == ["subscriptions[0] -> subscription"]
    )
    #expect(
      timeline.references(of: "cancellable", at: "end") == ["subscription -> subscription"]
    )
    #expect(
      timeline.references(of: "subscription", at: "end") == ["receiveValue -> handler"]
    )
    #expect(timeline.effects == ["page: handler runs", "page: updates"])
  }

  @Test func `a cancellable that goes away cancels`() throws {
    let timeline = try page(Self.sink + "clear app.page\nsend subject", capture: "~>")
    #expect(timeline.effects == ["page deinit", "cancellable deinit", "subscription deinit"])
    #expect(timeline.references(of: "subject", at: "end") == [])
    #expect(timeline.skipped == ["skipped send subject: nobody subscribes to it"])
  }

  @Test func `a sink that captures the owner of its cancellable keeps it`() throws {
    let timeline = try page(Self.sink + "clear app.page\ndue page\nmoment left\nclear app.subject")
    #expect(timeline.verdicts(at: "left") == ["page abandoned"])
    #expect(timeline.verdicts() == ["page leaked"])
  }

  @Test func `a subscription is cancelled once`() throws {
    let timeline = try page(Self.sink + "cancel cancellable\ncancel cancellable\nclear app.page")
    #expect(timeline.effects == ["subscription deinit", "page deinit", "cancellable deinit"])
    #expect(
      timeline.skipped == [
        "skipped cancel cancellable: `cancellable` was cancelled already"
      ]
    )
  }

  @Test func `an assignment holds its object`() throws {
    let timeline = try page(
      "let subject: PassthroughSubject\napp.subject -> subject\n"
        + "assign subject to page.update as page.cancellable\nsend subject\nclear app.page\ndue page\n"
        + "moment left\ncancel cancellable"
    )
    #expect(timeline.references(of: "subscription", at: "left") == ["object -> page"])
    #expect(timeline.verdicts(at: "left") == ["page abandoned"])
    #expect(
      timeline.effects == [
        "page: updates", "page deinit", "subscription deinit", "cancellable deinit",
      ]
    )
  }

  @Test func `an array of cancellables gets one more`() throws {
    let timeline = try page(
      "let subject: PassthroughSubject\napp.subject -> subject\n"
        + "sink subject as page.bag with handler\nassign subject to page.update as page.bag\n"
        + "send subject",
      capture: "~>"
    )
    #expect(timeline.references(of: "page", at: "end") == ["bag[0] -> bag", "bag[1] -> bag-2"])
    #expect(
      timeline.log.filter { $0.hasSuffix("updates") || $0.hasSuffix("runs") }
        == ["~ page: handler runs", "~ page: updates", "~ page: updates"]
    )
  }
}

import RefGraph
import Testing

/// Requests: the session holds one with its completion closure until it is answered.
@Suite struct RequestTests {
  @Test func `an answer runs the completion, and then both go`() throws {
    let timeline = try page(
      "request page.request with handler\nclear app.page\nmoment waiting\ncomplete request",
      capture: "~>"
    )
    #expect(timeline.references(of: "urlSession", at: "waiting") == ["tasks[0] -> request"])
    #expect(timeline.effects == ["page deinit", "handler runs", "request deinit"])
  }

  @Test func `a completion that captures its page keeps it until the answer`() throws {
    let timeline = try page("request page.request with handler\nclear app.page\ncomplete request")
    #expect(
      timeline.effects == [
        "page: handler runs", "page: updates", "page deinit", "request deinit",
      ]
    )
  }

  @Test(arguments: ["complete", "cancel"])
  func `a request is answered once, be it by an error`(verb: String) throws {
    let timeline = try page("request page.request with handler\n\(verb) request\n\(verb) request")
    #expect(timeline.effects == ["page: handler runs", "page: updates"])
    #expect(timeline.references(of: "page", at: "end") == ["request -> request"])
    #expect(timeline.skipped == ["skipped \(verb) request: `request` was answered already"])
  }
}

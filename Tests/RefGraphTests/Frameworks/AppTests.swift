import RefGraph
import Testing

/// The app goes to the background and comes back: no controller is called.
@Suite struct AppTests {
  @Test func `minimising the app calls no controller`() throws {
    let timeline = try screen("send app to background\nmoment away\nbring app to foreground")
    #expect(timeline.log(of: "away") == ["the app goes to the background"])
    #expect(timeline.log(of: "end") == ["the app comes to the foreground"])
  }

  @Test func `an app goes where it is not yet`() throws {
    let timeline = try screen(
      "bring app to foreground\nsend app to background\nsend app to background"
    )
    #expect(
      timeline.skipped == [
        "skipped bring app to foreground: it is in the foreground already",
        "skipped send app to background: it is in the background already",
      ]
    )
  }
}

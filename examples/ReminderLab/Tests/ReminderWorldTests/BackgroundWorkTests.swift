import ReminderWorld
import Testing

/// Who keeps a page that was left while something goes on: what the documentation of each source
/// says, held against the real thing.
@Suite struct BackgroundWorkTests {
  /// What a source that nobody stops does to the page that started it.
  struct Unstopped: Sendable {
    let source: String
    let capture: String
    /// What goes when the page is left.
    let left: [String]
    /// What is logged at the next result.
    let fired: [String]

    init(_ source: String, _ capture: String, left: [String], fired: [String]) {
      self.source = source
      self.capture = capture
      self.left = left
      self.fired = fired
    }
  }

  private static let handled = ["handler runs", "updates"]

  private static func ended(_ handles: String...) -> [String] { handles.map { "\($0).deinit" } }

  static let unstopped = [
    // Owned by the system until they are invalidated, removed or cancelled, with their handler.
    Unstopped("timer-block", "strong", left: [], fired: handled),
    Unstopped("timer-block", "weak", left: ["page"], fired: ["handler runs"]),
    Unstopped("notification", "strong", left: [], fired: handled),
    Unstopped("notification", "weak", left: ["page"], fired: ["handler runs"]),
    Unstopped("for-await", "strong", left: [], fired: handled),
    Unstopped("for-await", "weak", left: ["page"], fired: ["handler runs"]),
    // Owned by the system until they have run.
    Unstopped("one-shot", "strong", left: [], fired: handled + ended("handler", "page", "timer")),
    Unstopped(
      "one-shot",
      "weak",
      left: ["page"],
      fired: ["handler runs"] + ended("handler", "timer")
    ),
    Unstopped("task", "strong", left: [], fired: handled + ended("handler", "page")),
    Unstopped("task", "weak", left: ["page"], fired: ["handler runs"] + ended("handler")),
    // The page keeps the item, and the item its block even after it has run.
    Unstopped("work-item", "strong", left: [], fired: handled),
    Unstopped("work-item", "weak", left: ["page"], fired: ["handler runs"] + ended("handler")),
    // Owned by the page alone, and so gone with it, unless they own the page.
    Unstopped("dispatch-source", "strong", left: [], fired: handled),
    Unstopped("dispatch-source", "weak", left: ["page", "handler"], fired: []),
    Unstopped("sink", "strong", left: [], fired: handled),
    Unstopped(
      "sink",
      "weak",
      left: ["page", "cancellable", "handler", "subscription"],
      fired: []
    ),
    // Nothing to write `weak` in.
    Unstopped("timer-target", "strong", left: [], fired: ["updates"]),
    Unstopped("timer-target", "weak", left: [], fired: ["updates"]),
    Unstopped("display-link", "strong", left: [], fired: ["updates"]),
    Unstopped("display-link", "weak", left: [], fired: ["updates"]),
    Unstopped("assign", "strong", left: [], fired: ["updates"]),
    Unstopped("assign", "weak", left: [], fired: ["updates"]),
  ]

  @Test(arguments: unstopped)
  func `a source that nobody stops keeps what it owns`(_ unstopped: Unstopped) throws {
    let played = try Played(
      "background-work",
      ["source": unstopped.source, "capture": unstopped.capture, "stop": "never"]
    )
    #expect(try played.at("left").released == unstopped.left)
    #expect(try played.log(of: "fired") == unstopped.fired)
  }

  /// What goes when the page is left that stops its source: first what the source owned.
  static let stopped: [(source: String, released: [String])] = [
    ("timer-block", ["handler", "timer", "page"]),
    ("one-shot", ["handler", "timer", "page"]),
    ("timer-target", ["timer", "page"]),
    ("display-link", ["link", "page"]),
    ("notification", ["handler", "token", "page"]),
    ("task", ["handler", "page"]),
    ("for-await", ["handler", "page"]),
    ("dispatch-source", ["handler", "page"]),
    // The page keeps the cancellable, which has nothing left to cancel.
    ("sink", ["handler", "subscription", "page", "cancellable"]),
    ("assign", ["subscription", "page", "cancellable"]),
  ]

  @Test(arguments: stopped, ["strong", "weak"])
  func `a page that stops its source goes when it is left`(
    _ stopped: (source: String, released: [String]),
    _ capture: String
  ) throws {
    let played = try Played(
      "background-work",
      ["source": stopped.source, "capture": capture, "stop": "disappear"]
    )
    #expect(try played.at("left").released == stopped.released)
    #expect(try played.log(of: "fired") == [])
  }

  @Test(arguments: [("strong", [], ["handler", "page"]), ("weak", ["page"], ["handler"])])
  func `a cancelled work item stays on its queue until its turn comes, and is passed over then`(
    _ capture: String,
    _ left: [String],
    _ fired: [String]
  ) throws {
    let played = try Played(
      "background-work",
      ["source": "work-item", "capture": capture, "stop": "disappear"]
    )
    #expect(try played.at("left").released == left)
    #expect(try played.log(of: "fired") == fired.map { "\($0).deinit" })
  }
}

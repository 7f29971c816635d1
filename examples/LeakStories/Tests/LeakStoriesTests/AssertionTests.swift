import LeakStories
import RefGraphTesting
import Synchronization
import Testing

extension AllTests {
  /// The assertions on each story, as a test of an app would make them.
  struct AssertionTests {
    @Test(arguments: Story.all.map(\.name))
    func `the repaired form passes`(name: String) throws {
      let story = try StoryCase(name).story
      expectReleased { watch in
        story.play(.repaired) { watch.track($0, as: $1) }
      }
    }

    @Test(arguments: Story.all.map(\.name))
    func `the leaking form fails, and the message says who is alive and why`(name: String) throws {
      let each = try StoryCase(name)
      let alive = each.alive(.leaking)
      let message = message(of: each.story, fails: !alive.isEmpty)
      #expect(alive.filter { !message.contains($0) } == [])
      #expect(message.isEmpty == alive.isEmpty)
      guard each.reading.searchIsOpen == nil else { return }
      let isCycleSeen = each.reading.cycleIsUnseen == nil || each.reading.isFoundBySearch
      #expect(
        message.contains("Retain cycle\n") == (isCycleSeen && !each.report.expected.cycles.isEmpty)
      )
      let owners = each.report.expected.permanentOwners.map { Self.globals[$0] ?? "no global" }
      #expect(owners.filter { !message.contains("root \($0) ") } == [])
    }

    /// What the owners of the reports are called in real code: the variables that hold them.
    private static let globals = [
      "app": "AppCoordinator.shared",
      "center": "_defaultCenter",
      "host": "HostViewController.shared",
      "runLoop": "TimerLoop.main",
      "scene": "PetScene.shared",
      "window": "Story.mainWindow",
    ]

    /// What the assertion says of the leaking form.
    private func message(of story: Story, fails: Bool) -> String {
      let message = Mutex("")
      withKnownIssue(isIntermittent: !fails) {
        expectReleased(settling: Settling(turns: 20, pause: .milliseconds(10))) { watch in
          story.play(.leaking) { watch.track($0, as: $1) }
        }
      } matching: { issue in
        message.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") + "\n" }
        return true
      }
      return message.withLock(\.self)
    }
  }
}

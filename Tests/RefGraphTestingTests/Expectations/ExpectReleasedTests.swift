import Foundation
import Testing

@testable import RefGraphTesting

struct ExpectReleasedTests {
  @Test func `what is gone passes`() {
    expectReleased { watch in
      watch.track(Sheet(), as: "page")
    }
  }

  @Test func `the actor is free while an asynchronous assertion waits`() async {
    await expectReleased { watch in
      let page = watch.track(Sheet(), as: "page")
      Task.detached {
        try await Task.sleep(for: .milliseconds(1))
        withExtendedLifetime(page) {}
      }
    }
  }

  @MainActor @Test func `work that is left to the main actor is waited for`() async {
    await expectReleased { watch in
      let page = watch.track(Sheet(), as: "page")
      Task { @MainActor in withExtendedLifetime(page) {} }
    }
  }

  @MainActor @Test func `a test of the main actor may assert synchronously`() {
    expectReleased { watch in
      let screen = watch.track(Screen(), as: "screen")
      screen.onClose()
    }
  }

  @MainActor @Test func `a closure of the main actor may wait`() async {
    await expectReleased { watch in
      let screen = watch.track(Screen(), as: "screen")
      await Task.yield()
      screen.onClose()
    }
  }

  @Test func `what a queue still does is waited for`() {
    expectReleased { watch in
      let page = watch.track(Sheet(), as: "page")
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.002) {
        withExtendedLifetime(page) {}
      }
    }
  }

  @Test func `what the closure throws is thrown on`() async {
    #expect(throws: Thrown.onPurpose) {
      try expectReleased { watch in
        watch.track(Sheet(), as: "page")
        throw Thrown.onPurpose
      }
    }
    await #expect(throws: Thrown.onPurpose) {
      try await expectReleased { _ in
        await Task.yield()
        throw Thrown.onPurpose
      }
    }
  }

  @Test(.expectsRelease) func `a test with the trait tracks what has to be gone`() {
    let page = track(Sheet(), as: "page")
    #expect(track(page) === page)
  }

  @Test(.expectsRelease, arguments: 1...2)
  func `each case of a test with the trait is checked by itself`(_ number: Int) async {
    await Task.yield()
    track(Sheet(), as: "page-\(number)")
  }

  @Test func `a known issue may be a leak`() {
    withKnownIssue {
      expectReleased(settling: .none) { watch in
        Keeper.keep(watch.track(Sheet(), as: "page"))
      }
    } matching: { issue in
      issue.sourceLocation?.line == #line - 4
    }
  }
}

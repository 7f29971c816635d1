import Foundation
import RefGraph
import XCTest

@testable import RefGraphTesting

/// What passes in XCTest.
final class AssertReleasedTests: XCTestCase {
  func testWhatIsGonePasses() throws {
    try assertReleased { watch in watch.track(Sheet(), as: "page") }
  }

  func testTheRunLoopIsWaitedFor() throws {
    try assertReleased { watch in
      let page = watch.track(Sheet(), as: "page")
      DispatchQueue.main.async { withExtendedLifetime(page) {} }
    }
  }

  func testATaskIsWaitedFor() async throws {
    try await assertReleased { watch in
      let page = watch.track(Sheet(), as: "page")
      Task.detached {
        try await Task.sleep(for: .milliseconds(1))
        withExtendedLifetime(page) {}
      }
    }
  }

  @MainActor func testATestOfTheMainActorMayAssert() async throws {
    try await assertReleased { watch in
      let page = watch.track(Sheet(), as: "page")
      Task { @MainActor in withExtendedLifetime(page) {} }
    }
  }

  @MainActor func testATestOfTheMainActorMayAssertSynchronously() throws {
    try assertReleased { watch in
      let screen = watch.track(Screen(), as: "screen")
      screen.onClose()
    }
  }

  func testWhatTheClosureThrowsIsThrownOn() {
    XCTAssertThrowsError(try assertReleased { _ in throw Thrown.onPurpose }) { error in
      XCTAssertEqual(error as? Thrown, .onPurpose)
    }
  }

  func testTrackedObjectsMayLiveUntilTheTestEnds() {
    let page = trackForLeaks(Sheet(), as: "page")
    XCTAssertTrue(trackForLeaks(page) === page)
  }

  func testAMomentOfAScenarioMayBeAsked() throws {
    let scenario = try XCTUnwrap(try ScenarioLibrary.scenario(named: "reminders"))
    let strong = ["capture": "strong", "list-keeps-detail": "yes"]
    try assertReleased("detail", in: .moment("after-pop", of: scenario))
    try assertNoRetainCycles(in: .moment("after-pop", of: scenario))
    try assertCycle("list", "detail", in: .moment("after-pop", of: scenario, with: strong))
    try assertOwners(
      of: "detail",
      are: ["sceneDelegate"],
      in: .moment("after-pop", of: scenario, with: strong)
    )
  }

  func testLiveObjectsMayBeAsked() throws {
    let page = Sheet()
    try assertNoRetainCycles(from: ["page": page])
    try assertOwners(of: "page", are: ["page"], from: ["page": page])
  }
}

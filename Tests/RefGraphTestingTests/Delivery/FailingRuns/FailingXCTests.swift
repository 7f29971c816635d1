import Foundation
import RefGraph
import XCTest

@testable import RefGraphTesting

/// Tests of XCTest that fail on purpose: run by ``FailingRun`` alone, one by one.
final class FailingXCTests: XCTestCase {
  override func setUpWithError() throws {
    guard FailingRun.isChild else { throw XCTSkip("fails on purpose, for FailingRunTests") }
  }

  func testBody() throws {
    try assertReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }

  func testCycle() throws {
    try assertReleased { watch in
      let list = watch.track(List(), as: "list")
      watch.track(Detail.open(in: list), as: "detail")
    }
  }

  func testAsyncBody() async throws {
    try await assertReleased(settling: .none) { watch in
      await Task.yield()
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }

  func testDetachedTask() async throws {
    try await assertReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
      await Task.detached { await watch.check("page") }.value
    }
  }

  func testDispatchCallback() throws {
    try assertReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        watch.check("page")
        done.signal()
      }
      done.wait()
    }
  }

  @MainActor func testMainActor() async throws {
    try await assertReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }

  func testTrackForLeaks() {
    trackForLeaks(Sheet(), settling: .none)
    Keeper.keep(makePage())
    Keeper.keep(trackForLeaks(Sheet()))
  }

  private func makePage(file: StaticString = #filePath, line: UInt = #line) -> Sheet {
    trackForLeaks(Sheet(), as: "page", file: file, line: line)
  }

  func testNothingTracked() throws {
    try assertReleased(settling: .none) { _ in }
  }

  func testThrown() throws {
    try assertReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
      throw Thrown.onPurpose
    }
  }

  func testModel() throws {
    let scenario = try XCTUnwrap(try ScenarioLibrary.scenario(named: "reminders"))
    let changes = ["capture": "strong", "list-keeps-detail": "yes"]
    let timeline = try scenario.play(scenario.setting(changes.map { ($0, $1) }))
    try assertReleased("detail", in: .moment("after-pop", of: timeline))
    try assertNoRetainCycles(in: .moment("after-pop", of: timeline))
    try assertCycle("detail", "nav", in: .moment("after-pop", of: timeline))
    try assertOwners(of: "detail", are: ["list"], in: .moment("after-pop", of: timeline))
  }

  func testFiles() throws {
    try XCTestReporter(self, file: #filePath, line: #line, renderer: .ofPages)
      .deliver([PlacedFinding(finding: .page), PlacedFinding(finding: .list)])
  }

  func testInconclusive() throws {
    try XCTestReporter(self, file: #filePath, line: #line, renderer: nil)
      .deliver([PlacedFinding(finding: .unclear)])
  }

  func testWarning() throws {
    try XCTestReporter(self, file: #filePath, line: #line, renderer: nil)
      .deliver([PlacedFinding(finding: .outdated)])
  }

  func testInconclusiveBesideFailure() throws {
    try XCTestReporter(self, file: #filePath, line: #line, renderer: nil)
      .deliver([.unclear, .list, .outdated].map { PlacedFinding(finding: $0) })
  }

  func testInconclusiveTeardown() {
    addTeardownBlock {
      XCTestReporter(self, file: #filePath, line: #line, renderer: nil)
        .deliverAsFailures([PlacedFinding(finding: .unclear)])
    }
  }

  // From here on nobody can be told, and the process ends.

  func testOtherFramework() {
    expectPageReleased()
  }

  func testNotRunning() throws {
    try FailingXCTests(name: "made by hand") { _ in }.assertReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }

  func testTrackForLeaksNotRunning() {
    FailingXCTests(name: "made by hand") { _ in }.trackForLeaks(Sheet(), as: "page")
  }
}

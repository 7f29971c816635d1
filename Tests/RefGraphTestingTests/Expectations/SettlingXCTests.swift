import Foundation
import XCTest

@testable import RefGraphTesting

/// XCTest runs its tests on the main thread, whose run loop turns while a test waits.
final class SettlingXCTests: XCTestCase {
  private let patient = Settling(turns: 1_000, pause: .milliseconds(1))

  func testTimersFire() {
    nonisolated(unsafe) var hasFired = false
    let timer = Timer.scheduledTimer(withTimeInterval: 0.002, repeats: false) { _ in
      hasFired = true
    }
    defer { timer.invalidate() }
    let settled = patient.wait { hasFired }
    XCTAssertTrue(hasFired)
    XCTAssertEqual(settled, "after 1000 turns of the run loop, 0.001 seconds each")
  }

  func testTheMainQueueRuns() {
    nonisolated(unsafe) var hasRun = false
    DispatchQueue.main.async { hasRun = true }
    _ = patient.wait { hasRun }
    XCTAssertTrue(hasRun)
  }

  func testWorkOfTheMainActorRuns() {
    nonisolated(unsafe) var hasRun = false
    Task { @MainActor in hasRun = true }
    _ = patient.wait { hasRun }
    XCTAssertTrue(hasRun)
  }
}

import Foundation
import RefGraph
import Testing

@testable import RefGraphTesting

/// Tests of Swift Testing that fail on purpose: run by ``FailingRun`` alone, one by one.
@Suite(.enabled(if: FailingRun.isChild))
struct FailingSwiftTests {
  @Test func body() {
    expectReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }

  @Test func cycle() {
    expectReleased { watch in
      let list = watch.track(List(), as: "list")
      watch.track(Detail.open(in: list), as: "detail")
    }
  }

  @Test func asyncBody() async {
    await expectReleased(settling: .none) { watch in
      await Task.yield()
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }

  @Test func detachedTask() async {
    await expectReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
      await Task.detached { await watch.check("page") }.value
    }
  }

  @Test func dispatchCallback() async {
    await expectReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          watch.check("page")
          continuation.resume()
        }
      }
    }
  }

  @MainActor @Test func mainActor() async {
    await expectReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }

  @Test(.expectsRelease(settling: .none)) func trait() {
    Keeper.keep(track(Sheet(), as: "page"))
  }

  @Test func trackWithoutTrait() {
    track(Sheet(), as: "page")
  }

  @Test func nothingTracked() {
    expectReleased(settling: .none) { _ in }
  }

  @Test func unknownName() {
    expectReleased(settling: .none) { watch in
      watch.track(Sheet(), as: "page")
      watch.check("pgae")
    }
  }

  @Test func thrown() throws {
    try expectReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
      throw Thrown.onPurpose
    }
  }

  @Test func model() throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: "reminders"))
    let changes = ["capture": "strong", "list-keeps-detail": "yes"]
    expectReleased("detail", in: .moment("after-pop", of: scenario, with: changes))
    expectNoRetainCycles(in: .moment("after-pop", of: scenario, with: changes))
    expectCycle("detail", "nav", in: .moment("after-pop", of: scenario, with: changes))
    expectOwners(of: "detail", are: ["list"], in: .moment("after-pop", of: scenario, with: changes))
    expectReleased("detail", in: .moment("after-pip", of: scenario))
    expectReleased("detail", in: .moment("after-pop", of: scenario, with: ["capture": "loose"]))
  }

  @Test func files() {
    let place = CodePlace(#_sourceLocation)
    SwiftTestingReporter("files", at: place, renderer: .ofPages)
      .deliver([PlacedFinding(finding: .page), PlacedFinding(finding: .list)])
  }

  @Test func inconclusive() {
    let place = CodePlace(#_sourceLocation)
    SwiftTestingReporter("inconclusive", at: place, renderer: nil)
      .deliver([PlacedFinding(finding: .unclear), PlacedFinding(finding: .outdated)])
  }

  // From here on nobody can be told, and the process ends.

  @Test func detachedAssertion() async {
    await Task.detached {
      expectReleased(settling: .none) { watch in
        Keeper.keep(watch.track(Sheet(), as: "page"))
      }
    }.value
  }

  @Test func callbackAssertion() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        expectReleased(settling: .none) { watch in
          Keeper.keep(watch.track(Sheet(), as: "page"))
        }
        continuation.resume()
      }
    }
  }

  @Test func tooLate() {
    var late: LifetimeWatch?
    expectReleased(settling: .none) { watch in
      watch.track(Sheet(), as: "page")
      late = watch
    }
    late?.track(Sheet(), as: "latecomer")
  }

  @Test(.expectsRelease(settling: .none)) func detachedTrack() async {
    await Task.detached { _ = track(Sheet(), as: "page") }.value
  }

  @Test func otherFramework() throws {
    try FailingXCTests(name: "made by hand") { _ in }.assertReleased(settling: .none) { watch in
      Keeper.keep(watch.track(Sheet(), as: "page"))
    }
  }
}

/// What a closure throws on purpose.
enum Thrown: Error { case onPurpose }

/// What a test of XCTest calls by mistake. In a file that does not import Testing the mistake does not
/// compile.
func expectPageReleased() {
  expectReleased(settling: .none) { watch in
    Keeper.keep(watch.track(Sheet(), as: "page"))
  }
}

internal import Synchronization
public import XCTest

extension XCTestCase {
  /// Asserts that an object is gone when the test has ended.
  ///
  /// For functions that make what a test is about. All objects that one test tracks are looked at
  /// together in a teardown block, so that a cycle of several is told once; the failure points to the
  /// first that is still alive, and says where each was tracked.
  ///
  /// ```swift
  /// func makePage(file: StaticString = #filePath, line: UInt = #line) -> Page {
  ///   let loader = trackForLeaks(Loader(), file: file, line: line)
  ///   return trackForLeaks(Page(loader), as: "page", file: file, line: line)
  /// }
  /// ```
  ///
  /// Call it on the thread that runs the test. Where nobody can tell why an object is alive, it is a
  /// failure all the same, since it should be gone: XCTest cannot skip a test that is over.
  ///
  /// - Parameters:
  ///   - name: what messages call the object; its type if it is left out.
  ///   - settling: how long the test's objects are waited for; that of the first counts.
  ///   - baseline: cycles that are known; that of the first counts.
  ///   - file: where a failure points to.
  ///   - line: where a failure points to.
  /// - Returns: the object.
  @discardableResult
  public func trackForLeaks<Object: AnyObject>(
    _ object: Object,
    as name: String? = nil,
    settling: Settling = .standard,
    except baseline: LeakBaseline = .none,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Object {
    let test = ObjectIdentifier(self)
    let (tracking, isFirst) = TestTracking.all.withLock { all in
      if let known = all[test] { return (known, false) }
      let new = TestTracking(settling: settling, baseline: baseline)
      all[test] = new
      return (new, true)
    }
    tracking.track(object, as: name, file: file, line: line)
    if isFirst {
      addTeardownBlock {
        TestTracking.all.withLock { _ = $0.removeValue(forKey: test) }
        tracking.tell(self)
      }
    }
    return object
  }
}

/// The objects that one running test of XCTest tracks to its end, and the lines that track them.
private final class TestTracking: Sendable {
  /// Of the test cases that run, by identity.
  static let all = Mutex<[ObjectIdentifier: TestTracking]>([:])

  private let run: LifetimeRun
  private let lines = Mutex<[Line]>([])

  private struct Line {
    let object: WatchedObject
    let file: StaticString
    let line: UInt
  }

  init(settling: Settling, baseline: LeakBaseline) {
    run = LifetimeRun(of: "`trackForLeaks`", settling: settling, except: baseline)
  }

  func track(_ object: AnyObject, as name: String?, file: StaticString, line: UInt) {
    let place = CodePlace(file: file, line: line)
    let watched = run.watch.watched(object, as: name, place: place.text)
    lines.withLock { $0.append(Line(object: watched, file: file, line: line)) }
  }

  /// Waits, and tells the test at the line of the first object that is still alive.
  func tell(_ testCase: XCTestCase) {
    let findings = run.findings { _ in }.0
    let lines = lines.withLock(\.self)
    guard let first = lines.first(where: { $0.object.isAlive }) ?? lines.first else { return }
    XCTestReporter(testCase, file: first.file, line: first.line, renderer: nil)
      .deliverAsFailures(findings)
  }
}

public import RefGraphReports
public import Testing

/// Expects of a whole test that every object that it tracks is gone when the test has ended.
///
/// ```swift
/// @Test(.expectsRelease) func `the detail page goes away`() {
///   let detail = track(Detail(), as: "detail")
///   detail.open()
/// }
/// ```
///
/// Objects are watched by ``track(_:as:fileID:filePath:line:column:)``. A failure points to the test,
/// and says where the object was tracked. A test that tracks nothing fails. Each case of a
/// parameterized test is checked by itself.
public struct ReleaseTrait: TestTrait, TestScoping {
  let settling: Settling
  let baseline: LeakBaseline
  let renderer: PictureRenderer?

  /// Runs the test, and tells it what is still alive. Called by Swift Testing.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let reporter = SwiftTestingReporter(
      ".expectsRelease",
      at: CodePlace(test.sourceLocation),
      renderer: renderer
    )
    let run = LifetimeRun(of: reporter.assertion, settling: settling, except: baseline)
    let (findings, failure) = await run.findings { watch in
      try await LifetimeWatch.$current.withValue(watch) { try await function() }
    }
    reporter.deliver(findings)
    if let failure { throw failure }
  }
}

extension Trait where Self == ReleaseTrait {
  /// Expects that every object that the test tracks is gone when it has ended.
  public static var expectsRelease: Self { expectsRelease() }

  /// Expects that every object that the test tracks is gone when it has ended.
  ///
  /// - Parameters:
  ///   - settling: how long objects are waited for.
  ///   - baseline: cycles that are known.
  ///   - renderer: draws the graph, which is attached to the test as DOT in any case.
  public static func expectsRelease(
    settling: Settling = .standard,
    except baseline: LeakBaseline = .none,
    renderer: PictureRenderer? = nil
  ) -> Self {
    Self(settling: settling, baseline: baseline, renderer: renderer)
  }
}

/// Watches an object until the running test has ended, which has the trait
/// `.expectsRelease`.
///
/// A detached task and a callback of a queue do not know the test: track before they start.
///
/// - Parameters:
///   - name: what messages call the object; its type if it is left out.
///   - fileID: the module and file that the message names.
///   - filePath: the file's path.
///   - line: the line that the message names.
///   - column: its column.
/// - Returns: the object.
@discardableResult
public func track<Object: AnyObject>(
  _ object: Object,
  as name: String? = nil,
  fileID: String = #fileID,
  filePath: String = #filePath,
  line: Int = #line,
  column: Int = #column
) -> Object {
  if let watch = LifetimeWatch.current {
    return watch.track(
      object,
      as: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
  let place = CodePlace(fileID: fileID, filePath: filePath, line: line, column: column)
  SwiftTestingReporter("track", at: place, renderer: nil).deliver([
    PlacedFinding(finding: .trackedByNobody)
  ])
  return object
}

public import RefGraphReports
public import XCTest

extension XCTestCase {
  /// Asserts that every object that a closure makes, and tracks, is gone when the closure has
  /// returned.
  ///
  /// A failure names what is still alive and the reason: a retain cycle with the path around it, a
  /// permanent owner with the path from it, or how many references hold it from where nobody can see.
  /// It points to the line of this call, says where the object was tracked, and names a file with the
  /// graph in the folder `MEMGRAPH_ATTACHMENTS` of the environment, or the temporary one.
  ///
  /// ```swift
  /// func testTheDetailPageGoesAway() throws {
  ///   try assertReleased { watch in
  ///     let list = watch.track(List(), as: "list")
  ///     list.open(watch.track(Detail(), as: "detail"))
  ///     list.close()
  ///   }
  /// }
  /// ```
  ///
  /// - Call it on the thread that runs the test. If something is found while XCTest is not running
  ///   this test case, the process ends with the message.
  /// - A closure that tracks nothing is a failure.
  /// - An object that the test itself still holds, in a variable outside of the closure or in a
  ///   property of the test case, is alive.
  ///
  /// - Parameters:
  ///   - settling: how long objects are waited for.
  ///   - baseline: cycles that are known.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  ///   - body: makes objects, tracks and drives them.
  /// - Throws: what the closure throws, when what was tracked has been checked; `XCTSkip` where
  ///   nobody can tell why an object is alive.
  @_disfavoredOverload
  public func assertReleased(
    settling: Settling = .standard,
    except baseline: LeakBaseline = .none,
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    after body: (LifetimeWatch) throws -> Void
  ) throws {
    let reporter = XCTestReporter(self, file: file, line: line, renderer: renderer)
    let assertion = reporter.assertion("assertReleased")
    let run = LifetimeRun(of: assertion, settling: settling, except: baseline)
    let (findings, failure) = run.findings(after: body)
    try reporter.deliver(findings)
    if let failure { throw failure }
  }

  /// Asserts that every object that an asynchronous closure makes, and tracks, is gone when the
  /// closure has returned; as the synchronous form, with an actor that is free while objects are
  /// waited for. In an asynchronous test it is the form to take for a synchronous closure too, and the
  /// compiler takes it.
  ///
  /// ```swift
  /// func testLoadingDoesNotKeepThePage() async throws {
  ///   try await assertReleased { watch in
  ///     let page = watch.track(Page(), as: "page")
  ///     try await page.load()
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: where the closure runs: with the caller.
  ///   - settling: how long objects are waited for.
  ///   - baseline: cycles that are known.
  ///   - renderer: draws the graph, which is written as DOT in any case.
  ///   - file: where failures point to.
  ///   - line: where failures point to.
  ///   - body: makes objects, tracks and drives them.
  /// - Throws: what the closure throws, when what was tracked has been checked; `XCTSkip` where
  ///   nobody can tell why an object is alive.
  public func assertReleased(
    isolation: isolated (any Actor)? = #isolation,
    settling: Settling = .standard,
    except baseline: LeakBaseline = .none,
    renderer: PictureRenderer? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    after body: (LifetimeWatch) async throws -> Void
  ) async throws {
    let reporter = XCTestReporter(self, file: file, line: line, renderer: renderer)
    let assertion = reporter.assertion("assertReleased")
    let run = LifetimeRun(of: assertion, settling: settling, except: baseline)
    let (findings, failure) = await run.findings(after: body)
    try reporter.deliver(findings)
    if let failure { throw failure }
  }
}

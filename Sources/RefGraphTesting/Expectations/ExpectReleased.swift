public import RefGraphReports
public import Testing

/// Expects that every object that a closure makes, and tracks, is gone when the closure has returned.
///
/// For Swift Testing. A failure names what is still alive and the reason: a retain cycle with the
/// path around it, a permanent owner with the path from it, or how many references hold it from where
/// nobody can see. It points to the line of this call, and says where the object was tracked.
///
/// ```swift
/// @Test func `the detail page goes away`() {
///   expectReleased { watch in
///     let list = watch.track(List(), as: "list")
///     list.open(watch.track(Detail(), as: "detail"))
///     list.close()
///   }
/// }
/// ```
///
/// - The test that is current at the call is told, by the task of the call. Where there is none, as in
///   XCTest, in a detached task or in a callback of a queue, something found ends the process with the
///   message. From there, use the `watch` instead.
/// - Where nobody can tell why an object is alive, the test gets a warning that says so.
/// - A closure that tracks nothing is a failure.
/// - What the closure throws is thrown on, when what was tracked has been checked.
/// - An object that the test itself still holds, in a variable outside of the closure, is alive.
///
/// - Parameters:
///   - settling: how long objects are waited for.
///   - baseline: cycles that are known.
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
///   - body: makes objects, tracks and drives them.
@_disfavoredOverload
public func expectReleased<Failure: Error>(
  settling: Settling = .standard,
  except baseline: LeakBaseline = .none,
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  after body: (LifetimeWatch) throws(Failure) -> Void
) throws(Failure) {
  let reporter = SwiftTestingReporter(
    "expectReleased",
    at: CodePlace(sourceLocation),
    renderer: renderer
  )
  let run = LifetimeRun(of: reporter.assertion, settling: settling, except: baseline)
  let (findings, failure) = run.findings(after: body)
  reporter.deliver(findings)
  if let failure { throw failure }
}

/// Expects that every object that an asynchronous closure makes, and tracks, is gone when the closure
/// has returned.
///
/// For Swift Testing; as the synchronous form, with an actor that is free while objects are waited
/// for. In an asynchronous test it is the form to take for a synchronous closure too, and the compiler
/// takes it.
///
/// ```swift
/// @Test func `loading does not keep the page`() async throws {
///   try await expectReleased { watch in
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
///   - renderer: draws the graph, which is attached to the test as DOT in any case.
///   - sourceLocation: where failures point to.
///   - body: makes objects, tracks and drives them.
public func expectReleased<Failure: Error>(
  isolation: isolated (any Actor)? = #isolation,
  settling: Settling = .standard,
  except baseline: LeakBaseline = .none,
  renderer: PictureRenderer? = nil,
  sourceLocation: Testing.SourceLocation = #_sourceLocation,
  after body: (LifetimeWatch) async throws(Failure) -> Void
) async throws(Failure) {
  let reporter = SwiftTestingReporter(
    "expectReleased",
    at: CodePlace(sourceLocation),
    renderer: renderer
  )
  let run = LifetimeRun(of: reporter.assertion, settling: settling, except: baseline)
  let (findings, failure) = await run.findings(after: body)
  reporter.deliver(findings)
  if let failure { throw failure }
}

/// One run of a closure whose objects have to be gone afterwards: the part that is the same in every
/// test framework.
struct LifetimeRun {
  let settling: Settling
  let watch: LifetimeWatch

  init(of assertion: String, settling: Settling, except baseline: LeakBaseline) {
    self.settling = settling
    watch = LifetimeWatch(of: assertion, settling: settling, except: baseline)
  }

  /// Runs the closure, waits, and tells what was found, also where the closure throws.
  func findings<Failure: Error>(
    after body: (LifetimeWatch) throws(Failure) -> Void
  ) -> ([PlacedFinding], Failure?) {
    var failure: Failure?
    do throws(Failure) { try perform(body) } catch { failure = error }
    let settled = settling.wait { watch.isSettled }
    return (watch.close(settled: settled, ranToItsEnd: failure == nil), failure)
  }

  /// The same for an asynchronous closure, which runs where the caller is isolated.
  func findings<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    after body: (LifetimeWatch) async throws(Failure) -> Void
  ) async -> ([PlacedFinding], Failure?) {
    var failure: Failure?
    do throws(Failure) { try await perform(body) } catch { failure = error }
    let settled = await settling.wait { watch.isSettled }
    return (watch.close(settled: settled, ranToItsEnd: failure == nil), failure)
  }

  /// A frame of its own, which is gone while the objects are looked at: unoptimised code releases
  /// temporary values only at the end of the function that made them.
  @inline(never)
  private func perform<Failure: Error>(
    _ body: (LifetimeWatch) throws(Failure) -> Void
  ) throws(Failure) {
    try body(watch)
  }

  @inline(never)
  private func perform<Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ body: (LifetimeWatch) async throws(Failure) -> Void
  ) async throws(Failure) {
    try await body(watch)
  }
}

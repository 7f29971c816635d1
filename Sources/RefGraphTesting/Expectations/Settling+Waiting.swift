internal import Foundation

extension Settling {
  /// Takes turns until all is done, or no turn is left.
  ///
  /// - Returns: how long was waited at most, for a message: `after 200 turns of the run loop, 0.01
  ///   seconds each`.
  func wait(until isDone: () -> Bool) -> String {
    let isMain = Thread.isMainThread
    for _ in 0..<turns {
      if isDone() { break }
      if isMain { turnMainRunLoop(until: isDone) } else { Thread.sleep(until: .now + interval) }
    }
    return text(isMain ? "turns of the run loop" : "pauses")
  }

  /// The same, leaving the actor that the caller is isolated to free during each turn.
  func wait(
    isolation: isolated (any Actor)? = #isolation,
    until isDone: () -> Bool
  ) async -> String {
    for _ in 0..<turns {
      if isDone() { break }
      await Task.yield()
      let pause = pause
      // A task of its own: in a test that is cancelled a sleep would end at once.
      await Task { try? await Task.sleep(for: pause) }.value
    }
    return text("turns of the task")
  }

  private var interval: TimeInterval { pause / .seconds(1) }

  /// Runs the main run loop for the time of one turn; one without sources or timers returns at once.
  private func turnMainRunLoop(until isDone: () -> Bool) {
    let end = Date.now + interval
    var hasWork = true
    repeat {
      hasWork = RunLoop.main.run(mode: .default, before: end)
    } while hasWork && !isDone() && Date.now < end
    if !isDone() { Thread.sleep(until: end) }
  }

  private func text(_ unit: String) -> String {
    turns == 0 ? "without waiting" : "after \(turns) \(unit), \(pause) each"
  }
}

@testable import ReminderWorld
import Testing

/// The stand-in for the timer keeps what Apple says the timer keeps, and no longer.
@Suite struct TimerTests {
  @Test
  func `the run loop owns the timer and the timer its block until it is invalidated`() {
    let notebook = Notebook()
    let runLoop = RunLoop()
    weak let timer = schedule("tick", repeats: true, on: runLoop, in: notebook)
    runLoop.turn()
    runLoop.turn()
    notebook.takeMoment("scheduled")
    timer?.invalidate()
    runLoop.turn()
    notebook.takeMoment("invalidated")
    #expect(
      notebook.moments.map { $0.log.map(\.text) }
        == [["tick", "tick"], ["block.deinit", "timer.deinit"]]
    )
  }

  @Test
  func `a timer that does not repeat goes with its block after it fired`() {
    let notebook = Notebook()
    let runLoop = RunLoop()
    _ = schedule("tick", repeats: false, on: runLoop, in: notebook)
    runLoop.turn()
    notebook.takeMoment("fired")
    runLoop.turn()
    notebook.takeMoment("later")
    #expect(
      notebook.moments.map { $0.log.map(\.text) }
        == [["tick", "block.deinit", "timer.deinit"], []]
    )
  }

  @Test
  func `a timer keeps its target until it is invalidated`() {
    final class Target: LabObject {
      func act() { log("acts") }
    }
    let notebook = Notebook()
    let runLoop = RunLoop()
    weak let timer = Timer.scheduledTimer(
      "timer",
      target: Target("target", in: notebook),
      selector: Target.act,
      repeats: true,
      on: runLoop,
      in: notebook
    )
    runLoop.turn()
    notebook.takeMoment("scheduled")
    timer?.invalidate()
    notebook.takeMoment("invalidated")
    #expect(
      notebook.moments.map { $0.log.map(\.text) }
        == [["acts"], ["target.deinit", "timer.deinit"]]
    )
  }

  private func schedule(
    _ line: String,
    repeats: Bool,
    on runLoop: RunLoop,
    in notebook: Notebook
  ) -> Timer {
    let block = MarkedClosure("block", in: notebook) { notebook.write(line) }
    return Timer.scheduledTimer("timer", repeats: repeats, on: runLoop, in: notebook) { _ in
      block()
    }
  }
}

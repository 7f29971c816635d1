import Foundation
import Synchronization
import Testing

@testable import RefGraphTesting

struct SettlingTests {
  @Test func `waiting ends as soon as all is done`() {
    var asked = 0
    let settled = Settling(turns: 1_000_000, pause: .milliseconds(1)).wait {
      asked += 1
      return asked == 3
    }
    #expect(settled == "after 1000000 pauses, 0.001 seconds each")
    #expect(asked == 3)
  }

  @Test func `waiting in a task ends as soon as all is done`() async {
    var asked = 0
    let settled = await Settling(turns: 1_000_000, pause: .milliseconds(1)).wait {
      asked += 1
      return asked == 3
    }
    #expect(settled == "after 1000000 turns of the task, 0.001 seconds each")
    #expect(asked == 3)
  }

  @Test func `turns are counted, each as long as it says`() {
    var asked = 0
    let time = ContinuousClock().measure {
      _ = Settling(turns: 3, pause: .milliseconds(10)).wait {
        asked += 1
        return false
      }
    }
    #expect(asked == 3)
    #expect(time >= .milliseconds(30))
  }

  @Test func `turns of a task are counted, each as long as it says`() async {
    var asked = 0
    let start = ContinuousClock.now
    _ = await Settling(turns: 3, pause: .milliseconds(10)).wait {
      asked += 1
      return false
    }
    #expect(asked == 3)
    #expect(start.duration(to: .now) >= .milliseconds(30))
  }

  @Test func `no turns are no waiting`() {
    #expect(Settling.none.wait { false } == "without waiting")
  }

  @Test func `a cancelled test waits all the same`() async {
    let settling = Settling(turns: 2, pause: .milliseconds(10))
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      let start = ContinuousClock.now
      _ = await settling.wait { false }
      return start.duration(to: .now)
    }
    task.cancel()
    #expect(await task.value >= .milliseconds(20))
  }

  @MainActor @Test func `work of the main actor runs while its test waits`() async {
    let isDone = Mutex(false)
    Task { @MainActor in isDone.withLock { $0 = true } }
    _ = await Settling(turns: 1_000_000, pause: .zero).wait { isDone.withLock(\.self) }
    let isOver = isDone.withLock(\.self)
    #expect(isOver)
  }
}

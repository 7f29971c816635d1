/// Stands in for Foundation's timers, which on Linux are never released, not even when they were
/// invalidated: the loop keeps a timer, and the timer its target, until it is invalidated.
final class TimerLoop {
  static let main = TimerLoop()

  private var scheduled: [ScheduledTimer] = []

  func scheduledTimer(target: AnyObject) -> ScheduledTimer {
    let timer = ScheduledTimer(target: target)
    scheduled.append(timer)
    return timer
  }

  func remove(_ timer: ScheduledTimer) {
    scheduled.removeAll { $0 === timer }
  }
}

final class ScheduledTimer {
  private let target: AnyObject

  init(target: AnyObject) {
    self.target = target
  }

  func invalidate() {
    TimerLoop.main.remove(self)
  }
}

/// A helper repeats a closure. Its property for the timer is weak, so that "there is no cycle". There
/// is none; the loop keeps the timer, and the timer the helper.
extension Story {
  static let weakTimer = Story(
    "timer-weak-property-still-leaks",
    stage: "Foundation's timers are never released on Linux: a timer of this package stands in",
    repair: "the screen stops the helper, which invalidates the timer",
    owners: { ["runLoop": TimerLoop.main] }
  ) { form, track in
    let screen = SecondViewController()
    let each = screen.startRefreshing()
    track(screen, "screen")
    track(each, "each")
    if let timer = each.timer { track(timer, "timer") }
    if form == .repaired { each.stop() }
  }
}

final class SecondViewController: UIViewController {
  func startRefreshing() -> Each {
    let each = Each()
    each.perform { [weak self] in self?.refresh() }
    return each
  }

  private func refresh() {}
}

final class Each {
  private(set) weak var timer: ScheduledTimer?
  private var performClosure: (() -> Void)?

  func perform(_ closure: @escaping () -> Void) {
    performClosure = closure
    timer = TimerLoop.main.scheduledTimer(target: self)
  }

  func stop() {
    timer?.invalidate()
  }
}

/// RunLoop → Timer → block: the block lives until the timer is invalidated.
final class TimerBlockPage: BackgroundPage {
  private var timer: Timer?

  override func startWork() {
    let handler = makeHandler()
    timer = .scheduledTimer("timer", repeats: true, on: system.runLoop, in: notebook) { _ in
      handler()
    }
  }

  override func stopWork() {
    timer?.invalidate()
    timer = nil
  }
}

/// RunLoop → Timer → page: a target is owned, and no `weak` can be written anywhere.
final class TimerTargetPage: BackgroundPage {
  private var timer: Timer?

  override func startWork() {
    timer = .scheduledTimer(
      "timer",
      target: self,
      selector: TimerTargetPage.update,
      repeats: true,
      on: system.runLoop,
      in: notebook
    )
  }

  override func stopWork() {
    timer?.invalidate()
    timer = nil
  }
}

/// A timer that fires once invalidates itself: it holds its block no longer than that.
final class OneShotPage: BackgroundPage {
  private var timer: Timer?

  override func startWork() {
    let handler = makeHandler()
    timer = .scheduledTimer("timer", repeats: false, on: system.runLoop, in: notebook) { _ in
      handler()
    }
  }

  override func stopWork() {
    timer?.invalidate()
    timer = nil
  }
}

/// RunLoop → CADisplayLink → page.
final class DisplayLinkPage: BackgroundPage {
  private var link: CADisplayLink?

  override func startWork() {
    let link = CADisplayLink(
      "link",
      target: self,
      selector: DisplayLinkPage.update,
      in: notebook
    )
    link.add(to: system.runLoop)
    self.link = link
  }

  override func stopWork() {
    link?.invalidate()
    link = nil
  }
}

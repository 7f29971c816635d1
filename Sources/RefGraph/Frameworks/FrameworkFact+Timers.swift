/// Timers of a run loop.
extension FrameworkFact {
  static let runLoopTimer = FrameworkFact(
    "runLoop.timers",
    source: "RunLoop",
    label: "timers",
    target: "Timer",
    strength: .strong,
    confidence: .high,
    ends: "invalidate",
    evidence: "Apple, quoted in github.com/mineschan/MZTimerLabel/issues/30",
    isArray: true
  )

  static let timerBlock = FrameworkFact(
    "timer.block",
    source: "Timer",
    label: "block",
    target: "closure",
    strength: .strong,
    confidence: .high,
    ends: "invalidate",
    evidence: "developer.apple.com: Timer.scheduledTimer(withTimeInterval:repeats:block:)"
  )

  static let timers = [runLoopTimer, timerBlock]
}

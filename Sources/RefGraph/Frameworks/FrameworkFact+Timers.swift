/// Timers and display links of a run loop.
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

  static let timerTarget = FrameworkFact(
    "timer.target",
    source: "Timer",
    label: "target",
    target: anyObject,
    strength: .strong,
    confidence: .high,
    ends: "invalidate",
    evidence: "Apple, quoted in github.com/DK1DA/KIImagePager/issues/64: the timer maintains a "
      + "strong reference to target until it is invalidated"
  )

  static let runLoopDisplayLink = FrameworkFact(
    "runLoop.displayLinks",
    source: "RunLoop",
    label: "displayLinks",
    target: "CADisplayLink",
    strength: .strong,
    confidence: .high,
    ends: "invalidate",
    evidence:
      "Apple, quoted in coderapp.vercel.app/answer/47369566: add(to:forMode:), invalidate()",
    isArray: true
  )

  static let displayLinkTarget = FrameworkFact(
    "displayLink.target",
    source: "CADisplayLink",
    label: "target",
    target: anyObject,
    strength: .strong,
    confidence: .high,
    ends: "invalidate",
    evidence: "developer.apple.com: CADisplayLink, the newly constructed display link retains the "
      + "target"
  )

  static let timers = [
    runLoopTimer, timerBlock, timerTarget, runLoopDisplayLink, displayLinkTarget,
  ]

  /// The target of a reference that may lead to an object of any class.
  static let anyObject = "AnyObject"
}

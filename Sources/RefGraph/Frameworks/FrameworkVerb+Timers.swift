/// Timers.
extension FrameworkVerb {
  static let timers = [schedule, invalidate, fire]

  static let schedule = FrameworkVerb(
    "schedule",
    ["schedule", .field("timer field", fills: "Timer"), "with", .object("closure", .closure)],
    summary: "makes a repeating timer, which the run loop holds until it is invalidated",
    facts: [.runLoopTimer, .timerBlock],
    systemObjects: [.mainRunLoop]
  ) { stage, operands in
    stage.schedule(operands.object(1), into: operands.member(0))
  }

  static let invalidate = FrameworkVerb(
    "invalidate",
    ["invalidate", .object("timer", .instance(of: "Timer"))],
    summary: "takes the timer off the run loop and drops its block"
  ) { stage, operands throws(Obstacle) in
    try stage.invalidate(operands.object(0))
  }

  static let fire = FrameworkVerb(
    "fire",
    ["fire", .object("timer", .instance(of: "Timer"))],
    summary: "runs the timer's block once, if the timer is valid"
  ) { stage, operands throws(Obstacle) in
    try stage.fire(operands.object(0))
  }
}

extension FrameworkVerb.SystemObject {
  /// The run loop that timers are scheduled on.
  static let mainRunLoop = Self(name: "runLoop", type: "RunLoop", label: "main run loop")
}

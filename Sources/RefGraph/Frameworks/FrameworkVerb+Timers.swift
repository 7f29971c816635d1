/// Timers and display links.
extension FrameworkVerb {
  static let timers = [
    schedule, scheduleTarget, scheduleOnce, scheduleOnceTarget, startDisplayLink, invalidate, fire,
  ]

  static let schedule = FrameworkVerb(
    "schedule",
    ["schedule", timerField, "with", .object("closure", .closure)],
    summary: "makes a repeating timer, which the run loop holds until it is invalidated",
    facts: [.runLoopTimer, .timerBlock],
    systemObjects: [.mainRunLoop]
  ) { stage, operands in
    stage.schedule(.closure(operands.object(1)), into: operands.member(0))
  }

  static let scheduleTarget = FrameworkVerb(
    "schedule calling",
    ["schedule", timerField, "calling", .method("method")],
    summary: "the same with a target and a selector: the timer holds the target",
    facts: [.runLoopTimer, .timerTarget],
    systemObjects: [.mainRunLoop]
  ) { stage, operands in
    stage.schedule(.method(operands.member(1)), into: operands.member(0))
  }

  static let scheduleOnce = FrameworkVerb(
    "schedule once",
    ["schedule", "once", timerField, "with", .object("closure", .closure)],
    summary: "makes a timer that invalidates itself after it fired",
    facts: [.runLoopTimer, .timerBlock],
    systemObjects: [.mainRunLoop]
  ) { stage, operands in
    stage.schedule(.closure(operands.object(1)), into: operands.member(0), repeats: false)
  }

  static let scheduleOnceTarget = FrameworkVerb(
    "schedule once calling",
    ["schedule", "once", timerField, "calling", .method("method")],
    summary: "the same with a target and a selector",
    facts: [.runLoopTimer, .timerTarget],
    systemObjects: [.mainRunLoop]
  ) { stage, operands in
    stage.schedule(.method(operands.member(1)), into: operands.member(0), repeats: false)
  }

  static let startDisplayLink = FrameworkVerb(
    "start display link",
    [
      "start", "display", "link", .field("link field", fills: "CADisplayLink"), "calling",
      .method("method"),
    ],
    summary:
      "makes a display link, which holds its target, and which the run loop holds until it is "
      + "invalidated",
    facts: [.runLoopDisplayLink, .displayLinkTarget],
    systemObjects: [.mainRunLoop]
  ) { stage, operands in
    stage.start(.displayLink, calling: .method(operands.member(1)), into: operands.member(0)).plan
  }

  static let invalidate = FrameworkVerb(
    "invalidate",
    ["invalidate", .object("timer", .oneOf(["Timer", "CADisplayLink"]))],
    summary: "takes a timer or a display link off the run loop, and drops its block or target"
  ) { stage, operands throws(Obstacle) in
    try stage.invalidate(operands.object(0))
  }

  static let fire = FrameworkVerb(
    "fire",
    ["fire", .object("timer", .oneOf(["Timer", "CADisplayLink", "DispatchSourceTimer"]))],
    summary: "calls once what a timer, a display link or a dispatch source calls, if it is active"
  ) { stage, operands throws(Obstacle) in
    try stage.fireTimer(operands.object(0))
  }

  private static let timerField = SyntaxElement.field("timer field", fills: "Timer")
}

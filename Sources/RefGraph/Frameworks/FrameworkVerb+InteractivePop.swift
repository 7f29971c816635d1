/// The swipe from the left edge.
extension FrameworkVerb {
  static let interactivePops = [beginInteractivePop, finishInteractivePop, cancelInteractivePop]

  static let beginInteractivePop = FrameworkVerb(
    "begin interactive pop",
    syntax("begin"),
    summary: "calls both pages as if the top left; it is still on the stack",
    facts: FrameworkFact.transitions,
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.beginInteractivePop(of: operands.object(0))
  }

  static let finishInteractivePop = FrameworkVerb(
    "finish interactive pop",
    syntax("finish"),
    summary: "takes the top controller off the stack, the animation included; it is due",
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.finishInteractivePop(of: operands.object(0))
  }

  static let cancelInteractivePop = FrameworkVerb(
    "cancel interactive pop",
    syntax("cancel"),
    summary: "takes the gesture back: the page below disappears, and the top appears again",
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.cancelInteractivePop(of: operands.object(0))
  }

  private static func syntax(_ word: String) -> [SyntaxElement] {
    [.word(word), "interactive", "pop", "of", navigationController]
  }
}

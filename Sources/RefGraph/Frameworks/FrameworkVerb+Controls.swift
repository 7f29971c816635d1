/// Bar button items, controls and gestures.
extension FrameworkVerb {
  static let controls = [
    setRightItem, setLeftItem, setItemTarget, setHandler, setPrimaryAction, addTarget, tap, attach,
    detach, recognize,
  ]

  static let setRightItem = FrameworkVerb(
    "set right item",
    ["set", "right", "item", "of", .object("controller", .controller), "to", barButtonItem],
    summary: "puts the item into the controller's navigation item, which is made on demand",
    facts: [.navigationItem, .rightItem]
  ) { stage, operands in
    stage.put(operands.object(1), as: .rightItem, of: operands.object(0))
  }

  static let setLeftItem = FrameworkVerb(
    "set left item",
    ["set", "left", "item", "of", .object("controller", .controller), "to", barButtonItem],
    summary: "the same on the left",
    facts: [.navigationItem, .leftItem]
  ) { stage, operands in
    stage.put(operands.object(1), as: .leftItem, of: operands.object(0))
  }

  static let setItemTarget = FrameworkVerb(
    "set target",
    ["set", "target", "of", barButtonItem, "to", .method("method")],
    summary: "has the item call the method when it is tapped; it does not retain its target",
    facts: [.itemTarget]
  ) { stage, operands in
    stage.setTarget(of: operands.object(0), to: operands.member(1))
  }

  static let setHandler = FrameworkVerb(
    "set handler",
    ["set", "handler", "of", action, "to", .object("closure", .closure)],
    summary: "gives a `UIAction` the closure that it retains and runs",
    facts: [.actionHandler]
  ) { _, operands in
    VerbPlan(steps: [.link(operands.object(0), .actionHandler, operands.object(1))])
  }

  static let setPrimaryAction = FrameworkVerb(
    "set primary action",
    ["set", "primary", "action", "of", barButtonItem, "to", action],
    summary: "has the item retain the action and run it when it is tapped",
    facts: [.primaryAction]
  ) { _, operands in
    VerbPlan(steps: [.link(operands.object(0), .primaryAction, operands.object(1))])
  }

  static let addTarget = FrameworkVerb(
    "add target",
    [
      "add", "target", .method("method"), "to",
      .object("control", .instance(of: "UIControl")),
    ],
    summary: "has the control call the method when it is tapped; it does not retain its target",
    facts: [.controlTarget]
  ) { stage, operands in
    stage.addTarget(operands.member(0), to: operands.object(1))
  }

  static let tap = FrameworkVerb(
    "tap",
    ["tap", .object("control", .any)],
    summary:
      "a finger taps a control or a bar button item that is on screen, which runs its action "
      + "or calls its targets"
  ) { stage, operands throws(Obstacle) in
    try stage.tap(operands.object(0))
  }

  static let attach = FrameworkVerb(
    "attach",
    [
      "attach", recognizer, "to", .object("view", .instance(of: "UIView")), "sending",
      .method("method"),
    ],
    summary: "has the view retain the gesture recognizer, which calls the method",
    facts: [.recognizer, .recognizerView, .recognizerTarget]
  ) { stage, operands in
    stage.attach(operands.object(0), to: operands.object(1), sending: operands.member(2))
  }

  static let detach = FrameworkVerb(
    "detach",
    ["detach", recognizer],
    summary: "has the view let go of the gesture recognizer"
  ) { stage, operands throws(Obstacle) in
    try stage.detach(operands.object(0))
  }

  static let recognize = FrameworkVerb(
    "recognize",
    ["recognize", recognizer],
    summary: "a finger makes the gesture, and the recognizer calls its targets"
  ) { stage, operands throws(Obstacle) in
    try stage.recognize(operands.object(0))
  }

  private static let barButtonItem = SyntaxElement.object(
    "bar button item",
    .instance(of: "UIBarButtonItem")
  )
  private static let action = SyntaxElement.object("action", .instance(of: "UIAction"))
  private static let recognizer = SyntaxElement.object(
    "recognizer",
    .instance(of: "UIGestureRecognizer")
  )
}

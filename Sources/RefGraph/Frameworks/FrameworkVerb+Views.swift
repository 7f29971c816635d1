/// Views.
extension FrameworkVerb {
  static let views = [touchView, addViewToController, addView, removeView]

  static let touchView = FrameworkVerb(
    "touch view",
    ["touch", "view", "of", .object("controller", .controller)],
    summary: "reads the controller's view, which loads it where it is not yet",
    facts: [.controllerView],
    callbacks: loading
  ) { stage, operands in
    stage.touchView(of: operands.object(0))
  }

  static let addViewToController = FrameworkVerb(
    "add to view",
    ["add", view, "to", "view", "of", .object("controller", .controller)],
    summary: "adds a view to the controller's, which is loaded where it is not yet",
    facts: FrameworkFact.views,
    callbacks: loading
  ) { stage, operands in
    stage.add(operands.object(0), toViewOf: operands.object(1))
  }

  static let addView = FrameworkVerb(
    "add",
    ["add", view, "to", .object("superview", .instance(of: "UIView"))],
    summary: "adds a view to another, after taking it off the superview that it had",
    facts: [.subview, .superview]
  ) { stage, operands throws(Obstacle) in
    try stage.add(operands.object(0), to: operands.object(1))
  }

  static let removeView = FrameworkVerb(
    "remove from superview",
    ["remove", view, "from", "superview"],
    summary: "takes a view off its superview, which lets go of it"
  ) { stage, operands throws(Obstacle) in
    try stage.remove(operands.object(0))
  }

  private static let view = SyntaxElement.object("view", .instance(of: "UIView"))
  private static let loading: [FrameworkCallback] = [.loadView, .viewDidLoad]
}

/// Child controllers.
extension FrameworkVerb {
  static let children = [addChild, removeChild]

  static let addChild = FrameworkVerb(
    "add child",
    ["add", "child", .object("controller", .controller), "to", .object("controller", .controller)],
    summary: "makes the first a child of the second, and adds its view; it appears with its parent",
    facts: [.child, .parent],
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.addChild(operands.object(0), to: operands.object(1))
  }

  static let removeChild = FrameworkVerb(
    "remove child",
    [
      "remove", "child", .object("controller", .controller), "from",
      .object("controller", .controller),
    ],
    summary: "takes the child and its view off its parent; it is due, with all that it contains",
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.removeChild(operands.object(0), from: operands.object(1))
  }
}

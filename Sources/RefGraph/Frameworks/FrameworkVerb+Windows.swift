/// Windows.
extension FrameworkVerb {
  static let windows = [setRoot]

  static let setRoot = FrameworkVerb(
    "set root",
    [
      "set", "root", "of", .object("window", .instance(of: "UIWindow")), "to",
      .object("controller", .controller),
    ],
    summary: "makes the controller the window's root; the one before is due, with all that it "
      + "contains and presents",
    facts: [.windowRoot],
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.setRoot(of: operands.object(0), to: operands.object(1))
  }
}

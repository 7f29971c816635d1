/// Navigation stacks.
extension FrameworkVerb {
  static let navigation = [push, pop, show, printStack]

  static let push = FrameworkVerb(
    "push",
    ["push", .object("controller", .controller), "onto", navigationController],
    summary: "puts a controller on top of the stack",
    facts: [.stackElement, .parent, .transitionFrom, .transitionTo],
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.push(operands.object(0), onto: operands.object(1))
  }

  static let pop = FrameworkVerb(
    "pop",
    ["pop", navigationController],
    summary: "takes the top controller off the stack; it is due",
    facts: [.transitionFrom, .transitionTo],
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.pop(operands.object(0))
  }

  static let show = FrameworkVerb(
    "show",
    ["show", .object("controller", .controller), "from", .object("controller", .controller)],
    summary: "pushes inside a navigation controller, presents elsewhere",
    facts: FrameworkFact.navigation + present.facts,
    callbacks: FrameworkCallback.lifeCycle
  ) { stage, operands throws(Obstacle) in
    try stage.show(operands.object(0), from: operands.object(1))
  }

  static let navigationController = SyntaxElement.object(
    "navigation controller",
    .instance(of: "UINavigationController")
  )

  static let printStack = FrameworkVerb(
    "print stack",
    ["print", "stack", "of", navigationController],
    summary: "writes a line `printNavigationStack` with the controllers on the stack"
  ) { stage, operands in
    stage.printStack(of: operands.object(0))
  }
}

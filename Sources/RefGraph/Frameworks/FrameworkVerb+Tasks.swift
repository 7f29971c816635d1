/// Tasks and `for await`.
extension FrameworkVerb {
  static let tasks = [startTask, resume, startLoop, yield, finish]

  static let startTask = FrameworkVerb(
    "start task",
    ["start", "task", taskField, "with", .object("closure", .closure)],
    summary: "makes a task that waits for something, and holds its closure until it ends",
    facts: [.taskOperation]
  ) { stage, operands in
    stage.start(.task, calling: .closure(operands.object(1)), into: operands.member(0)).plan
  }

  static let resume = FrameworkVerb(
    "resume",
    ["resume", task],
    summary: "lets a task go on: its closure runs, and the task ends"
  ) { stage, operands throws(Obstacle) in
    try stage.resume(operands.object(0))
  }

  static let startLoop = FrameworkVerb(
    "start loop",
    ["start", "loop", taskField, "with", .object("closure", .closure)],
    summary:
      "makes a task with a `for await` over a sequence without end; the closure is its body, "
      + "and what the loop keeps from one element to the next is a strong capture",
    facts: [.runtimeTask, .taskOperation],
    systemObjects: [.concurrencyRuntime]
  ) { stage, operands in
    let (task, plan) = stage.start(
      .loop,
      calling: .closure(operands.object(1)),
      into: operands.member(0)
    )
    stage.work.loops.insert(task)
    return plan
  }

  static let yield = FrameworkVerb(
    "yield",
    ["yield", task],
    summary: "runs the body of the task's `for await` once"
  ) { stage, operands throws(Obstacle) in
    try stage.yield(to: operands.object(0))
  }

  static let finish = FrameworkVerb(
    "finish",
    ["finish", task],
    summary: "ends the sequence of the task's `for await`, and with it the task"
  ) { stage, operands throws(Obstacle) in
    try stage.finish(operands.object(0))
  }

  private static let taskField = SyntaxElement.field("task field", fills: "Task")
  private static let task = SyntaxElement.object("task", .instance(of: "Task"))
}

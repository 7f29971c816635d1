/// Dispatch sources and work items.
extension FrameworkVerb {
  static let dispatch = [startSource, enqueue, run]

  static let startSource = FrameworkVerb(
    "start source",
    [
      "start", "source", .field("source field", fills: "DispatchSourceTimer"), "with",
      .object("closure", .closure),
    ],
    summary: "makes and resumes a dispatch source, which holds its event handler until it is "
      + "cancelled; who holds the source is up to the app",
    facts: [.sourceHandler]
  ) { stage, operands in
    stage.start(.dispatchSource, calling: .closure(operands.object(1)), into: operands.member(0))
      .plan
  }

  static let enqueue = FrameworkVerb(
    "enqueue",
    [
      "enqueue", .field("work item field", fills: "DispatchWorkItem"), "with",
      .object("closure", .closure),
    ],
    summary:
      "gives a queue a work item to run later (`asyncAfter`); the item holds its closure for "
      + "as long as it lives",
    facts: [.workItemBlock]
  ) { stage, operands in
    stage.enqueue(operands.object(1), into: operands.member(0))
  }

  static let run = FrameworkVerb(
    "run",
    ["run", .object("work item", .instance(of: "DispatchWorkItem"))],
    summary: "is the time of a work item: it runs, unless it was cancelled, and the queue lets go"
  ) { stage, operands throws(Obstacle) in
    try stage.run(operands.object(0))
  }
}

/// Tasks: a task holds its closure until it ends, and something holds a task until then: one that
/// waits for something once ends by itself, one that goes through a sequence without end does not.
extension FrameworkStage {
  /// `resume task`: what the task waits for has come, so its closure runs, and the task ends.
  func resume(_ task: ObjectID) throws(Obstacle) -> VerbPlan {
    guard !work.loops.contains(task) else {
      throw .skip("`\(model.handle(of: task))` goes through a sequence: `yield` it an element")
    }
    return try callLast(task, .task)
  }

  /// `yield task`: an element of the sequence has come, so the loop's body runs.
  func yield(to task: ObjectID) throws(Obstacle) -> VerbPlan {
    let callee = try callee(of: task, loop(task))
    return VerbPlan(held: [task], steps: [callee.call])
  }

  /// `finish task`: the sequence is at its end, and so is the loop.
  mutating func finish(_ task: ObjectID) throws(Obstacle) -> VerbPlan {
    try stop(task, loop(task))
  }

  /// What kind of task it is.
  func taskSource(of task: ObjectID) -> CallSource { work.loops.contains(task) ? .loop : .task }

  private func loop(_ task: ObjectID) throws(Obstacle) -> CallSource {
    guard work.loops.contains(task) else {
      throw .skip("`\(model.handle(of: task))` goes through no sequence: `resume` it")
    }
    return .loop
  }
}

extension CallSource {
  static let task = CallSource(
    type: "Task",
    holder: .itself("running task"),
    closure: .taskOperation,
    inactive: "has ended"
  )

  static let loop = CallSource(
    type: "Task",
    holder: .system(.concurrencyRuntime, .runtimeTask),
    closure: .taskOperation,
    inactive: "has ended"
  )
}

extension FrameworkVerb.SystemObject {
  /// What runs tasks.
  static let concurrencyRuntime = Self(
    name: "runtime",
    type: "ConcurrencyRuntime",
    label: "Swift concurrency runtime"
  )
}

/// Tasks of Swift concurrency.
extension FrameworkFact {
  static let runtimeTask = FrameworkFact(
    "concurrencyRuntime.tasks",
    source: "ConcurrencyRuntime",
    label: "tasks",
    target: "Task",
    strength: .strong,
    confidence: .high,
    ends: "the task ends; cancellation is cooperative",
    evidence: "github.com/swiftlang/swift/pull/68456: a task runs to its end, whoever keeps its "
      + "handle",
    isArray: true
  )

  static let taskOperation = FrameworkFact(
    "task.operation",
    source: "Task",
    label: "operation",
    target: "closure",
    strength: .strong,
    confidence: .high,
    ends: "the task ends",
    evidence: "github.com/swiftlang/swift/pull/68456: the closure lives until the task ends",
    endsWithRoot: true
  )

  static let tasks = [runtimeTask, taskOperation]
}

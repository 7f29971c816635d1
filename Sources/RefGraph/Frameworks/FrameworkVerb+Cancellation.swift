/// Cancelling what an app started.
extension FrameworkVerb {
  static let cancellation = [cancel]

  static let cancel = FrameworkVerb(
    "cancel",
    [
      "cancel",
      .object(
        "cancellable",
        .oneOf([
          "AnyCancellable", "Task", "DispatchSourceTimer", "DispatchWorkItem", "URLSessionDataTask",
        ])
      ),
    ],
    summary: "ends a subscription, a task or a dispatch source, which lets go of what it calls; "
      + "completes a request; a work item stays in its queue, and does not run"
  ) { stage, operands throws(Obstacle) in
    try stage.cancel(operands.object(0))
  }
}

extension FrameworkStage {
  fileprivate mutating func cancel(_ object: ObjectID) throws(Obstacle) -> VerbPlan {
    let chain = types.chain(of: model.type(of: object))
    if chain.contains("Task") { return try stop(object, taskSource(of: object)) }
    if chain.contains("DispatchSourceTimer") { return try stop(object, .dispatchSource) }
    if chain.contains("DispatchWorkItem") { return try cancelWorkItem(object) }
    if chain.contains("URLSessionDataTask") { return try complete(object) }
    return try cancelSubscription(of: object)
  }
}

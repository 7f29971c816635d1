/// Work items: a queue holds one until its time comes, and it holds its block for its lifetime.
extension FrameworkStage {
  /// `enqueue a.item with block`: a work item that a queue is to run later.
  mutating func enqueue(_ block: ObjectID, into field: VerbOperands.Member) -> VerbPlan {
    let (item, plan) = start(.workItem, calling: .closure(block), into: field)
    work.enqueued.insert(item)
    return plan
  }

  /// `run item`: the item's time has come; unless it was cancelled, its block runs.
  mutating func run(_ item: ObjectID) throws(Obstacle) -> VerbPlan {
    let handle = model.handle(of: item)
    let callee = try callee(of: item, .workItem)
    guard work.enqueued.remove(item) != nil else { throw .skip("`\(handle)` is in no queue") }
    work.rooted.remove(item)
    let isCancelled = work.cancelled.contains(item)
    let call = isCancelled ? .skip("run \(handle): `\(handle)` was cancelled") : callee.call
    return VerbPlan(
      held: [item],
      steps: [call, .endRoot(item, .temporary, CallSource.queue)]
    )
  }

  /// `cancel item`: the item is not to run. Nothing is let go before its time has come.
  mutating func cancelWorkItem(_ item: ObjectID) throws(Obstacle) -> VerbPlan {
    guard work.enqueued.contains(item), work.cancelled.insert(item).inserted else {
      let handle = model.handle(of: item)
      let reason = work.cancelled.contains(item) ? "was cancelled already" : "is in no queue"
      throw .skip("`\(handle)` \(reason)")
    }
    return VerbPlan()
  }
}

extension CallSource {
  static let dispatchSource = CallSource(
    type: "DispatchSourceTimer",
    holder: .nobody,
    closure: .sourceHandler,
    inactive: "was cancelled"
  )

  static let workItem = CallSource(
    type: "DispatchWorkItem",
    holder: .itself(queue),
    closure: .workItemBlock,
    inactive: "has no block"
  )

  /// What keeps a work item.
  static let queue = "waits in a dispatch queue"
}

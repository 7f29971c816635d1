/// Timers and display links of the main run loop, as Apple documents them: the run loop owns each
/// of them, and they their block or target, until `invalidate`.
extension FrameworkStage {
  /// `schedule a.timer with block`: a timer on the main run loop, held by the field too.
  mutating func schedule(
    _ callee: Callee,
    into field: VerbOperands.Member,
    repeats: Bool = true
  ) -> VerbPlan {
    let (timer, plan) = start(.timer, calling: callee, into: field)
    if !repeats { work.oneShots.insert(timer) }
    return plan
  }

  /// `invalidate timer`: the run loop lets go of the timer, and the timer of what it calls.
  mutating func invalidate(_ timer: ObjectID) throws(Obstacle) -> VerbPlan {
    let source = timerSource(of: timer)
    guard (try? callee(of: timer, source)) != nil else {
      throw .warning("`\(model.handle(of: timer))` is not scheduled, or no longer: nothing happens")
    }
    return try stop(timer, source)
  }

  /// `fire timer`: one tick of what is scheduled; a timer that fires once invalidates itself.
  func fireTimer(_ timer: ObjectID) throws(Obstacle) -> VerbPlan {
    let source = timerSource(of: timer)
    var plan = try fire(timer, source)
    if work.oneShots.contains(timer) { plan.steps.append(stopLater(timer, source)) }
    return plan
  }

  /// The kind of what can be fired.
  private func timerSource(of object: ObjectID) -> CallSource {
    let kinds = [CallSource.displayLink, .dispatchSource]
    let type = model.type(of: object)
    return kinds.first { types.inherits(type, from: $0.type) } ?? .timer
  }
}

extension CallSource {
  static let timer = CallSource(
    type: "Timer",
    holder: .system(.mainRunLoop, .runLoopTimer),
    closure: .timerBlock,
    target: .timerTarget,
    inactive: "is not scheduled"
  )

  static let displayLink = CallSource(
    type: "CADisplayLink",
    holder: .system(.mainRunLoop, .runLoopDisplayLink),
    target: .displayLinkTarget,
    inactive: "is on no run loop"
  )
}

extension FrameworkVerb.SystemObject {
  /// The run loop that timers and display links are scheduled on.
  static let mainRunLoop = Self(name: "runLoop", type: "RunLoop", label: "main run loop")
}

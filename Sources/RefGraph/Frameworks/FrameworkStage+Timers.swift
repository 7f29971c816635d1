/// Timers of the main run loop, as Apple documents them: the run loop owns a scheduled timer and
/// the timer its block, both until `invalidate`.
extension FrameworkStage {
  /// `schedule a.timer with block`: a timer on the main run loop, held by the field too.
  mutating func schedule(_ block: ObjectID, into field: VerbOperands.Member) -> VerbPlan {
    let timer = make("Timer", named: field.name)
    let runLoop = systemObject(.mainRunLoop)
    return VerbPlan(
      steps: [
        .link(runLoop, .runLoopTimer, timer), .link(timer, .timerBlock, block),
        .fill(field, timer),
      ]
    )
  }

  /// `invalidate timer`: the run loop lets go of the timer, and the timer of its block.
  func invalidate(_ timer: ObjectID) throws(Obstacle) -> VerbPlan {
    let block = try block(of: timer)
    let release = existing(.mainRunLoop).map { [Instruction.unlink($0, .runLoopTimer, timer)] }
    return VerbPlan(held: [timer], steps: (release ?? []) + [.unlink(timer, .timerBlock, block)])
  }

  /// `fire timer`: one tick of a timer that is scheduled.
  func fire(_ timer: ObjectID) throws(Obstacle) -> VerbPlan {
    let block = try block(of: timer)
    return VerbPlan(held: [timer], steps: [.log("fires", timer), .run(block)])
  }

  /// What a scheduled timer runs. One that is not scheduled does nothing.
  private func block(of timer: ObjectID) throws(Obstacle) -> ObjectID {
    guard let block = model.targets(of: FrameworkFact.timerBlock.label, of: timer).first else {
      throw .skip("`\(model.handle(of: timer))` is not scheduled")
    }
    return block
  }
}

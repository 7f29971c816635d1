/// Timers of the main run loop, as Apple documents them: the run loop owns a scheduled timer and
/// the timer its block, both until `invalidate`.
extension FrameworkStage {
  /// `invalidate timer`: the run loop lets go of the timer, and the timer of its block.
  func invalidate(_ timer: ObjectID, in model: OwnershipModel) throws(Obstacle) -> VerbPlan {
    let block = try block(of: timer, in: model)
    let release = runLoop.map { [Instruction.unlink($0, .runLoopTimer, timer)] } ?? []
    return VerbPlan(held: [timer], steps: release + [.unlink(timer, .timerBlock, block)])
  }

  /// `fire timer`: one tick of a timer that is scheduled.
  func fire(_ timer: ObjectID, in model: OwnershipModel) throws(Obstacle) -> VerbPlan {
    let block = try block(of: timer, in: model)
    return VerbPlan(held: [timer], steps: [.log("fires", timer), .run(block)])
  }

  /// What a scheduled timer runs. One that is not scheduled does nothing.
  private func block(of timer: ObjectID, in model: OwnershipModel) throws(Obstacle) -> ObjectID {
    let blocks = model.targets(of: FrameworkFact.timerBlock.label, of: timer)
    guard let block = blocks.first else {
      throw .skip("`\(model.handle(of: timer))` is not scheduled")
    }
    return block
  }
}

/// Timers of the main run loop, as Apple documents them: the run loop owns a scheduled timer and
/// the timer its block, both until `invalidate`.
extension FrameworkStage {
  /// `invalidate timer`: the run loop lets go of the timer, and the timer of its block.
  func invalidate(_ timer: ObjectID, in model: OwnershipModel) -> [Instruction] {
    guard let runLoop else { return [] }
    let block = model.targets(of: FrameworkFact.timerBlock.label, of: timer).first
    let detach = block.map { [Instruction.unlink(timer, .timerBlock, $0)] } ?? []
    return [.hold(timer), .unlink(runLoop, .runLoopTimer, timer)] + detach
  }

  /// `fire timer`: one tick of a timer that is scheduled; nothing where it is not.
  func fire(_ timer: ObjectID, in model: OwnershipModel) -> [Instruction] {
    guard let block = model.targets(of: FrameworkFact.timerBlock.label, of: timer).first else {
      return [.log("does not fire: it was invalidated", timer)]
    }
    return [.hold(timer), .log("fires", timer), .run(block)]
  }
}

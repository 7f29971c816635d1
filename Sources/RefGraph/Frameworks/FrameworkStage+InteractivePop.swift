/// A pop that follows a finger, and that may be taken back.
struct InteractivePop: Sendable {
  let transition: ObjectID
  let top: ObjectID
  let below: ObjectID
  let change: FrameworkStage.Change
}

/// Interactive pops: `viewWillDisappear` comes when one begins, even if it is cancelled later.
extension FrameworkStage {
  /// `begin interactive pop of navigation`: both pages are called, and a transition holds them until
  /// the pop is finished or cancelled. The stack keeps its top meanwhile.
  mutating func beginInteractivePop(of navigation: ObjectID) throws(Obstacle) -> VerbPlan {
    let handle = model.handle(of: navigation)
    try requireNoInteractivePop(of: navigation)
    let tops = top(2, of: navigation)
    guard tops.count == 2 else {
      throw .warning("`\(handle)` has nothing below its top, so the gesture does not begin")
    }
    guard isSeen(navigation) else {
      throw .warning("`\(handle)` is not on screen, so nobody can swipe it")
    }
    let (top, below) = (tops[0], tops[1])
    let change = Change(from: visible(top), to: visible(below))
    let transition = make("UIViewControllerTransition", named: "interactivePopTransition")
    interactivePops[navigation] = InteractivePop(
      transition: transition,
      top: top,
      below: below,
      change: change
    )
    return VerbPlan(
      steps: Transition.begin(transition, from: top, to: below) + load(change.entering)
        + callbacks(of: change, begins: true)
    )
  }

  /// `finish interactive pop of navigation`: now the top leaves the stack, and is expected to be gone.
  mutating func finishInteractivePop(of navigation: ObjectID) throws(Obstacle) -> VerbPlan {
    let pop = try endInteractivePop(of: navigation)
    let leaving = family(of: pop.top)
    inWindow.subtract(leaving)
    return VerbPlan(
      held: [pop.top],
      steps: leaving.map(Instruction.due) + unstack(pop.top, from: navigation)
        + callbacks(of: pop.change, begins: false) + [Transition.end(pop.transition)]
    )
  }

  /// `cancel interactive pop of navigation`: the page that was revealed disappears again without ever
  /// having appeared, and the top appears again without having disappeared. Which of the two is called
  /// first is not documented; seen was the revealed page, for both of its callbacks.
  mutating func cancelInteractivePop(of navigation: ObjectID) throws(Obstacle) -> VerbPlan {
    let pop = try endInteractivePop(of: navigation)
    let hidden = Change(from: pop.change.entering, to: [])
    let back = Change(from: [], to: pop.change.leaving)
    let called = [hidden, back].map {
      callbacks(of: $0, begins: true) + callbacks(of: $0, begins: false)
    }
    return VerbPlan(
      held: [pop.top],
      steps: Instruction.unordered(called) + [Transition.end(pop.transition)]
    )
  }

  /// Refuses to change a stack that a finger is moving.
  func requireNoInteractivePop(of navigation: ObjectID) throws(Obstacle) {
    guard interactivePops[navigation] != nil else { return }
    throw .warning(
      "an interactive pop of `\(model.handle(of: navigation))` is in flight: finish or cancel it first"
    )
  }

  private mutating func endInteractivePop(
    of navigation: ObjectID
  ) throws(Obstacle) -> InteractivePop {
    guard let pop = interactivePops.removeValue(forKey: navigation) else {
      throw .problem(.forbidden(.noInteractivePop(model.handle(of: navigation))))
    }
    return pop
  }
}

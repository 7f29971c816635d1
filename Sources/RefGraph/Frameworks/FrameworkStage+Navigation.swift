/// Windows and navigation stacks.
extension FrameworkStage {
  /// `set root of window to controller`: the old root leaves the screen, with all that it contains
  /// and presents, and is expected to be gone.
  mutating func setRoot(
    of window: ObjectID,
    to controller: ObjectID,
    in model: OwnershipModel
  ) -> [Instruction] {
    let old = model.targets(of: FrameworkFact.windowRoot.label, of: window).first
    guard old != controller else { return [] }
    let leaving = old.map { family(of: $0, in: model) } ?? []
    let shown = leaf(of: controller, in: model)
    onScreen.subtract(leaving)
    onScreen.formUnion(family(of: controller, in: model))
    var steps: [Instruction] = leaving.map(Instruction.hold)
    steps += leaving.map(Instruction.due)
    steps += [.notDue(controller), .link(window, .windowRoot, controller), .loadView(shown)]
    let hidden = leaving.isEmpty ? nil : leaving.last.map { leaf(of: $0, in: model) }
    steps += appearance(leaving: hidden, entering: shown, begins: true)
    steps += appearance(leaving: hidden, entering: shown, begins: false)
    return steps
  }

  /// `push controller onto navigation`: animated where the stack is on screen.
  mutating func push(
    _ controller: ObjectID,
    onto navigation: ObjectID,
    in model: OwnershipModel
  ) -> [Instruction] {
    let top = stack(of: navigation, in: model).last
    var steps: [Instruction] = [
      .notDue(controller), .link(navigation, .stackElement, controller),
      .link(controller, .parent, navigation),
    ]
    guard onScreen.contains(navigation) else { return steps }
    onScreen.insert(controller)
    steps.append(.loadView(controller))
    steps += transition("push", leaving: top, entering: controller)
    return steps
  }

  /// `pop navigation`: the top controller leaves the stack at once, and is expected to be gone; the
  /// transition holds it until it ends. The root of a stack is never popped.
  mutating func pop(_ navigation: ObjectID, in model: OwnershipModel) -> [Instruction] {
    let stack = stack(of: navigation, in: model)
    guard let top = stack.last, stack.count > 1 else {
      return [.log("nothing to pop: the root of a stack stays", navigation)]
    }
    let removal: [Instruction] = [
      .hold(top), .due(top), .unlink(navigation, .stackElement, top),
      .unlink(top, .parent, navigation),
    ]
    guard onScreen.contains(navigation) else { return removal }
    onScreen.remove(top)
    return removal + transition("pop", leaving: top, entering: stack[stack.count - 2])
  }

  /// `settle`: transitions in flight end, the oldest first.
  mutating func settle() -> [Instruction] {
    defer { transitions = [] }
    return transitions.flatMap { $0.completion + [.endTransition($0.object)] }
  }

  /// The callbacks of a change of screens, and the transition that holds both controllers.
  func transition(
    _ name: String,
    leaving: ObjectID?,
    entering: ObjectID?
  ) -> [Instruction] {
    let completion = appearance(leaving: leaving, entering: entering, begins: false)
    let transition = Transition(
      name: "\(name)Transition",
      from: leaving,
      to: entering,
      completion: completion
    )
    return [.beginTransition(transition)]
      + appearance(leaving: leaving, entering: entering, begins: true)
  }

  /// The callbacks of both controllers at one end of a change of screens. Which of the two is
  /// called first is not documented.
  func appearance(
    leaving: ObjectID?,
    entering: ObjectID?,
    begins: Bool
  ) -> [Instruction] {
    let disappear = begins ? "viewWillDisappear" : "viewDidDisappear"
    let appear = begins ? "viewWillAppear" : "viewDidAppear"
    let calls =
      (leaving.map { [Instruction.callback($0, disappear)] } ?? [])
      + (entering.map { [Instruction.callback($0, appear)] } ?? [])
    return calls.count > 1 ? [.beginUnordered] + calls + [.endUnordered] : calls
  }
}

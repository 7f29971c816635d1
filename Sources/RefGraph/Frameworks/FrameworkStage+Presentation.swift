/// Modal presentation, full screen.
extension FrameworkStage {
  /// `present controller from source`: the outermost container of the source presents. A
  /// presentation controller stands between the two and holds both, until `dismiss`.
  ///
  /// - Parameter presentation: a new `UIPresentationController`.
  mutating func present(
    _ controller: ObjectID,
    from source: ObjectID,
    presentation: ObjectID,
    in model: OwnershipModel
  ) -> [Instruction] {
    let presenter = outermost(of: source, in: model)
    let shown = leaf(of: controller, in: model)
    let hidden = leaf(of: presenter, in: model)
    var steps: [Instruction] = family(of: controller, in: model).map(Instruction.notDue)
    steps += [
      .link(presenter, .presented, controller),
      .link(controller, .presenting, presenter),
      .link(controller, .presentation, presentation),
      .link(presentation, .presentationPresented, controller),
      .link(presentation, .presentationPresenting, presenter),
    ]
    guard onScreen.contains(presenter) else { return steps }
    onScreen.formUnion(family(of: controller, in: model))
    steps.append(.loadView(shown))
    return steps + transition("present", leaving: hidden, entering: shown)
  }

  /// `dismiss controller`: what was presented leaves, with all that it contains, and is expected to
  /// be gone; the transition holds it until it ends. A controller inside a presented container
  /// passes the call on, and one that presents dismisses what it presents.
  mutating func dismiss(_ controller: ObjectID, in model: OwnershipModel) -> [Instruction] {
    let container = outermost(of: controller, in: model)
    let presented = presented(by: container, in: model) ?? container
    guard
      let presenter = model.targets(of: FrameworkFact.presenting.label, of: presented).first,
      let presentation = model.targets(of: FrameworkFact.presentation.label, of: presented).first
    else {
      return [.log("nothing to dismiss: no one presents it and it presents no one", controller)]
    }
    let leaving = family(of: presented, in: model)
    var steps: [Instruction] = leaving.map(Instruction.hold)
    steps += leaving.map(Instruction.due)
    steps += [
      .unlink(presenter, .presented, presented),
      .unlink(presented, .presenting, presenter),
      .unlink(presented, .presentation, presentation),
    ]
    guard onScreen.contains(presented) else { return steps }
    onScreen.subtract(leaving)
    let hidden = leaf(of: leaving.last ?? presented, in: model)
    let shown = leaf(of: presenter, in: model)
    var transition = transition("dismiss", leaving: hidden, entering: shown)
    if case .beginTransition(let begun) = transition[0] {
      // The transition is between the containers, the callbacks are the leaves'.
      transition[0] = .beginTransition(
        Transition(
          name: begun.name,
          from: presented,
          to: presenter,
          completion: begun.completion
        )
      )
    }
    return steps + transition
  }
}

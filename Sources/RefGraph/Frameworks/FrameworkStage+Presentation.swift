/// Modal presentation, full screen.
extension FrameworkStage {
  /// `show controller from source`: pushes where the source is or stands in a navigation
  /// controller, presents elsewhere.
  mutating func show(
    _ controller: ObjectID,
    from source: ObjectID,
    in model: OwnershipModel
  ) throws(Obstacle) -> VerbPlan {
    let container = outermost(of: source, in: model)
    guard isNavigationController(model.type(of: container)) else {
      return try present(controller, from: source, in: model)
    }
    return try push(controller, onto: container, in: model)
  }

  /// `present controller from source`: the outermost container of the source presents. A
  /// presentation controller stands between the two and holds both, until `dismiss`.
  mutating func present(
    _ controller: ObjectID,
    from source: ObjectID,
    in model: OwnershipModel
  ) throws(Obstacle) -> VerbPlan {
    let presenter = outermost(of: source, in: model)
    let handle = model.handle(of: controller)
    guard controller != presenter else { throw .problem(.forbidden(.presentsItself(handle))) }
    try requireFree(controller, in: model)
    guard !inWindow.contains(controller) else { throw .problem(.forbidden(.isRoot(handle))) }
    if let other = presented(by: presenter, in: model) {
      let words = "`\(model.handle(of: presenter))` presents `\(model.handle(of: other))` already"
      throw .skip("\(words), and UIKit only warns")
    }
    guard !hasScreen || inWindow.contains(presenter) else {
      throw .skip("`\(model.handle(of: presenter))` is in no window, and UIKit only warns")
    }
    let entering = family(of: controller, in: model)
    var plan = VerbPlan(held: [controller], steps: entering.map(Instruction.notDue))
    plan.steps.append(.beginPresentation(of: controller, by: presenter))
    guard inWindow.contains(presenter) else { return plan }
    let change = Change(from: visible(presenter, in: model), to: visible(controller, in: model))
    inWindow.formUnion(entering)
    plan.steps += transition("present", change, from: presenter, to: controller, in: model)
    return plan
  }

  /// `dismiss controller`: what was presented leaves, with all that it contains and presents, and is
  /// expected to be gone; the transition holds the topmost until it ends. A controller that presents
  /// dismisses what it presents; another is dismissed itself, or the presented container around it.
  mutating func dismiss(
    _ controller: ObjectID,
    in model: OwnershipModel
  ) throws(Obstacle) -> VerbPlan {
    let container = outermost(of: controller, in: model)
    let dismissed = presented(by: container, in: model) ?? container
    guard let presenter = presenter(of: dismissed, in: model) else {
      throw .skip("nobody presents it, and it presents nobody")
    }
    let leaving = family(of: dismissed, in: model)
    let levels = presentations(from: dismissed, in: model)
    let topmost = levels[levels.count - 1]
    var plan = VerbPlan(held: levels, steps: leaving.map(Instruction.due))
    for level in levels.reversed() { plan.steps += endPresentation(of: level, in: model) }
    let isInWindow = inWindow.contains(dismissed)
    inWindow.subtract(leaving)
    guard isInWindow else { return plan }
    let change = Change(from: visible(topmost, in: model), to: visible(presenter, in: model))
    plan.steps += transition("dismiss", change, from: topmost, to: presenter, in: model)
    return plan
  }

  private func endPresentation(of controller: ObjectID, in model: OwnershipModel) -> [Instruction] {
    let presenter = presenter(of: controller, in: model)
    let presentation = model.targets(of: FrameworkFact.presentation.label, of: controller).first
    let fromPresenter: [Instruction] =
      presenter.map {
        [.unlink($0, .presented, controller), .unlink(controller, .presenting, $0)]
      } ?? []
    return fromPresenter + (presentation.map { [.unlink(controller, .presentation, $0)] } ?? [])
  }
}

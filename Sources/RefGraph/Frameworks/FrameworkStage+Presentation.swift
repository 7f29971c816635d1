/// Modal presentation, full screen or as a sheet.
extension FrameworkStage {
  /// `show controller from source`: pushes where the source is or stands in a navigation
  /// controller, presents elsewhere.
  mutating func show(
    _ controller: ObjectID,
    from source: ObjectID
  ) throws(Obstacle) -> VerbPlan {
    let container = outermost(of: source)
    guard isNavigationController(model.type(of: container)) else {
      return try present(controller, from: source)
    }
    return try push(controller, onto: container)
  }

  /// `present controller from source`: the outermost container of the source presents. A
  /// presentation controller stands between the two and holds both, until `dismiss`. Only what is
  /// covered disappears, and a sheet covers nothing.
  mutating func present(
    _ controller: ObjectID,
    from source: ObjectID,
    asSheet: Bool = false
  ) throws(Obstacle) -> VerbPlan {
    let presenter = outermost(of: source)
    let handle = model.handle(of: controller)
    guard controller != presenter else { throw .problem(.forbidden(.presentsItself(handle))) }
    try requireFree(controller)
    guard !inWindow.contains(controller) else { throw .problem(.forbidden(.isRoot(handle))) }
    if let other = presented(by: presenter) {
      throw .warning(
        "Attempt to present `\(handle)` on `\(model.handle(of: presenter))`, which is already "
          + "presenting `\(model.handle(of: other))`"
      )
    }
    guard !hasScreen || inWindow.contains(presenter) else {
      throw .warning(
        "Attempt to present `\(handle)` on `\(model.handle(of: presenter))`, whose view is not in "
          + "the window hierarchy"
      )
    }
    let entering = family(of: controller)
    var plan = VerbPlan(held: [controller], steps: entering.map(Instruction.notDue))
    plan.steps.append(.later { $0.beginPresentation(of: controller, by: presenter) })
    if asSheet { sheets.insert(controller) } else { sheets.remove(controller) }
    guard inWindow.contains(presenter) else { return plan }
    let seen = visible(around: presenter)
    plan.cost = presentations(from: root(above: presenter)).count
    let change = Change(from: asSheet ? [] : seen, to: visible(controller))
    inWindow.formUnion(entering)
    plan.steps += transition("present", change, from: presenter, to: controller)
    return plan
  }

  /// `dismiss controller`: what was presented leaves, with all that it contains and presents, and is
  /// expected to be gone; the transition holds the topmost until it ends. A controller that presents
  /// dismisses what it presents; another is dismissed itself, or the presented container around it.
  mutating func dismiss(
    _ controller: ObjectID
  ) throws(Obstacle) -> VerbPlan {
    let container = outermost(of: controller)
    let dismissed = presented(by: container) ?? container
    guard let presenter = presenter(of: dismissed) else {
      throw .warning("nobody presents it, and it presents nobody, so nothing is dismissed")
    }
    let leaving = family(of: dismissed)
    let levels = presentations(from: dismissed)
    let topmost = levels[levels.count - 1]
    var plan = VerbPlan(held: levels, steps: leaving.map(Instruction.due))
    for level in levels.reversed() { plan.steps += endPresentation(of: level) }
    let isInWindow = inWindow.contains(dismissed)
    let seen = visible(around: dismissed)
    inWindow.subtract(leaving)
    guard isInWindow else { return plan }
    let change = Change(from: seen, to: visible(below: dismissed))
    plan.steps += transition("dismiss", change, from: topmost, to: presenter)
    return plan
  }

  /// A presentation controller begins to stand between the two.
  private mutating func beginPresentation(
    of controller: ObjectID,
    by presenter: ObjectID
  ) -> VerbPlan {
    let presentation = make("UIPresentationController", named: "presentation")
    return VerbPlan(
      steps: [
        .link(presenter, .presented, controller),
        .link(controller, .presenting, presenter),
        .link(controller, .presentation, presentation),
        .link(presentation, .presentationPresented, controller),
        .link(presentation, .presentationPresenting, presenter),
      ]
    )
  }

  private func endPresentation(of controller: ObjectID) -> [Instruction] {
    let presenter = presenter(of: controller)
    let presentation = target(.presentation, of: controller)
    let fromPresenter: [Instruction] =
      presenter.map {
        [.unlink($0, .presented, controller), .unlink(controller, .presenting, $0)]
      } ?? []
    return fromPresenter + (presentation.map { [.unlink(controller, .presentation, $0)] } ?? [])
  }
}

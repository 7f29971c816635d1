/// Child controllers in a container of the app's own.
extension FrameworkStage {
  /// The controllers that a container of the app's own holds, in order.
  func children(of controller: ObjectID) -> [ObjectID] {
    targets(.child, of: controller)
  }

  /// `add child child to container`: with its view, as apps do. It appears with the container, or at
  /// once where that has appeared.
  mutating func addChild(
    _ child: ObjectID,
    to container: ObjectID
  ) throws(Obstacle) -> VerbPlan {
    let entering = family(of: child)
    guard !entering.contains(container) else {
      throw .problem(.forbidden(.containsItself(model.handle(of: child))))
    }
    let former = parent(of: child).flatMap { children(of: $0).contains(child) ? $0 : nil }
    if former == container {
      throw .skip("`\(model.handle(of: child))` is its child already")
    }
    if former == nil { try requireFree(child) }
    if inWindow.contains(container) { inWindow.formUnion(entering) }
    var plan = VerbPlan(held: [child], steps: entering.map(Instruction.notDue))
    if let former { plan.steps.append(.unlink(former, .child, child)) }
    plan.steps += [.link(container, .child, child), .link(child, .parent, container)]
    plan.steps += load([container, child])
    plan.steps.append(.later { $0.addView(of: child, toViewOf: container) })
    let phases: [AppearancePhase] =
      switch appearance[container] {
      case .willAppear?: [.willAppear]
      case .didAppear?: [.willAppear, .didAppear]
      default: []
      }
    plan.steps += enter(phases, ofChild: visible(child))
    return plan
  }

  /// `remove child child from container`: it disappears where it was seen, and is expected to be
  /// gone.
  mutating func removeChild(
    _ child: ObjectID,
    from container: ObjectID
  ) throws(Obstacle) -> VerbPlan {
    guard children(of: container).contains(child) else {
      throw .warning("`\(model.handle(of: child))` is no child of it, so nothing is removed")
    }
    let leaving = family(of: child)
    inWindow.subtract(leaving)
    var plan = VerbPlan(held: [child], steps: leaving.map(Instruction.due))
    plan.steps += enter([.willDisappear, .didDisappear], ofChild: visible(child))
    plan.steps += [
      .later { $0.removeView(of: child) },
      .unlink(container, .child, child), .unlink(child, .parent, container),
    ]
    return plan
  }
}

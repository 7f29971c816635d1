/// Windows and navigation stacks.
extension FrameworkStage {
  /// `set root of window to controller`: the old root leaves the screen at once, with all that it
  /// contains and presents, and is expected to be gone.
  mutating func setRoot(
    of window: ObjectID,
    to controller: ObjectID
  ) throws(Obstacle) -> VerbPlan {
    let old = target(.windowRoot, of: window)
    guard old != controller else {
      throw .skip("`\(model.handle(of: controller))` is its root already")
    }
    try requireFree(controller)
    let entering = family(of: controller)
    let staying = Set(entering)
    let leaving = old.map { family(of: $0) } ?? []
    let gone = leaving.filter { !staying.contains($0) }
    let change = Change(
      from: old.map { visible(fromRoot: $0) } ?? [],
      to: visible(fromRoot: controller)
    )
    hasScreen = true
    inWindow.subtract(gone)
    inWindow.formUnion(entering)
    var plan = VerbPlan(held: old.map { [$0] } ?? [])
    plan.steps = gone.map(Instruction.due) + entering.map(Instruction.notDue)
    plan.steps.append(.link(window, .windowRoot, controller))
    plan.steps += cut(change)
    return plan
  }

  /// `push controller onto navigation`: animated where the stack is seen and was not empty.
  mutating func push(
    _ controller: ObjectID,
    onto navigation: ObjectID
  ) throws(Obstacle) -> VerbPlan {
    if isNavigationController(model.type(of: controller)) {
      throw .problem(.forbidden(.pushesNavigationController(model.handle(of: controller))))
    }
    try requireUnstacked(controller, on: navigation)
    try requireFree(controller)
    try requireNoInteractivePop(of: navigation)
    let top = top(1, of: navigation).first
    let entering = family(of: controller)
    var plan = VerbPlan(held: [controller], steps: entering.map(Instruction.notDue))
    plan.steps += [
      .link(navigation, .stackElement, controller), .link(controller, .parent, navigation),
    ]
    if inWindow.contains(navigation) { inWindow.formUnion(entering) }
    guard isSeen(navigation) else { return plan }
    let shown = visible(controller)
    guard let top else {
      plan.steps += cut(Change(from: [], to: shown))
      return plan
    }
    let change = Change(from: visible(top), to: shown)
    plan.steps += transition("push", change, from: top, to: controller)
    return plan
  }

  /// `pop navigation`: the top controller leaves the stack at once, and is expected to be gone; the
  /// transition holds it until it ends. The root of a stack is never popped.
  mutating func pop(_ navigation: ObjectID) throws(Obstacle) -> VerbPlan {
    try requireNoInteractivePop(of: navigation)
    let tops = top(2, of: navigation)
    guard tops.count == 2 else {
      throw .warning(
        (tops.isEmpty ? "the stack is empty" : "the root of a stack stays")
          + ": popViewController(animated:) returns nil"
      )
    }
    let (top, below) = (tops[0], tops[1])
    let leaving = family(of: top)
    var plan = VerbPlan(held: [top], steps: leaving.map(Instruction.due))
    plan.steps += unstack(top, from: navigation)
    let isSeen = isSeen(navigation)
    inWindow.subtract(leaving)
    guard isSeen else { return plan }
    let change = Change(from: visible(top), to: visible(below))
    plan.steps += transition("pop", change, from: top, to: below)
    return plan
  }

  /// The controller leaves the stack.
  func unstack(_ controller: ObjectID, from navigation: ObjectID) -> [Instruction] {
    [.unlink(navigation, .stackElement, controller), .unlink(controller, .parent, navigation)]
  }

  /// Refuses a controller that is on the stack already.
  private func requireUnstacked(
    _ controller: ObjectID,
    on navigation: ObjectID
  ) throws(Obstacle) {
    guard parent(of: controller) == navigation,
      targets(.stackElement, of: navigation).contains(controller)
    else { return }
    throw .problem(
      .forbidden(.isOnStack(model.handle(of: controller), of: model.handle(of: navigation)))
    )
  }

  /// `print stack of navigation`: what the app's log shows of it.
  func printStack(of navigation: ObjectID) -> VerbPlan {
    let controllers = targets(.stackElement, of: navigation)
      .map { model.handle(of: $0) }
    let field = Event.Field(name: "viewControllers", value: controllers.joined(separator: ", "))
    return VerbPlan(steps: [.log("printNavigationStack", navigation, fields: [field])])
  }

  /// Refuses a controller that stands in a container or is presented: it can be in one place only.
  func requireFree(_ controller: ObjectID) throws(Obstacle) {
    let handle = model.handle(of: controller)
    if let parent = parent(of: controller) {
      throw .problem(.forbidden(.isContained(handle, in: model.handle(of: parent))))
    }
    if let presenter = presenter(of: controller) {
      throw .problem(.forbidden(.isPresented(handle, by: model.handle(of: presenter))))
    }
  }
}

extension OwnershipModel {
  /// The name of an object, or its type and identity.
  func handle(of object: ObjectID) -> String {
    Snapshot.handle(name: self[object].name, type: type(of: object), id: object)
  }
}

/// Bar button items, buttons and gestures: what they retain, and whom they call.
extension FrameworkStage {
  /// `set right item of controller to item`: in its navigation item, which is made on demand.
  mutating func put(
    _ item: ObjectID,
    as place: FrameworkFact,
    of controller: ObjectID
  ) -> VerbPlan {
    controls.put(item, into: controller)
    if let navigationItem = navigationItem(of: controller) {
      return VerbPlan(steps: [.link(navigationItem, place, item)])
    }
    let navigationItem = make("UINavigationItem", named: "navigationItem")
    return VerbPlan(
      steps: [
        .link(controller, .navigationItem, navigationItem), .link(navigationItem, place, item),
      ]
    )
  }

  /// `set target of item to object.method`.
  mutating func setTarget(of item: ObjectID, to action: VerbOperands.Member) -> VerbPlan {
    controls.replaceAction(of: item, by: action)
    return VerbPlan(steps: [.link(item, .itemTarget, action.owner)])
  }

  /// `add target object.method to control`.
  mutating func addTarget(_ action: VerbOperands.Member, to control: ObjectID) -> VerbPlan {
    controls.add(action, to: control)
    return VerbPlan(steps: [.link(control, .controlTarget, action.owner)])
  }

  /// `tap control`: the event holds what is tapped. A primary action comes before a target.
  func tap(_ control: ObjectID) throws(Obstacle) -> VerbPlan {
    let type = model.type(of: control)
    let isItem = types.inherits(type, from: "UIBarButtonItem")
    guard isItem || types.inherits(type, from: "UIControl") else {
      let handle = model.handle(of: control)
      throw .problem(.wrongType(handle, type: type, needs: "UIControl"))
    }
    try requireOnScreen(control)
    if let handler = handler(of: control) {
      return VerbPlan(held: [control], steps: [.run(handler)])
    }
    return try send(from: control, (isItem ? FrameworkFact.itemTarget : .controlTarget))
  }

  /// `attach recognizer to view sending object.method`.
  mutating func attach(
    _ recognizer: ObjectID,
    to view: ObjectID,
    sending action: VerbOperands.Member
  ) -> VerbPlan {
    controls.add(action, to: recognizer)
    let detached = detachment(of: recognizer)
    return VerbPlan(
      held: [recognizer],
      steps: detached + [
        .link(recognizer, .recognizerTarget, action.owner), .link(view, .recognizer, recognizer),
        .link(recognizer, .recognizerView, view),
      ]
    )
  }

  /// `detach recognizer`: the view lets go of it.
  func detach(_ recognizer: ObjectID) throws(Obstacle) -> VerbPlan {
    let steps = detachment(of: recognizer)
    guard !steps.isEmpty else {
      throw .skip("`\(model.handle(of: recognizer))` is attached to no view")
    }
    return VerbPlan(held: [recognizer], steps: steps)
  }

  /// `recognize recognizer`: its gesture was made, and the method is called.
  func recognize(_ recognizer: ObjectID) throws(Obstacle) -> VerbPlan {
    guard attachedView(of: recognizer) != nil else {
      throw .skip("`\(model.handle(of: recognizer))` is attached to no view")
    }
    return try send(from: recognizer, .recognizerTarget)
  }

  /// Calls the methods whose targets are still there. A target that is gone reads nil, and nothing
  /// in this app answers in its place.
  private func send(from sender: ObjectID, _ fact: FrameworkFact) throws(Obstacle) -> VerbPlan {
    let handle = model.handle(of: sender)
    guard let actions = controls.actions[sender] else {
      throw .skip("`\(handle)` has neither a target nor an action, so nobody is called")
    }
    let targets = targets(fact, of: sender)
    let answered = actions.filter { targets.contains($0.owner) }
    guard !answered.isEmpty else {
      throw .skip("the target of `\(handle)` is gone, so nobody is called")
    }
    return VerbPlan(held: [sender], steps: answered.map { .send($0) })
  }

  /// Refuses a tap on what nobody sees.
  func requireOnScreen(_ control: ObjectID) throws(Obstacle) {
    guard hasScreen else { return }
    let handle = model.handle(of: control)
    guard let controller = controls.controllers[control] ?? controller(showing: control) else {
      throw .skip("`\(handle)` stands in no bar and in no view, so nobody can tap it")
    }
    guard inWindow.contains(controller) else {
      throw .skip("`\(handle)` is not on screen, so nobody can tap it")
    }
  }

  /// The controller in whose view the view stands, on screen or not.
  private func controller(showing view: ObjectID) -> ObjectID? {
    guard let top = walk(from: view, { superview(of: $0) }).last, top != view else { return nil }
    return loaded.first { self.view(of: $0) == top }
  }

  private func attachedView(of recognizer: ObjectID) -> ObjectID? {
    target(.recognizerView, of: recognizer)
  }

  private func navigationItem(of controller: ObjectID) -> ObjectID? {
    target(.navigationItem, of: controller)
  }

  private func handler(of item: ObjectID) -> ObjectID? {
    target(.primaryAction, of: item).flatMap { action in
      target(.actionHandler, of: action)
    }
  }

  private func detachment(of recognizer: ObjectID) -> [Instruction] {
    attachedView(of: recognizer).map {
      [.unlink($0, .recognizer, recognizer), .unlink(recognizer, .recognizerView, $0)]
    } ?? []
  }
}

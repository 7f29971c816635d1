/// The callbacks of a change of screens, in the order of the life cycle.
extension FrameworkStage {
  /// A change of what is seen, between `leaving` and `entering`, each from the outside in.
  struct Change {
    let leaving: [ObjectID]
    let entering: [ObjectID]

    /// A controller that is seen before and after is not called.
    init(from leaving: [ObjectID], to entering: [ObjectID]) {
      self.leaving = leaving.filter { !entering.contains($0) }
      self.entering = entering.filter { !leaving.contains($0) }
    }
  }

  /// A change that takes a while: a transition holds `from` and `to` until it ends.
  func transition(
    _ name: String,
    _ change: Change,
    from: ObjectID,
    to: ObjectID,
    in model: OwnershipModel
  ) -> [Instruction] {
    let completion = callbacks(of: change, begins: false, in: model)
    let transition = Transition(name: name, from: from, to: to, completion: completion)
    return load(change) + [.beginTransition(transition)]
      + callbacks(of: change, begins: true, in: model)
  }

  /// A change that is not animated: begun and done.
  func cut(_ change: Change, in model: OwnershipModel) -> [Instruction] {
    load(change) + callbacks(of: change, begins: true, in: model)
      + callbacks(of: change, begins: false, in: model)
  }

  private func load(_ change: Change) -> [Instruction] {
    change.entering.map(Instruction.loadView)
  }

  /// The callbacks at one end of a change. Whether those that leave or those that enter are called
  /// first is not documented.
  private func callbacks(
    of change: Change,
    begins: Bool,
    in model: OwnershipModel
  ) -> [Instruction] {
    func calls(_ controllers: [ObjectID], _ name: String) -> [Instruction] {
      controllers.filter { !isFrameworkContainer(model.type(of: $0)) }
        .map { .callback($0, name) }
    }
    let leaving = calls(change.leaving, begins ? "viewWillDisappear" : "viewDidDisappear")
    let entering = calls(change.entering, begins ? "viewWillAppear" : "viewDidAppear")
    guard !leaving.isEmpty, !entering.isEmpty else { return leaving + entering }
    return [.beginUnordered] + leaving + entering + [.endUnordered]
  }
}

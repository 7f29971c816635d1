/// A change of screens that is in flight, with what is done when it ends.
struct Transition: Sendable {
  let object: ObjectID
  let completion: [Instruction]

  /// A temporary root begins, which holds both controllers.
  static func begin(_ object: ObjectID, from: ObjectID, to: ObjectID) -> [Instruction] {
    [
      .beginRoot(object, .temporary, root), .link(object, .transitionFrom, from),
      .link(object, .transitionTo, to),
    ]
  }

  /// The root ends.
  static func end(_ object: ObjectID) -> Instruction { .endRoot(object, .temporary, root) }

  private static let root = "transition in flight"
}

/// Changes of what is seen, with their callbacks in the order of the life cycle.
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
    to: ObjectID
  ) -> [Instruction] {
    let completion = callbacks(of: change, begins: false)
    return load(change.entering)
      + [.later { $0.begin(name, from: from, to: to, completion: completion) }]
      + callbacks(of: change, begins: true)
  }

  /// A change that is not animated: begun and done.
  func cut(_ change: Change) -> [Instruction] {
    load(change.entering) + callbacks(of: change, begins: true)
      + callbacks(of: change, begins: false)
  }

  /// `settle`: bodies of SwiftUI's views run that are to; transitions in flight end, the oldest
  /// first, and those that begin meanwhile, until there is none.
  mutating func settle() -> VerbPlan {
    let hasInvalidViews = !invalidViews().isEmpty
    guard !transitions.isEmpty || hasInvalidViews else { return VerbPlan() }
    defer { transitions = [] }
    let updates: [Instruction] = hasInvalidViews ? [.later { $0.updateViews() }] : []
    let steps = transitions.flatMap { $0.completion + [Transition.end($0.object)] }
    return VerbPlan(steps: updates + steps + [.later { $0.settle() }])
  }

  /// A transition begins, and ends with the next `settle`.
  private mutating func begin(
    _ name: String,
    from: ObjectID,
    to: ObjectID,
    completion: [Instruction]
  ) -> VerbPlan {
    let object = make("UIViewControllerTransition", named: "\(name)Transition")
    transitions.append(Transition(object: object, completion: completion))
    return VerbPlan(steps: Transition.begin(object, from: from, to: to))
  }

  /// The views of the controllers are loaded where they are not yet.
  func load(_ controllers: [ObjectID]) -> [Instruction] {
    controllers.map { controller in .later { $0.loadView(of: controller) } }
  }

  /// The callbacks at one end of a change. Whether those that leave or those that enter are called
  /// first is not documented.
  func callbacks(of change: Change, begins: Bool) -> [Instruction] {
    func called(_ controllers: [ObjectID]) -> [ObjectID] {
      controllers.filter { !isFrameworkContainer(model.type(of: $0)) }
    }
    let leaving = enter(begins ? .willDisappear : .didDisappear, called(change.leaving))
    let entering = enter(begins ? .willAppear : .didAppear, called(change.entering))
    guard !leaving.isEmpty, !entering.isEmpty else { return leaving + entering }
    return Instruction.unordered((leaving + entering).map { [$0] })
  }
}

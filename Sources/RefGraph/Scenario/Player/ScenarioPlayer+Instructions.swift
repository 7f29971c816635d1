extension ScenarioPlayer {
  /// Carries out one step. An object that went away meanwhile is passed over: the app's own code
  /// runs between the steps of a verb.
  mutating func carryOut(_ instruction: Instruction) throws(PlayError) {
    switch instruction {
    case .statement(let statement): try carryOut(statement)
    case .callback(let object, let name): callBack(object, name)
    case .run(let closure): run(closure)
    case .link(let owner, let fact, let target): link(owner, fact, target)
    case .unlink(let owner, let fact, let target):
      if !model.isGone(owner) { _ = model.remove(target, from: fact.label, of: owner) }
    case .due(let object): due.insert(object)
    case .notDue(let object): due.remove(object)
    case .loadView(let controller):
      if stage.load(controller) {
        push([.callback(controller, "loadView"), .callback(controller, "viewDidLoad")])
      }
    case .beginPresentation(let controller, let presenter): present(controller, by: presenter)
    case .beginTransition(let transition): begin(transition)
    case .endTransition(let object):
      model.removeRoot(object, lifetime: .temporary, label: Self.inFlight)
    case .settle: push(stage.settle())
    case .log(let text, let object): model.record(.log(text, fields: []), of: object)
    case .beginUnordered: model.beginUnordered()
    case .endUnordered: model.endUnordered()
    }
  }

  private static let inFlight = "transition in flight"

  private mutating func callBack(_ object: ObjectID, _ name: String) {
    let type = model.type(of: object)
    guard !model.isGone(object), !stage.isFrameworkContainer(type) else { return }
    model.record(.callback(name), of: object)
    if let body = types.body(for: name, of: type) { run(body, named: name, on: object) }
  }

  mutating func link(_ owner: ObjectID, _ fact: FrameworkFact, _ target: ObjectID) {
    guard !model.isGone(owner), !model.isGone(target) else { return }
    if fact.isArray {
      model.append(target, to: fact.label, of: owner, strength: fact.strength, fact: fact)
    } else {
      model.assign(fact.label, of: owner, to: target, strength: fact.strength, fact: fact)
    }
  }

  private mutating func present(_ controller: ObjectID, by presenter: ObjectID) {
    let presentation = model.make(
      "UIPresentationController",
      name: objectNames.unique("presentation"),
      kind: .system
    )
    link(presenter, .presented, controller)
    link(controller, .presenting, presenter)
    link(controller, .presentation, presentation)
    link(presentation, .presentationPresented, controller)
    link(presentation, .presentationPresenting, presenter)
    model.release(presentation)
  }

  private mutating func begin(_ transition: Transition) {
    let object = model.make(
      "UIViewControllerTransition",
      name: objectNames.unique("\(transition.name)Transition"),
      kind: .system
    )
    model.addRoot(object, lifetime: .temporary, label: Self.inFlight)
    link(object, .transitionFrom, transition.from)
    link(object, .transitionTo, transition.to)
    model.release(object)
    stage.begin(object, completion: transition.completion)
  }
}

extension ScenarioPlayer {
  /// `call f`, `call a.method`, `call a.field` where the field holds a closure.
  mutating func call(_ place: Statement.Place) throws(PlayError) {
    if let (owner, name) = place.fields.isEmpty ? nil : try owner(of: place),
      let handler = handler(name, ofType: model.type(of: owner))
    {
      model.record(.call(name), of: owner)
      run(handler, on: owner)
      return
    }
    guard let object = try object(at: place) else { return }
    guard closures[object] != nil else {
      throw error(.notCallable(place.description), place.location)
    }
    run(object)
  }

  /// Runs a closure's body: the closure is held, weak captures are read once and held to the end.
  mutating func run(_ object: ObjectID) {
    guard let closure = closures[object] else { return }
    model.record(.call(closure.name), of: object)
    let frame = model.beginFrame("closure \(closure.name)")
    model.assign("closure", of: frame, to: object)
    var bindings: [String: ObjectID?] = [:]
    for capture in closure.captures {
      bindings[capture.name] = .some(upgrade(capture.name, of: object, in: frame))
    }
    push(closure.body.map(Instruction.statement), frame: frame, bindings: bindings)
  }

  /// Reads a capture; a weak one is held by the frame from here on.
  private mutating func upgrade(
    _ capture: String,
    of closure: ObjectID,
    in frame: ObjectID
  ) -> ObjectID? {
    switch model.read(capture, of: closure) {
    case .object(let target):
      if model.isWeak(capture, of: closure) { model.assign(capture, of: frame, to: target) }
      return target
    case .none:
      if model.isWeak(capture, of: closure) { model.record(.readNil(capture), of: closure) }
      return nil
    case .trap(let crash):
      model.record(.wouldCrash(crash), of: closure)
      return nil
    }
  }

  /// Runs a method or callback body with `self` bound; `self` is held unless its `deinit` runs.
  mutating func run(_ handler: TypeDeclaration.Handler, on object: ObjectID) {
    let frame = model.beginFrame("\(model.type(of: object)).\(handler.name)")
    model.assign(
      "self",
      of: frame,
      to: object,
      strength: model.isAlive(object) ? .strong : .unmanaged
    )
    push(
      handler.body.map(Instruction.statement),
      frame: frame,
      bindings: ["self": object]
    )
  }

  /// The body that a type has for a callback or method: its own, or the nearest superclass's.
  func handler(_ name: String, ofType type: String) -> TypeDeclaration.Handler? {
    var next: String? = type
    while let current = next, let declaration = types[current] {
      if let handler = declaration.handlers.first(where: { $0.name == name }) { return handler }
      next = declaration.superclass
    }
    return nil
  }

  /// Carries out one step of a verb.
  mutating func carryOut(_ instruction: Instruction) throws(PlayError) {
    switch instruction {
    case .statement(let statement): try carryOut(statement)
    case .callback(let object, let name): callBack(object, name)
    case .run(let closure): run(closure)
    case .link(let owner, let fact, let target): link(owner, fact, target)
    case .unlink(let owner, let fact, let target):
      _ = model.remove(target, from: fact.label, of: owner)
    case .due(let object): markDue(object)
    case .notDue(let object): due.removeAll { $0 == object }
    case .loadView(let controller):
      if stage.load(controller) {
        push([.callback(controller, "loadView"), .callback(controller, "viewDidLoad")])
      }
    case .hold(let object):
      model.retain(object)
      stack[stack.count - 1].held.append(object)
    case .beginTransition(let transition): begin(transition)
    case .endTransition(let object):
      model.removeRoot(object, lifetime: .temporary, label: "transition in flight")
    case .log(let text, let object): model.record(.log(text, fields: []), of: object)
    case .beginUnordered: model.beginUnordered()
    case .endUnordered: model.endUnordered()
    }
  }

  private mutating func callBack(_ object: ObjectID, _ name: String) {
    let type = model.type(of: object)
    guard !model.isGone(object), !stage.isContainer(type) else { return }
    model.record(.callback(name), of: object)
    if let handler = handler(name, ofType: type) { run(handler, on: object) }
  }

  private mutating func link(_ owner: ObjectID, _ fact: FrameworkFact, _ target: ObjectID) {
    if fact.isArray {
      model.append(target, to: fact.label, of: owner, strength: fact.strength, fact: fact)
    } else {
      model.assign(fact.label, of: owner, to: target, strength: fact.strength, fact: fact)
    }
  }

  private mutating func begin(_ transition: Transition) {
    let object = model.make(
      "UIViewControllerTransition",
      name: unique(transition.name),
      kind: .system
    )
    model.addRoot(object, lifetime: .temporary, label: "transition in flight")
    if let from = transition.from { link(object, .transitionFrom, from) }
    if let to = transition.to { link(object, .transitionTo, to) }
    model.release(object)
    stage.transitions.append((object, transition.completion))
  }
}

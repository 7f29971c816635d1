extension ScenarioPlayer {
  /// Carries out one step. An object that went away meanwhile is passed over: the app's own code
  /// runs between the steps of a verb.
  mutating func carryOut(_ instruction: Instruction) throws(PlayError) {
    switch instruction {
    case .statement(let statement): try carryOut(statement)
    case .callback(let object, let callback, let fields): callBack(object, callback, fields)
    case .declareProperties(let view): declareProperties(of: view)
    case .send(let method): send(method)
    case .call(let object, let method): stage.model.record(.call(method), of: object)
    case .run(let closure, let arguments):
      if !stage.model.isGone(closure) { run(closure, arguments) }
    case .name(let object, let name): give(name, to: object)
    case .link(let owner, let fact, let target): link(owner, fact, target)
    case .unlink(let owner, let fact, let target):
      if !stage.model.isGone(owner) { _ = stage.model.remove(target, from: fact.label, of: owner) }
    case .fill(let field, let object, let fact): fill(field, object, fact)
    case .value(let object, let field, let value): values[object, field] = value
    case .beginRoot(let object, let lifetime, let label):
      if !stage.model.isGone(object) {
        stage.model.addRoot(object, lifetime: lifetime, label: label)
      }
    case .endRoot(let object, let lifetime, let label):
      stage.model.removeRoot(object, lifetime: lifetime, label: label)
    case .due(let object): due.insert(object)
    case .notDue(let object): due.remove(object)
    case .log(let text, let object, let fields):
      stage.model.record(.log(text, fields: fields), of: object)
    case .notice(let text, let object): stage.model.record(.notice(text), of: object)
    case .skip(let text): stage.model.record(.skipped(text, at: runningPlace))
    case .beginUnordered: stage.model.beginUnordered()
    case .beginStrand: stage.model.beginStrand()
    case .endUnordered: stage.model.endUnordered()
    case .later(let decide): try decideNow(decide)
    }
  }

  /// Lets the framework decide what follows. What it objects to is the running line's.
  private mutating func decideNow(
    _ decide: (inout FrameworkStage) throws(Obstacle) -> VerbPlan
  ) throws(PlayError) {
    do throws(Obstacle) {
      push(try decide(&stage), titled: "framework")
    } catch {
      guard let statement = stack.last?.cause?.statement else {
        preconditionFailure("a framework objects to what no line asked for: \(error)")
      }
      try pass(over: statement, error)
    }
  }

  /// Puts the steps of a plan on the stack. What the framework holds meanwhile is in a frame; what
  /// the plan made lives at least until its steps are done.
  ///
  /// A plan counts as many steps as it has, whether they come to anything or not: what asks a
  /// framework for ever more ends. What is gone cannot be held any more.
  mutating func push(_ plan: VerbPlan, titled title: String) {
    countSteps(plan.cost + plan.steps.count)
    let made = stage.takeMade()
    let held = plan.held.filter { !stage.model.isGone($0) }
    let frame = held.isEmpty ? nil : stage.model.beginFrame(title)
    if let frame {
      for object in held { stage.model.append(object, to: "holds", of: frame) }
    }
    push(plan.steps) { activation in
      if let frame { activation.own(frame) }
      activation.made = made
    }
  }

  private mutating func callBack(
    _ object: ObjectID,
    _ callback: FrameworkCallback,
    _ fields: [Event.Field]
  ) {
    guard !stage.model.isGone(object) else { return }
    let type = stage.model.type(of: object)
    guard !stage.isFrameworkContainer(type) else { return implement(callback, on: object) }
    stage.model.record(.callback(callback.name, fields: fields), of: object)
    if let body = types.body(for: callback.name, of: type) {
      let rest = callback == .body ? body.withoutDeclarations() : body
      run(rest, named: callback.name, on: object)
    } else {
      implement(callback, on: object)
    }
  }

  private mutating func declareProperties(of view: ObjectID) {
    let name = FrameworkCallback.body.name
    guard !stage.model.isGone(view),
      let declarations = types.body(for: name, of: stage.model.type(of: view))?.declarations(),
      !declarations.statements.isEmpty
    else { return }
    run(declarations, named: name, on: view)
  }

  /// Does what the framework itself does when it calls.
  mutating func implement(_ callback: FrameworkCallback, on object: ObjectID) {
    guard let implementation = callback.implementation else { return }
    push(implementation(&stage, object), titled: callback.name)
  }

  private mutating func send(_ method: VerbOperands.Member) {
    let type = stage.model.type(of: method.owner)
    guard !stage.model.isGone(method.owner), let body = types.body(for: method.name, of: type)
    else { return }
    stage.model.record(.call(method.name), of: method.owner)
    run(body, named: method.name, on: method.owner)
  }

  private mutating func link(_ owner: ObjectID, _ fact: FrameworkFact, _ target: ObjectID) {
    guard !stage.model.isGone(owner), !stage.model.isGone(target) else { return }
    let strength = stage.strength(of: fact)
    if fact.isArray {
      stage.model.append(target, to: fact.label, of: owner, strength: strength, fact: fact)
    } else {
      stage.model.assign(fact.label, of: owner, to: target, strength: strength, fact: fact)
    }
  }

  private mutating func fill(
    _ field: VerbOperands.Member,
    _ object: ObjectID,
    _ fact: FrameworkFact?
  ) {
    guard !stage.model.isGone(field.owner), !stage.model.isGone(object) else { return }
    give(field.name, to: object)
    let strength =
      stage.model.declaredStrength(of: field.name, of: field.owner) ?? .strong
    if types.isArray(field.name, of: stage.model.type(of: field.owner)) {
      stage.model.append(object, to: field.name, of: field.owner, strength: strength, fact: fact)
    } else {
      stage.model.assign(field.name, of: field.owner, to: object, strength: strength, fact: fact)
    }
  }
}

extension ScenarioPlayer {
  /// Turns a verb into instructions and puts them on the stack; what the framework's own code holds
  /// meanwhile is in a frame.
  mutating func perform(_ call: Statement.VerbCall) throws(Obstacle) {
    if call.verb == .schedule { return try schedule(call) }
    var objects: [ObjectID] = []
    for place in call.operands { objects.append(try object(at: place)) }
    try checkTypes(of: objects, call)
    let plan = try plan(of: call.verb, objects)
    guard !plan.held.isEmpty else { return push(plan.steps) }
    let frame = model.beginFrame(call.description)
    for object in plan.held { model.append(object, to: "holds", of: frame) }
    push(plan.steps) { $0.own(frame) }
  }

  private mutating func plan(
    of verb: FrameworkVerb,
    _ objects: [ObjectID]
  ) throws(Obstacle) -> VerbPlan {
    switch verb {
    case .setRoot: return try stage.setRoot(of: objects[0], to: objects[1], in: model)
    case .push: return try stage.push(objects[0], onto: objects[1], in: model)
    case .pop: return try stage.pop(objects[0], in: model)
    case .show: return try stage.show(objects[0], from: objects[1], in: model)
    case .present: return try stage.present(objects[0], from: objects[1], in: model)
    case .dismiss: return try stage.dismiss(objects[0], in: model)
    case .settle: return VerbPlan(steps: stage.settle())
    case .invalidate: return try stage.invalidate(objects[0], in: model)
    case .fire: return try stage.fire(objects[0], in: model)
    case .schedule: preconditionFailure("a timer is scheduled into a field")
    }
  }

  /// `schedule a.timer with block`: a timer on the main run loop, held by the field too.
  private mutating func schedule(_ call: Statement.VerbCall) throws(Obstacle) {
    let place = call.operands[0]
    let owner = try owner(of: place)
    let block = try object(at: call.operands[1])
    guard closures[block] != nil else {
      throw wrongType(block, at: call.operands[1], needs: "closure")
    }
    let timer = model.make("Timer", name: objectNames.unique(place.field), kind: .system)
    link(mainRunLoop(), .runLoopTimer, timer)
    link(timer, .timerBlock, block)
    model.assign(
      place.field,
      of: owner,
      to: timer,
      strength: model.declaredStrength(of: place.field, of: owner) ?? .strong
    )
    model.release(timer)
  }

  /// The run loop that timers are scheduled on: the scenario's own of that name, where it makes one.
  mutating func mainRunLoop() -> ObjectID {
    if let runLoop = stage.runLoop, !model.isGone(runLoop) { return runLoop }
    let name = FrameworkVerb.mainRunLoop
    if let own = names[name], !model.isGone(own),
      types.inherits(model.type(of: own), from: "RunLoop")
    {
      stage.runLoop = own
      return own
    }
    let runLoop = model.make("RunLoop", name: objectNames.unique(name), kind: .system)
    model.addRoot(runLoop, lifetime: .permanent, label: "main run loop")
    model.release(runLoop)
    stage.runLoop = runLoop
    return runLoop
  }

  /// Refuses an object that the verb cannot work on.
  private func checkTypes(
    of objects: [ObjectID],
    _ call: Statement.VerbCall
  ) throws(Obstacle) {
    for (object, (place, base)) in zip(objects, zip(call.operands, call.verb.operandTypes)) {
      let isRight =
        if let base {
          types.inherits(model.type(of: object), from: base)
        } else {
          stage.canBeController(object, in: model)
        }
      if !isRight { throw wrongType(object, at: place, needs: base ?? "UIViewController") }
    }
  }

  private func wrongType(
    _ object: ObjectID,
    at place: Statement.Place,
    needs type: String
  ) -> Obstacle {
    .problem(
      .wrongType(place.description, type: model.type(of: object), needs: type),
      at: place.location
    )
  }
}

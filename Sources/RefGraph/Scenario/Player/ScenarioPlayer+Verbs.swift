extension ScenarioPlayer {
  /// Turns a verb into instructions and puts them on the stack. A verb whose object is gone does
  /// nothing, and the log says so.
  mutating func carryOut(
    _ call: Statement.VerbCall,
    at location: SourceLocation
  ) throws(PlayError) {
    if call.verb == .schedule { return try schedule(call.operands) }
    var objects: [ObjectID] = []
    for place in call.operands {
      guard let object = try object(at: place) else {
        model.record(.skipped("\(call.verb.word) …: `\(place)` is gone"))
        return
      }
      objects.append(object)
    }
    try checkTypes(of: objects, call: call)
    push(try instructions(of: call.verb, objects))
  }

  private mutating func instructions(
    of verb: FrameworkVerb,
    _ objects: [ObjectID]
  ) throws(PlayError) -> [Instruction] {
    switch verb {
    case .setRoot: return stage.setRoot(of: objects[0], to: objects[1], in: model)
    case .push: return stage.push(objects[0], onto: objects[1], in: model)
    case .pop: return stage.pop(objects[0], in: model)
    case .show: return show(objects[0], from: objects[1])
    case .present: return present(objects[0], from: objects[1])
    case .dismiss: return stage.dismiss(objects[0], in: model)
    case .settle: return stage.settle()
    case .invalidate: return stage.invalidate(objects[0], in: model)
    case .fire: return stage.fire(objects[0], in: model)
    case .schedule: preconditionFailure("a timer is scheduled into a field")
    }
  }

  /// `show a from b`: pushes where b stands in a navigation stack, presents elsewhere.
  private mutating func show(_ controller: ObjectID, from source: ObjectID) -> [Instruction] {
    if let parent = stage.parent(of: source, in: model),
      stage.inherits(model.type(of: parent), from: "UINavigationController", types: types)
    {
      return stage.push(controller, onto: parent, in: model)
    }
    return present(controller, from: source)
  }

  private mutating func present(_ controller: ObjectID, from source: ObjectID) -> [Instruction] {
    let presentation = model.make(
      "UIPresentationController",
      name: unique("presentation"),
      kind: .system
    )
    stack[stack.count - 1].temporaries.append(presentation)
    return [.hold(presentation)]
      + stage.present(controller, from: source, presentation: presentation, in: model)
  }

  /// `schedule a.timer with block`: a timer on the main run loop, held by the field too.
  private mutating func schedule(_ operands: [Statement.Place]) throws(PlayError) {
    guard let (owner, field) = try owner(of: operands[0]) else { return }
    guard let block = try object(at: operands[1]) else { return }
    guard closures[block] != nil else {
      throw error(
        .wrongObject(operands[1].description, needs: "a closure"),
        operands[1].location
      )
    }
    let timer = model.make("Timer", name: unique(field), kind: .system)
    if names[field] == nil { names[field] = timer }
    model.assign(
      field,
      of: owner,
      to: timer,
      strength: model.declaredStrength(of: field, of: owner) ?? .strong
    )
    stack[stack.count - 1].temporaries.append(timer)
    push([
      .hold(timer), .link(mainRunLoop(), .runLoopTimer, timer), .link(timer, .timerBlock, block),
    ])
  }

  private mutating func mainRunLoop() -> ObjectID {
    if let runLoop = stage.runLoop { return runLoop }
    let runLoop = model.make("RunLoop", name: unique("runLoop"), kind: .system)
    model.addRoot(runLoop, lifetime: .permanent, label: "main run loop")
    model.release(runLoop)
    stage.runLoop = runLoop
    return runLoop
  }

  /// Refuses an object that the verb cannot work on.
  private func checkTypes(
    of objects: [ObjectID],
    call: Statement.VerbCall
  ) throws(PlayError) {
    for (object, (place, base)) in zip(objects, zip(call.operands, call.verb.operandTypes)) {
      guard let base else { continue }
      let type = model.type(of: object)
      guard !stage.inherits(type, from: base, types: types) else { continue }
      throw error(.wrongObject(place.description, needs: "a \(base) but a \(type)"), place.location)
    }
  }
}

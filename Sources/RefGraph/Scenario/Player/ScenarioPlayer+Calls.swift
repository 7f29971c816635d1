extension ScenarioPlayer {
  /// `call f`, `call a.method`, `call a.field` where the field holds a closure.
  mutating func call(_ place: Statement.Place) throws(Obstacle) {
    if let name = place.fields.last {
      if place.fields.count == 1, let object = meaning(of: place.name) {
        try requireCallable(place, of: object)
      }
      let owner = try holder(of: place)
      if let body = types.body(for: name, of: stage.model.type(of: owner)) {
        if name == "deinit" { throw .problem(.callsDeinit(place.description), at: place.location) }
        stage.model.record(.call(name), of: owner)
        return run(body, named: name, on: owner)
      }
      try requireCallable(place, of: owner)
    }
    let object = try object(at: place)
    guard closures[object] != nil else {
      throw .problem(.notCallable(place.description, nearest: nil), at: place.location)
    }
    run(object)
  }

  /// Runs a closure's body: the closure is held, weak captures are read once and held to the end.
  mutating func run(_ object: ObjectID, _ arguments: [Instruction.Argument] = []) {
    guard let closure = closures[object] else { return }
    let name = closure.statement.name
    stage.model.record(.call(name), of: object)
    let frame = stage.model.beginFrame("closure \(name)")
    stage.model.assign("closure", of: frame, to: object)
    var bindings: [String: Binding] = [:]
    for capture in closure.statement.captures {
      bindings[capture.name] = binding(of: capture, of: object, in: frame)
    }
    let parameters = closure.statement.parameters
    for parameter in parameters { bindings[parameter] = .nothing }
    for (parameter, argument) in zip(parameters, arguments) {
      bindings[parameter] = binding(of: argument, to: parameter, in: frame)
    }
    let body = Body(statements: closure.statement.body, file: closure.file)
    enter(body, frame: frame, bindings: bindings)
  }

  /// What a parameter's name means in the body that begins; an object that is passed is held.
  private mutating func binding(
    of argument: Instruction.Argument,
    to parameter: String,
    in frame: ObjectID
  ) -> Binding {
    switch argument {
    case .item(let item): return .item(item)
    case .object(let object):
      guard stage.model.isAlive(object) else { return .nothing }
      stage.model.assign(parameter, of: frame, to: object)
      return .object(object)
    }
  }

  /// What a capture's name means in the body that begins.
  private mutating func binding(
    of capture: Statement.Closure.Capture,
    of closure: ObjectID,
    in frame: ObjectID
  ) -> Binding {
    switch strength(of: capture.strength) {
    case nil: return .nothing
    case .unowned?, .unmanaged?: return .capture(of: closure)
    case .strong?, .conservative?:
      guard case .object(let target) = stage.model.read(capture.name, of: closure) else {
        return .nothing
      }
      return .object(target)
    case .weak?:
      guard case .object(let target) = stage.model.read(capture.name, of: closure) else {
        stage.model.record(.readNil(capture.name), of: closure)
        return .nothing
      }
      stage.model.assign(capture.name, of: frame, to: target)
      return .object(target)
    }
  }

  /// Runs a method or callback body with `self` bound; `self` is held unless its `deinit` runs.
  mutating func run(_ body: Body, named name: String, on object: ObjectID) {
    let frame = stage.model.beginFrame("\(stage.model.type(of: object)).\(name)")
    stage.model.assign(
      "self",
      of: frame,
      to: object,
      strength: stage.model.isAlive(object) ? .strong : .unmanaged
    )
    let handler = body.type.map { RunningHandler(name: name, type: $0, object: object) }
    enter(body, frame: frame, bindings: ["self": .object(object)], handler: handler)
  }
}

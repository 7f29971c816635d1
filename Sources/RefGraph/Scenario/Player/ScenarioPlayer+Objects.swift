extension ScenarioPlayer {
  /// `let x: T`: an object, held by the running frame.
  mutating func make(_ name: String, type: String) {
    let object = stage.model.make(type, name: stage.objectNames.unique(name))
    keep(object, as: name)
    initialise(object)
  }

  /// `root x: T`: an object that is alive from outside.
  mutating func makeRoot(_ name: String, type: String, lifetime: RootLifetime) {
    let object = stage.model.make(type, name: stage.objectNames.unique(name))
    give(name, to: object)
    stage.model.addRoot(object, lifetime: lifetime, label: nil)
    stage.model.release(object)
    initialise(object)
  }

  /// `closure f [x -> y] … end`: a closure with its captures, held by the running frame.
  mutating func makeClosure(_ closure: Statement.Closure) throws(Obstacle) {
    var targets: [(capture: Statement.Closure.Capture, strength: Strength, object: ObjectID)] = []
    for capture in closure.captures {
      guard let strength = strength(of: capture.strength) else { continue }
      guard case .object(let target) = try find(capture.target) else { continue }
      targets.append((capture, strength, target))
    }
    let object = stage.model.make(
      "closure",
      name: stage.objectNames.unique(closure.name),
      kind: .closure
    )
    for (capture, strength, target) in targets {
      stage.model.assign(capture.name, of: object, to: target, strength: strength)
    }
    closures[object] = Closure(statement: closure, file: file)
    keep(object, as: closure.name)
  }

  /// `a.f -> b`, `a.f[] -> b`. A target that is read from a field may be nil, as in real code.
  mutating func refer(_ reference: Statement.Reference) throws(Obstacle) {
    let owner = try owner(of: reference.field)
    let field = reference.field.field
    guard let strength = strength(of: reference.strength) else { return }
    try checkStrength(strength, of: reference.field, owner)
    switch try find(reference.target) {
    case .missing(let reason): throw .skip(reason)
    case .empty(let reason):
      if reference.appends { throw .skip(reason) }
      stage.model.assign(field, of: owner, to: nil)
    case .object(let target):
      let input = SwiftUIGraph.Input(
        view: owner,
        property: field,
        object: target,
        strength: strength
      )
      guard stage.take(input) else { return }
      if reference.appends {
        stage.model.append(target, to: field, of: owner, strength: strength)
      } else {
        let fact = stage.viewFact(of: field, of: owner)
        stage.model.assign(field, of: owner, to: target, strength: strength, fact: fact)
      }
    }
  }

  /// `remove b from a.f`.
  mutating func remove(
    _ place: Statement.Place,
    from field: Statement.Place
  ) throws(Obstacle) {
    let owner = try owner(of: field)
    let target = try object(at: place)
    if !stage.model.remove(target, from: field.field, of: owner) {
      throw .problem(.notHeld(place.description, by: field.description))
    }
  }

  /// `clear a.f`.
  mutating func clear(_ field: Statement.Place) throws(Obstacle) {
    stage.model.clear(field.field, of: try owner(of: field))
  }

  /// The strength of an arrow, or `nil` where a choice says that there is no reference.
  func strength(of strength: Statement.ReferenceStrength) -> Strength? {
    switch strength {
    case .fixed(let strength): strength
    case .choice(let choice): setting[choice].flatMap(Strength.init(word:))
    }
  }

  /// Refuses a reference of another strength than a field is declared with; one that is declared
  /// without takes any.
  private func checkStrength(
    _ strength: Strength,
    of field: Statement.Place,
    _ owner: ObjectID
  ) throws(Obstacle) {
    guard let declared = stage.model.declaredStrength(of: field.field, of: owner),
      declared != .strong,
      declared != strength
    else { return }
    throw .problem(
      .otherStrength(field: field.description, declared: declared, given: strength)
    )
  }

  /// Shows the making of an object where that is worth a line.
  private mutating func initialise(_ object: ObjectID) {
    guard stage.showsMaking(of: stage.model.type(of: object)) else { return }
    push([.callback(object, .initialisation)])
  }

  /// Gives a new object its name and hands the caller's reference to the running frame.
  private mutating func keep(_ object: ObjectID, as name: String) {
    give(name, to: object)
    let holder: ObjectID
    if let locals = stack.last?.locals {
      holder = locals
    } else {
      holder = setupFrame ?? stage.model.beginFrame("set-up")
      setupFrame = holder
    }
    stage.model.append(object, to: name, of: holder)
    stage.model.release(object)
  }
}

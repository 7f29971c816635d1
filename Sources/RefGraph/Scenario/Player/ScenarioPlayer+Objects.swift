extension ScenarioPlayer {
  /// `let x: T`: an object, held by the running frame.
  mutating func make(_ name: String, type: String) {
    let object = makeNamed(name, type: type)
    keep(object, as: name)
  }

  /// `root x: T`: an object that is alive from outside.
  mutating func makeRoot(_ name: String, type: String, lifetime: RootLifetime) {
    let object = makeNamed(name, type: type)
    model.addRoot(object, lifetime: lifetime, label: nil)
    stack[stack.count - 1].temporaries.append(object)
  }

  /// `closure f [x -> y] … end`: a closure with its captures, held by the running frame.
  mutating func makeClosure(_ closure: Statement.Closure) throws(PlayError) {
    let object = model.make("closure", name: unique(closure.name), kind: .closure)
    for capture in closure.captures {
      guard let strength = strength(of: capture.strength) else { continue }
      guard let target = try self.object(at: capture.target) else { continue }
      model.assign(capture.name, of: object, to: target, strength: strength)
    }
    closures[object] = closure
    names[closure.name] = object
    keep(object, as: closure.name)
  }

  /// `a.f -> b`, `a.f[] -> b`.
  mutating func refer(_ reference: Statement.Reference) throws(PlayError) {
    guard let (owner, field) = try owner(of: reference.field) else { return }
    guard let strength = strength(of: reference.strength) else { return }
    guard let target = try object(at: reference.target) else {
      if !reference.appends { model.assign(field, of: owner, to: nil) }
      return
    }
    if reference.appends {
      model.append(target, to: field, of: owner, strength: strength)
    } else {
      model.assign(field, of: owner, to: target, strength: strength)
    }
  }

  /// `remove b from a.f`.
  mutating func remove(
    _ place: Statement.Place,
    from field: Statement.Place,
    at location: SourceLocation
  ) throws(PlayError) {
    guard let target = try object(at: place), let (owner, name) = try owner(of: field) else {
      return
    }
    if !model.remove(target, from: name, of: owner) {
      throw error(.notHeld(place.description, by: field.description), location)
    }
  }

  /// `clear a.f`.
  mutating func clear(_ field: Statement.Place) throws(PlayError) {
    guard let (owner, name) = try owner(of: field) else { return }
    model.clear(name, of: owner)
  }

  /// The strength of an arrow, or `nil` where a choice says that there is no reference.
  private func strength(of strength: Statement.ReferenceStrength) -> Strength? {
    switch strength {
    case .fixed(let strength): strength
    case .choice(let choice): setting[choice].flatMap(Strength.init(word:))
    }
  }

  private mutating func makeNamed(_ name: String, type: String) -> ObjectID {
    let object = model.make(type, name: unique(name))
    names[name] = object
    if needsInit(type) { push([.callback(object, "init")]) }
    return object
  }

  /// Whether the making of such an object is shown: a controller's is, and that of a type with a
  /// body for it.
  private func needsInit(_ type: String) -> Bool {
    stage.isController(type, types: types) || handler("init", ofType: type) != nil
  }

  /// Hands the caller's reference to the running frame.
  private mutating func keep(_ object: ObjectID, as name: String) {
    let holder: ObjectID
    if let locals = stack.last?.locals {
      holder = locals
    } else {
      holder = setupFrame ?? model.beginFrame("set-up")
      setupFrame = holder
    }
    model.append(object, to: name, of: holder)
    model.release(object)
  }
}

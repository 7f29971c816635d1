extension ScenarioPlayer {
  /// The object that a place leads to, or `nil` where a field on the way holds nothing or what the
  /// name was given to is gone. What real code would show or stop at goes to the log.
  mutating func object(at place: Statement.Place) throws(PlayError) -> ObjectID? {
    guard var object = try handle(place.name, at: place.location) else { return nil }
    for field in place.fields {
      guard let next = follow(field, of: object) else { return nil }
      object = next
    }
    return object
  }

  /// The object whose field the place names, and the field.
  mutating func owner(of place: Statement.Place) throws(PlayError) -> (ObjectID, String)? {
    guard let field = place.fields.last else {
      preconditionFailure("the parser lets no place without a field through here: \(place)")
    }
    let holder = Statement.Place(
      name: place.name,
      fields: Array(place.fields.dropLast()),
      location: place.location
    )
    return try object(at: holder).map { ($0, field) }
  }

  /// The object of a name, or `nil` where it is gone.
  ///
  /// - Throws: `notMadeYet`.
  private func handle(
    _ name: String,
    at location: SourceLocation
  ) throws(PlayError) -> ObjectID? {
    let bound = stack.last?.bindings[name]
    if let bound {
      guard let object = bound else { return nil }
      return model.isGone(object) ? nil : object
    }
    guard let object = names[name] ?? stage.systemObject(named: name) else {
      throw error(.notMadeYet(name), location)
    }
    return model.isGone(object) ? nil : object
  }

  private mutating func follow(_ field: String, of object: ObjectID) -> ObjectID? {
    switch model.read(field, of: object) {
    case .object(let target): return target
    case .none:
      if model.isWeak(field, of: object) { model.record(.readNil(field), of: object) }
      return nil
    case .trap(let crash):
      model.record(.wouldCrash(crash), of: object)
      return nil
    }
  }

  /// The object that a name or place meant, gone or not, without a trace in the log.
  func meaning(of place: Statement.Place) -> ObjectID? {
    let bound = stack.last?.bindings[place.name].flatMap { $0 }
    guard var object = bound ?? names[place.name] ?? stage.systemObject(named: place.name) else {
      return nil
    }
    for field in place.fields {
      guard case .object(let next) = model.read(field, of: object) else { return nil }
      object = next
    }
    return object
  }

  /// Keeps an expectation with what its names mean now.
  mutating func expect(
    _ expectation: Statement.Expectation,
    at location: SourceLocation
  ) throws(PlayError) {
    guard !moments.isEmpty else { throw error(.noMomentYet, location) }
    for kind in resolve(expectation) {
      expectations.append(
        ResolvedExpectation(kind: kind, moment: moments.count - 1, location: location)
      )
    }
  }

  private func resolve(_ expectation: Statement.Expectation) -> [ResolvedExpectation.Kind] {
    switch expectation {
    case .verdict(let kind, let places): places.map { .verdict(kind, target($0)) }
    case .alive(let places): places.map { .alive(target($0)) }
    case .cycle(let places): [.cycle(places.map(target))]
    case .noCycle: [.noCycle]
    case .owner(let owner, let place): [.owner(target(owner), of: target(place))]
    }
  }

  private func target(_ place: Statement.Place) -> ResolvedExpectation.Target {
    ResolvedExpectation.Target(text: place.description, object: meaning(of: place))
  }
}

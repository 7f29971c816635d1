extension ScenarioPlayer {
  /// What entries of an `expect log` meant at the last moment.
  func resolve(
    _ entries: [Statement.LogEntry],
    in snapshot: Snapshot
  ) throws(Obstacle) -> [ResolvedExpectation.LogEntry] {
    var resolved: [ResolvedExpectation.LogEntry] = []
    for entry in entries {
      switch entry {
      case .event(let place):
        let owner = target(place.owner, in: snapshot)
        if let object = owner.object { try requireLogged(place, of: object) }
        resolved.append(.event(place.field, of: owner))
      case .line(let text, let fields):
        resolved.append(
          .line(text: text, fields: fields.map { Event.Field(name: $0.name, value: $0.value) })
        )
      }
    }
    return resolved
  }

  /// Refuses a name under which nothing that happens to the object can be logged.
  private func requireLogged(_ place: Statement.Place, of object: ObjectID) throws(Obstacle) {
    let type = model.type(of: object)
    let methods = types.chain(of: type).flatMap { types[$0]?.handlers.map(\.name) ?? [] }
    let known = FrameworkVerb.callbacks + ["deinit"] + methods
    guard !known.contains(place.field) else { return }
    let nearest = NearestName.nearest(to: place.field, among: known)
    throw .problem(
      .neverLogged(place.field, ofType: type, nearest: nearest),
      at: place.location
    )
  }
}

extension Statement.Place {
  /// The place without its last field.
  var owner: Statement.Place {
    Statement.Place(name: name, fields: fields.dropLast(), location: location)
  }
}

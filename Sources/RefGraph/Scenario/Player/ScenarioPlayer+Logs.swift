extension ScenarioPlayer {
  /// What entries of an `expect log` meant at the last moment.
  func resolve(
    _ entries: [Statement.LogEntry],
    in snapshot: Snapshot
  ) throws(Obstacle) -> [ResolvedExpectation.LogEntry] {
    var resolved: [ResolvedExpectation.LogEntry] = []
    for entry in entries {
      let subject: ResolvedExpectation.LogEntry.Subject
      switch entry.subject {
      case .event(let place):
        let owner = target(place.owner, in: snapshot)
        if let object = owner.object { try requireLogged(place, of: object) }
        subject = .event(place.field, of: owner)
      case .line(let text): subject = .line(text)
      }
      var fields: [Event.Field] = []
      for field in entry.fields {
        let value = try textAtMoment(of: field.value, in: snapshot)
        fields.append(Event.Field(name: field.name, value: value))
      }
      resolved.append(.init(subject: subject, fields: fields))
    }
    return resolved
  }

  /// Refuses a name under which nothing that happens to the object can be logged.
  private func requireLogged(_ place: Statement.Place, of object: ObjectID) throws(Obstacle) {
    let type = stage.model.type(of: object)
    let known =
      FrameworkCallback.all.map(\.name) + FrameworkVerb.calls + ["deinit"]
      + types.methods(of: type)
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

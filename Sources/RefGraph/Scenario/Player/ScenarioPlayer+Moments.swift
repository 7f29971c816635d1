extension ScenarioPlayer {
  /// `moment M`: a snapshot; a name that comes again is numbered.
  mutating func takeMoment(_ name: String, at location: SourceLocation) throws(Obstacle) {
    // What a snapshot costs besides its objects, in objects.
    let overhead = 100
    try show(overhead + stage.model.objects.count)
    let moment = momentNames.unique(name)
    let snapshot = stage.model.snapshot(
      due: due.objects(),
      caption: .init(title: scenario.title, moment: moment, source: scenario.name)
    )
    try show(snapshot.referenceCount)
    let groups = try currentGroups()
    moments.append(
      Timeline.Moment(
        name: moment,
        snapshot: snapshot,
        groups: groups,
        eventRange: (moments.last?.eventRange.upperBound ?? 0)..<stage.model.events.count,
        dropCount: stage.model.drops.count,
        file: file,
        location: location
      )
    )
    namesAtMoment = [:]
    valuesAtMoment = values
  }

  /// `due x, y`. What was released before is due as well: it is what should be.
  mutating func markDue(_ places: [Statement.Place]) throws(Obstacle) {
    for place in places {
      if place.fields.isEmpty, let object = meaning(of: place.name) {
        due.insert(object)
        continue
      }
      switch try find(place) {
      case .object(let object): due.insert(object)
      case .empty(let reason), .missing(let reason):
        let line = Event.Place(file: file, location: place.location)
        stage.model.record(.skipped("due \(place): \(reason)", at: line))
      }
    }
  }

  /// Keeps an expectation with what its names and fields meant at the last moment.
  mutating func expect(
    _ expectation: Statement.Expectation,
    at location: SourceLocation
  ) throws(Obstacle) {
    guard let moment = moments.last else { throw .problem(.noMomentYet) }
    for kind in try resolve(expectation, in: moment.snapshot) {
      expectations.append(
        ResolvedExpectation(
          kind: kind,
          moment: moments.count - 1,
          file: file,
          location: location
        )
      )
    }
  }

  /// Keeps a prediction, each of its answers with what its names and fields meant at the last moment.
  mutating func predict(
    _ prediction: Statement.Prediction,
    at location: SourceLocation
  ) throws(Obstacle) {
    guard let moment = moments.last else { throw .problem(.noMomentYet) }
    var answers: [ResolvedPrediction.Answer] = []
    for answer in prediction.answers {
      var conditions: [ResolvedExpectation.Kind] = []
      for expectation in answer.expectations {
        conditions += try resolve(expectation, in: moment.snapshot)
      }
      answers.append(.init(text: answer.text, conditions: conditions))
    }
    predictions.append(
      ResolvedPrediction(
        question: prediction.question,
        answers: answers,
        moment: moments.count - 1,
        file: file,
        location: location
      )
    )
  }

  private func resolve(
    _ expectation: Statement.Expectation,
    in snapshot: Snapshot
  ) throws(Obstacle) -> [ResolvedExpectation.Kind] {
    func target(_ place: Statement.Place) -> ResolvedExpectation.Target {
      self.target(place, in: snapshot)
    }
    switch expectation {
    case .verdict(let kind, let places): return places.map { .verdict(kind, target($0)) }
    case .alive(let places): return places.map { .alive(target($0)) }
    case .empty(let places):
      for place in places { try requireLastField(of: place, in: snapshot) }
      return places.map { .empty(target($0), of: target($0.owner)) }
    case .cycle(let places): return [.cycle(places.map(target))]
    case .noCycle: return [.noCycle]
    case .owner(let owner, let place): return [.owner(target(owner), of: target(place))]
    case .crash: return [.crash]
    case .warning: return [.warning]
    case .log(let steps):
      var resolved: [[ResolvedExpectation.LogEntry]] = []
      for step in steps { resolved.append(try resolve(step, in: snapshot)) }
      return [.log(resolved)]
    case .noLog(let entries): return [.noLog(try resolve(entries, in: snapshot))]
    }
  }

  /// Refuses a field that is expected to hold nothing, and that its object never has.
  private func requireLastField(
    of place: Statement.Place,
    in snapshot: Snapshot
  ) throws(Obstacle) {
    guard let owner = meaning(of: place.owner, in: snapshot) else { return }
    try requireField(place.field, of: owner, at: place.location)
  }

  func target(_ place: Statement.Place, in snapshot: Snapshot) -> ResolvedExpectation.Target {
    .init(text: place.description, object: meaning(of: place, in: snapshot))
  }

  /// The object that a place meant at the last moment, gone or not.
  private func meaning(of place: Statement.Place, in snapshot: Snapshot) -> ObjectID? {
    let name = place.name
    let isBound = stack.last?.bindings[name] != nil
    guard var object = isBound ? meaning(of: name) : namesAtMoment[name] ?? meaning(of: name)
    else { return nil }
    for field in place.fields {
      guard let next = snapshot.lastTarget(of: field, of: object) else { return nil }
      object = next
    }
    return object
  }
}

extension Snapshot {
  /// What the field of an object led to, or its last element. Linear in the object's references.
  fileprivate func lastTarget(of field: String, of object: ObjectID) -> ObjectID? {
    let reference = self.object(object)?.references.last { reference in
      reference.label == field
        || (reference.label.hasPrefix("\(field)[") && reference.label.hasSuffix("]"))
    }
    return reference?.target.id
  }
}

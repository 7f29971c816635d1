extension ScenarioPlayer {
  /// `a.f = VALUE`.
  mutating func assign(_ value: Statement.Value, to place: Statement.Place) throws(Obstacle) {
    try requireFirstField(of: place)
    let owner = try holder(of: place)
    try requireForValues(place, of: owner)
    let text = try text(of: value)
    let isNew = text != self.text(in: place.field, of: owner, values)
    values[owner, place.field] = text
    if let warning = stage.noteWrite(of: place.field, of: owner, isNew: isNew) {
      throw .warning(warning)
    }
  }

  /// What a value is by now; the line is skipped where a field has none.
  mutating func text(of value: Statement.Value) throws(Obstacle) -> String {
    switch value {
    case .text(let text): return text
    case .field(let place):
      guard !place.fields.isEmpty else {
        if case .item(let item)? = stack.last?.bindings[place.name] { return item }
        throw .skip("`\(place)` was passed no item")
      }
      try requireFirstField(of: place)
      let owner = try holder(of: place)
      if let text = text(in: place.field, of: owner, values) {
        stage.noteRead(of: place.field, of: owner)
        return text
      }
      try requireForValues(place, of: owner)
      throw .skip("`\(place)` has no value")
    }
  }

  /// What a value was at the last moment.
  func textAtMoment(
    of value: Statement.Value,
    in snapshot: Snapshot
  ) throws(Obstacle) -> String {
    switch value {
    case .text(let text): return text
    case .field(let place):
      if place.fields.isEmpty, case .item(let item)? = stack.last?.bindings[place.name] {
        return item
      }
      if !place.fields.isEmpty, let owner = target(place.owner, in: snapshot).object {
        if let text = text(in: place.field, of: owner, valuesAtMoment) { return text }
        try requireForValues(place, of: owner)
      }
      throw .problem(.noValueAtMoment(place.description), at: place.location)
    }
  }

  /// Refuses a field for values where a reference is wanted.
  func requireForReferences(
    _ field: String,
    of owner: ObjectID,
    written text: String,
    at location: SourceLocation
  ) throws(Obstacle) {
    guard fields.isForValues(field, in: stage.model.type(of: owner)) else { return }
    throw .problem(.holdsValue(text), at: location)
  }

  /// Refuses a field for references where a value is wanted, and one that the object never has.
  private func requireForValues(_ place: Statement.Place, of owner: ObjectID) throws(Obstacle) {
    try requireField(place.field, of: owner, at: place.location)
    guard !fields.isForValues(place.field, in: stage.model.type(of: owner)) else { return }
    throw .problem(.holdsReference(place.description), at: place.location)
  }

  private func text(in field: String, of object: ObjectID, _ values: FieldValues) -> String? {
    values[object, field] ?? fields.initialValue(of: field, in: stage.model.type(of: object))
  }
}

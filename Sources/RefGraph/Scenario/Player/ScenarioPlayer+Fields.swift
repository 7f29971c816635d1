/// Refusing fields that an object cannot have.
extension ScenarioPlayer {
  /// Refuses a field that the object never has, whatever its name was meant to be.
  func requireField(
    _ field: String,
    of object: ObjectID,
    at location: SourceLocation
  ) throws(Obstacle) {
    guard !mayHave(field, object) else { return }
    let type = stage.model.type(of: object)
    let nearest = NearestName.nearest(to: field, among: fieldNames(of: object))
    throw .problem(
      fields.isStrict(type)
        ? .undeclaredField(field, ofType: type, nearest: nearest)
        : .unknownField(field, ofType: type, nearest: nearest),
      at: location
    )
  }

  /// Refuses the first field of a place where the object that it starts from never has it, even if
  /// that object is gone.
  func requireFirstField(of place: Statement.Place) throws(Obstacle) {
    guard let field = place.fields.first, let object = meaning(of: place.name) else { return }
    try requireField(field, of: object, at: place.location)
  }

  /// Refuses a call of what is neither a method of the object nor a field that it may have.
  func requireCallable(_ place: Statement.Place, of object: ObjectID) throws(Obstacle) {
    let type = stage.model.type(of: object)
    guard types.body(for: place.field, of: type) == nil, !mayHave(place.field, object) else {
      return
    }
    let known = fieldNames(of: object).union(types.methods(of: type))
    let nearest = NearestName.nearest(to: place.field, among: known)
    throw .problem(.notCallable(place.description, nearest: nearest), at: place.location)
  }

  private func mayHave(_ field: String, _ object: ObjectID) -> Bool {
    stage.model[object].slots.contains { $0.label == field } || captures(of: object).contains(field)
      || fields.has(
        field,
        in: stage.model.type(of: object),
        mayBeController: stage.canBeController(object)
      )
  }

  private func fieldNames(of object: ObjectID) -> Set<String> {
    fields.names(
      in: stage.model.type(of: object),
      mayBeController: stage.canBeController(object)
    )
    .union(stage.model[object].slots.map(\.label)).union(captures(of: object))
  }

  /// What a closure captures, in every setting.
  private func captures(of object: ObjectID) -> [String] {
    closures[object]?.statement.captures.map(\.name) ?? []
  }
}

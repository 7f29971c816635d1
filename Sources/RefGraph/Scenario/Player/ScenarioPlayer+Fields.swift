/// Refusing fields that an object cannot have.
extension ScenarioPlayer {
  /// Refuses a field that the object never has, whatever its name was meant to be.
  func requireField(
    _ field: String,
    of object: ObjectID,
    at location: SourceLocation
  ) throws(Obstacle) {
    guard !mayHave(field, object) else { return }
    let type = model.type(of: object)
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
    let type = model.type(of: object)
    guard types.body(for: place.field, of: type) == nil, !mayHave(place.field, object) else {
      return
    }
    let methods = types.chain(of: type).flatMap { types[$0]?.handlers.map(\.name) ?? [] }
    let known = fieldNames(of: object).union(methods).subtracting(["deinit"])
    let nearest = NearestName.nearest(to: place.field, among: known)
    throw .problem(.notCallable(place.description, nearest: nearest), at: place.location)
  }

  private func mayHave(_ field: String, _ object: ObjectID) -> Bool {
    model[object].slots.contains { $0.label == field } || captures(of: object).contains(field)
      || fields.has(
        field,
        in: model.type(of: object),
        mayBeController: stage.canBeController(object, in: model)
      )
  }

  private func fieldNames(of object: ObjectID) -> Set<String> {
    fields.names(
      in: model.type(of: object),
      mayBeController: stage.canBeController(object, in: model)
    )
    .union(model[object].slots.map(\.label)).union(captures(of: object))
  }

  /// What a closure captures, in every setting.
  private func captures(of object: ObjectID) -> [String] {
    closures[object]?.statement.captures.map(\.name) ?? []
  }
}

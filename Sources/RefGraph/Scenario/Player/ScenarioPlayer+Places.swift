/// What came of following a place.
enum Found: Equatable, Sendable {
  case object(ObjectID)
  /// A field on the way holds nothing, as real code would find; the reason is for the log.
  case empty(String)
  /// The name itself stands for nothing, so the line has nothing to work on.
  case missing(String)
}

extension ScenarioPlayer {
  /// Follows a place. What real code would show or stop at on the way goes to the log.
  mutating func find(_ place: Statement.Place) throws(Obstacle) -> Found {
    let start = try find(name: place.name, at: place.location)
    guard case .object(var object) = start else {
      try requireFirstField(of: place)
      return start
    }
    var path = place.name
    for field in place.fields {
      path += ".\(field)"
      switch stage.model.read(field, of: object) {
      case .object(let target): object = target
      case .none:
        try requireField(field, of: object, at: place.location)
        try requireForReferences(field, of: object, written: path, at: place.location)
        if stage.model.isWeak(field, of: object) { stage.model.record(.readNil(field), of: object) }
        return .empty("`\(path)` is nil")
      case .trap(let crash):
        stage.model.record(.wouldCrash(crash), of: object)
        return .missing("reading `\(path)` would crash")
      }
    }
    return .object(object)
  }

  /// The object that a place leads to; the line is skipped where there is none.
  mutating func object(at place: Statement.Place) throws(Obstacle) -> ObjectID {
    switch try find(place) {
    case .object(let object): return object
    case .empty(let reason), .missing(let reason): throw .skip(reason)
    }
  }

  /// The object whose field or method the place names; the line is skipped where there is none.
  mutating func holder(of place: Statement.Place) throws(Obstacle) -> ObjectID {
    try object(at: place.owner)
  }

  /// The object whose field the place names, where the field is one that it may have.
  mutating func owner(of place: Statement.Place) throws(Obstacle) -> ObjectID {
    try requireFirstField(of: place)
    let owner = try holder(of: place)
    try requireField(place.field, of: owner, at: place.location)
    try requireForReferences(
      place.field,
      of: owner,
      written: place.description,
      at: place.location
    )
    return owner
  }

  /// The object that a name was given to, gone or not; `nil` where it was given to none.
  func meaning(of name: String) -> ObjectID? {
    switch stack.last?.bindings[name] {
    case .object(let object)?: object
    case .capture(let closure)?: stage.model.targets(of: name, of: closure).last
    case .item(let item)?: named(item)
    case .nothing?: nil
    case nil: named(name) ?? FrameworkVerb.systemObject(named: name).flatMap(stage.existing)
    }
  }

  private mutating func find(
    name: String,
    at location: SourceLocation
  ) throws(Obstacle) -> Found {
    switch stack.last?.bindings[name] {
    case .nothing?: return .missing("`\(name)` is nil")
    case .object(let object)?: return existing(object, name)
    case .capture(let closure)?: return read(name, of: closure)
    case .item(let item)?:
      guard let object = named(item) else { return .missing("there is no object `\(item)`") }
      return existing(object, item)
    case nil: break
    }
    if let object = named(name) { return existing(object, name) }
    guard let system = FrameworkVerb.systemObject(named: name) else {
      let isClosure = scenario.makesClosure(named: name)
      throw .problem(.notMadeYet(name, isClosure: isClosure), at: location)
    }
    return .object(stage.systemObject(system))
  }

  private mutating func existing(_ object: ObjectID, _ name: String) -> Found {
    guard stage.model.isGone(object) else { return .object(object) }
    return .missing(deallocation(of: object, named: name))
  }

  /// Reads an unowned or unmanaged capture where it is used.
  private mutating func read(_ capture: String, of closure: ObjectID) -> Found {
    switch stage.model.read(capture, of: closure) {
    case .object(let target): return .object(target)
    case .none: return .missing("`\(capture)` is nil")
    case .trap(let crash):
      stage.model.record(.wouldCrash(crash), of: closure)
      return .missing("reading `\(capture)` would crash")
    }
  }
}

extension Statement.Place {
  /// The last field, of a place that the parser lets through only with one.
  var field: String {
    guard let field = fields.last else { preconditionFailure("`\(self)` has no field") }
    return field
  }
}

extension ScenarioPlayer {
  /// Turns a verb into instructions and puts them on the stack; what the framework's own code holds
  /// meanwhile is in a frame.
  mutating func perform(
    _ call: Statement.VerbCall,
    at location: SourceLocation
  ) throws(Obstacle) {
    var operands = try operands(of: call)
    operands.line = .init(file: file, location: location)
    for system in call.verb.systemObjects {
      if let own = names[system.name] { stage.adopt(own, as: system) }
    }
    push(try call.verb.plan(&stage, operands), titled: call.description)
  }

  /// Finds what the operands stand for, in order, and then sees whether the verb can work on it.
  private mutating func operands(
    of call: Statement.VerbCall
  ) throws(Obstacle) -> VerbOperands {
    var values: [VerbOperands.Value] = []
    for operand in call.operands { values.append(try value(of: operand)) }
    var position = 0
    for element in call.verb.syntax where element.role != nil {
      if case .object(_, let requirement) = element, case .object(let object) = values[position],
        let place = call.operands[position].place
      {
        try require(requirement, of: object, at: place)
      }
      if case .new(_, let base) = element,
        case .new(let name, let type, let location) = call.operands[position],
        !types.inherits(type, from: base)
      {
        throw .problem(.wrongType(name, type: type, needs: base), at: location)
      }
      position += 1
    }
    return VerbOperands(values: values)
  }

  private mutating func value(
    of operand: Statement.Operand
  ) throws(Obstacle) -> VerbOperands.Value {
    switch operand {
    case .object(let place): .object(try object(at: place))
    case .field(let place): .member(.init(owner: try owner(of: place), name: place.field))
    case .method(let place): .member(try method(at: place))
    case .items(let items): .items(items)
    case .count(let count): .count(number(count))
    case .text(let text), .name(let text): .word(text)
    case .value(let value): .word(try text(of: value))
    case .new(let name, let type, _): .new(name: name, type: type)
    }
  }

  /// The number that is written, or that the setting gives to the choice.
  func number(_ count: Statement.Operand.Count) -> Int {
    switch count {
    case .number(let number): number
    case .choice(let choice): setting[choice].flatMap { Int($0) } ?? 0
    }
  }

  /// A method that a framework will call; one that the object does not have is a mistake.
  private mutating func method(
    at place: Statement.Place
  ) throws(Obstacle) -> VerbOperands.Member {
    let owner = try holder(of: place)
    let type = stage.model.type(of: owner)
    guard place.field != "deinit", types.body(for: place.field, of: type) != nil else {
      let nearest = NearestName.nearest(to: place.field, among: types.methods(of: type))
      throw .problem(
        .unknownMethod(place.field, ofType: type, nearest: nearest),
        at: place.location
      )
    }
    return .init(owner: owner, name: place.field)
  }

  /// Refuses an object that the verb cannot work on.
  private func require(
    _ requirement: FrameworkVerb.Requirement,
    of object: ObjectID,
    at place: Statement.Place
  ) throws(Obstacle) {
    let type = stage.model.type(of: object)
    let (isMet, needs) =
      switch requirement {
      case .controller: (stage.canBeController(object), "UIViewController")
      case .instance(let base): (types.inherits(type, from: base), base)
      case .oneOf(let bases):
        (bases.contains { types.inherits(type, from: $0) }, bases.joined(separator: " or "))
      case .closure: (closures[object] != nil, "closure")
      case .any: (true, "")
      }
    guard !isMet else { return }
    throw .problem(
      .wrongType(place.description, type: type, needs: needs),
      at: place.location
    )
  }
}

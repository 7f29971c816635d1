extension TwinProgram {
  /// Writes random programs.
  struct Author {
    var generator: SplitMix
    var actsInDeinit = true
    /// The types of the objects made so far, by number.
    var types: [NodeType] = []

    typealias Operation = TwinProgram.Operation
    typealias Reach = TwinProgram.Reach
    typealias Field = TwinProgram.Field

    /// Where an operation stands.
    enum Place {
      case top, scope, body
    }

    init(seed: UInt64) {
      generator = SplitMix(seed: seed)
    }

    mutating func chance(_ count: Int, in total: Int) -> Bool {
      Int.random(in: 0..<total, using: &generator) < count
    }

    /// One operation, or a few that go together: chance alone would seldom bring them about.
    mutating func step() -> [Operation] {
      if types.isEmpty { return [make(as: Operation.make, .top)] }
      switch Int.random(in: 0..<48, using: &generator) {
      case 0..<4: return heldByFieldOnly()
      case 4..<8: return heldByClosureOnly()
      case 8..<12: return heldByScopeOnly()
      case 12..<14: return heldTwice()
      case 14: return heldAtTwoLevels()
      case 15: return capturedByCaptured()
      case 16: return clearedWhileAlive()
      default: return [operation(.top)]
      }
    }

    mutating func operation(_ place: Place) -> Operation {
      if types.isEmpty { return make(as: Operation.make, place) }
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<14: return place == .body ? use(place) : make(as: Operation.make, place)
      case 14..<22:
        if place == .top { return use(place) }
        return make(as: place == .scope ? Operation.local : Operation.make, place)
      case 22..<26: return place == .top ? scope() : use(place)
      case 26..<34: return .drop(number())
      case 34..<38: return .keep(reach(place))
      default: return use(place)
      }
    }

    /// An operation on the field of an object.
    private mutating func use(_ place: Place) -> Operation {
      let owner = reach(place)
      let level = owner.number.map { types[$0].fieldLevels } ?? 2
      func field(_ kind: Field.Kind) -> Field {
        Field(kind: kind, level: Int.random(in: 0..<level, using: &generator))
      }
      let reference = [Field.Kind.first, .weak, .unowned, .unmanaged, .last, .first, .last]
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<32:
        let kind = reference.randomElement(using: &generator) ?? .first
        return .set(owner, field(kind), chance(1, in: 5) ? nil : reach(place))
      case 32..<50: return .append(owner, field(.items), reach(place))
      case 50..<53: return .remove(owner, field(.items), reach(place))
      case 53..<55: return .removeFirst(owner, field(.items))
      case 55..<59: return .clear(owner, field(.items))
      case 59..<72:
        let count = Int.random(in: 0...3, using: &generator)
        return .capture(owner, field(.closure), (0..<count).map { _ in capture(place) })
      case 72..<76: return .set(owner, field(.closure), nil)
      case 76..<84:
        let dropped = place == .top && actsInDeinit && chance(1, in: 2) ? number() : nil
        return .call(owner, field(.closure), dropping: dropped)
      default:
        let kinds = Field.Kind.allCases.filter { $0 != .closure }
        return .read(owner, field(kinds.randomElement(using: &generator) ?? .weak))
      }
    }

    private mutating func scope() -> Operation {
      let length = Int.random(in: 2...6, using: &generator)
      return .scope((0..<length).map { _ in operation(.scope) })
    }

    mutating func make(as kind: (Int, TwinProgram.Shape) -> Operation, _ place: Place)
      -> Operation
    {
      let type = NodeType.allCases.randomElement(using: &generator) ?? .level0
      let number = types.count
      types.append(type)
      let bodies = type.chain.map { level -> [Operation] in
        guard level.hasBody, actsInDeinit, place != .body, chance(1, in: 2) else { return [] }
        return (0..<Int.random(in: 1...3, using: &generator)).map { _ in operation(.body) }
      }
      return kind(number, TwinProgram.Shape(type: type, bodies: bodies))
    }

    private mutating func capture(_ place: Place) -> TwinProgram.Capture {
      let strengths: [Closures.Strength] = [.strong, .strong, .weak, .unowned]
      let strength = strengths.randomElement(using: &generator) ?? .strong
      return TwinProgram.Capture(strength: strength, target: reach(place))
    }

    private mutating func reach(_ place: Place) -> Reach {
      var reach = Reach(number: place == .body && chance(1, in: 2) ? nil : number())
      if chance(1, in: 5) {
        let kinds: [Field.Kind] = [.first, .weak, .items, .unowned, .unmanaged, .last]
        let kind = kinds.randomElement(using: &generator) ?? .first
        reach.via = Field(kind: kind, level: Int.random(in: 0...1, using: &generator))
      }
      return reach
    }

    mutating func number() -> Int {
      Int.random(in: 0..<types.count, using: &generator)
    }
  }
}

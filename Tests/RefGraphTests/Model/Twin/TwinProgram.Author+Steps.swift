/// A few operations that go together: chance alone would seldom bring them about.
extension TwinProgram.Author {
  /// An object that one field holds and whose `deinit` uses that very field.
  mutating func heldByFieldOnly() -> [Operation] {
    let owner = Reach(number: number())
    let kinds: [Field.Kind] = [.first, .items, .last]
    let field = Field(kind: kinds.randomElement(using: &generator) ?? .first, level: 0)
    let number = types.count
    let child = Reach(number: number)
    types.append(.level0)
    var body: [Operation] = []
    if actsInDeinit {
      let uses: [Operation] = [
        .read(owner, field), .set(owner, field, nil), .append(owner, field, owner),
        .clear(owner, field),
        .read(owner, Field(kind: .weak, level: 0)),
      ]
      let count = field.kind == .items ? uses.count : 2
      body = [uses[Int.random(in: 0..<count, using: &generator)]]
    }
    let isArray = field.kind == .items
    let releases: [Operation] =
      isArray
      ? [.clear(owner, field), .removeFirst(owner, field)]
      : [.set(owner, field, nil), .set(owner, field, owner)]
    return [
      .make(number, TwinProgram.Shape(type: .level0, bodies: [body])),
      isArray ? .append(owner, field, child) : .set(owner, field, child),
      .drop(number),
      releases[chance(1, in: 2) ? 0 : 1],
    ]
  }

  /// An array that holds an object twice, and another between, and loses the one it is told to.
  mutating func heldTwice() -> [Operation] {
    let owner = Reach(number: number())
    let field = Field(kind: .items, level: 0)
    let first = types.count
    types += [.level0, .level0]
    let shape = TwinProgram.Shape(type: .level0, bodies: [[]])
    let one = Reach(number: first), other = Reach(number: first + 1)
    return [
      .clear(owner, field), .make(first, shape), .make(first + 1, shape),
      .append(owner, field, one), .append(owner, field, other), .append(owner, field, one),
      .remove(owner, field, one), .read(owner, field), .drop(first), .drop(first + 1),
      .removeFirst(owner, field), .read(owner, field), .removeFirst(owner, field),
    ]
  }

  /// A closure that alone holds what it captures.
  mutating func heldByClosureOnly() -> [Operation] {
    let owner = Reach(number: number())
    let field = Field(kind: .closure, level: 0)
    var made: [Operation] = [], captures: [TwinProgram.Capture] = [], drops: [Operation] = []
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let number = types.count
      made.append(make(as: Operation.make, .top))
      captures.append(
        TwinProgram.Capture(
          strength: chance(3, in: 4) ? .strong : .weak,
          target: Reach(number: number)
        )
      )
      drops.append(.drop(number))
    }
    return made + [.capture(owner, field, captures)] + drops
      + [.call(owner, field, dropping: nil), .set(owner, field, nil)]
  }

  /// Locals that hold one another.
  mutating func heldByScopeOnly() -> [Operation] {
    var made: [Operation] = [], locals: [Int] = []
    for _ in 0..<Int.random(in: 2...4, using: &generator) {
      locals.append(types.count)
      made.append(make(as: Operation.local, .top))
    }
    let links = locals.map { local in
      Operation.set(
        Reach(number: local),
        Field(kind: chance(1, in: 2) ? .first : .last, level: 0),
        Reach(number: locals.randomElement(using: &generator) ?? local)
      )
    }
    return [.scope(made + links)]
  }

  /// An object of a subclass that alone holds others, in fields of two levels and three of them in
  /// an array, and dies with them.
  mutating func heldAtTwoLevels() -> [Operation] {
    let subclasses = NodeType.allCases.filter { $0 != .level0 }
    let type = subclasses.randomElement(using: &generator) ?? .level1
    let levels = (0..<type.fieldLevels).shuffled(using: &generator).prefix(2)
    let single: Field.Kind = chance(1, in: 2) ? .first : .last
    let owner = Reach(number: types.count)
    let make = Operation.make(
      types.count,
      TwinProgram.Shape(type: type, bodies: type.chain.map { _ in [] })
    )
    types.append(type)
    var operations = [make], drops = [Operation.drop(types.count - 1)]
    for level in levels {
      for kind in level == levels.first ? [single, .items, .items, .items] : [single] {
        let child = makeChild(&operations)
        let field = Field(kind: kind, level: level)
        operations.append(
          kind == .items ? .append(owner, field, child) : .set(owner, field, child)
        )
        drops.insert(.drop(types.count - 1), at: 0)
      }
    }
    return operations + drops
  }

  /// A closure that alone holds two objects, one of which alone holds another such closure.
  mutating func capturedByCaptured() -> [Operation] {
    let field = Field(kind: .closure, level: 0)
    var operations: [Operation] = []
    let owner = Reach(number: number()), first = types.count
    let children = (0..<4).map { _ in makeChild(&operations) }
    func capture(_ owner: Reach, _ targets: ArraySlice<Reach>) -> Operation {
      .capture(owner, field, targets.map { TwinProgram.Capture(strength: .strong, target: $0) })
    }
    let holder = Int.random(in: 0...1, using: &generator)
    operations += [capture(children[holder], children[2...]), capture(owner, children[..<2])]
    operations += (first..<types.count).map { .drop($0) }
    return operations + [.set(owner, field, nil)]
  }

  /// A field that is cleared while something else keeps what it holds.
  mutating func clearedWhileAlive() -> [Operation] {
    let kinds = Field.Kind.allCases.filter { $0 != .closure }
    let field = Field(kind: kinds.randomElement(using: &generator) ?? .weak, level: 0)
    let owner = Reach(number: number())
    var operations: [Operation] = []
    let target = makeChild(&operations)
    let put: Operation =
      field.kind == .items ? .append(owner, field, target) : .set(owner, field, target)
    return operations + [put, .read(owner, field), .clear(owner, field), .read(owner, field)]
  }

  /// Makes an object that does nothing when it dies.
  private mutating func makeChild(_ operations: inout [Operation]) -> Reach {
    let number = types.count
    types.append(.level0)
    operations.append(.make(number, TwinProgram.Shape(type: .level0, bodies: [[]])))
    return Reach(number: number)
  }
}

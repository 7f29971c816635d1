extension ScenarioPlayer {
  /// Carries out one statement. What it starts (a body, a verb) goes on the stack.
  mutating func carryOut(_ statement: Statement) throws(PlayError) {
    let location = statement.location
    if endSetup(before: statement) { return }
    switch statement.kind {
    case .make(let name, let type): make(name, type: type)
    case .root(let name, let type, let lifetime): makeRoot(name, type: type, lifetime: lifetime)
    case .closure(let closure): try makeClosure(closure)
    case .refer(let reference): try refer(reference)
    case .remove(let place, let field): try remove(place, from: field, at: location)
    case .clear(let field): try clear(field)
    case .action(let title, let body):
      model.record(.action(title))
      push(body.map(Instruction.statement), frame: model.beginFrame(title))
    case .call(let place): try call(place)
    case .verb(let call): try carryOut(call, at: location)
    case .event(let text, let fields):
      let object = stack.last?.bindings["self"].flatMap { $0 }
      let values = fields.map { Event.Field(name: $0.name, value: $0.value) }
      model.record(.log(text, fields: values), of: object)
    case .unordered(let body):
      model.beginUnordered()
      push(body.map(Instruction.statement), endsUnordered: true)
    case .moment(let name): takeMoment(name, at: location)
    case .branch(let branches):
      if let branch = branches.first(where: holds) {
        push(branch.body.map(Instruction.statement))
      }
    case .repetition(let count, let body):
      push(body.map(Instruction.statement), repetitions: count)
    case .due(let places):
      for place in places {
        if let object = try object(at: place) { markDue(object) }
      }
    case .expect(let expectation): try expect(expectation, at: location)
    }
  }

  private func holds(_ branch: Statement.Branch) -> Bool {
    branch.tests.allSatisfy { test in
      let value = setting[test.choice] ?? ""
      return test.values.contains(value) != test.isNegated
    }
  }

  private mutating func takeMoment(_ name: String, at location: SourceLocation) {
    let moment = unique(name)
    moments.append(
      Timeline.Moment(
        name: moment,
        snapshot: model.snapshot(
          due: due,
          caption: .init(title: scenario.title, moment: moment, source: scenario.name)
        ),
        eventRange: (moments.last?.eventRange.upperBound ?? 0)..<model.events.count,
        location: location
      )
    )
  }

  /// Ends the frame of the lines outside any action before a moment, an action or `settle`: what
  /// nothing else owns is let go first, and then the statement comes again.
  private mutating func endSetup(before statement: Statement) -> Bool {
    guard let frame = setupFrame, stack.last?.locals == nil, statement.endsSetup else {
      return false
    }
    setupFrame = nil
    model.endFrame(frame)
    stack[stack.count - 1].next -= 1
    return true
  }

  mutating func markDue(_ object: ObjectID) {
    if !due.contains(object) { due.append(object) }
  }

  /// The name, numbered from its second use on.
  mutating func unique(_ name: String) -> String {
    uses[name, default: 0] += 1
    guard let count = uses[name], count > 1 else { return name }
    let numbered = "\(name)-\(count)"
    return uses[numbered] == nil ? numbered : unique(name)
  }
}

extension Statement {
  /// Whether the lines outside any action are over when the statement comes.
  fileprivate var endsSetup: Bool {
    switch kind {
    case .action, .moment: true
    case .verb(let call): call.verb == .settle
    default: false
    }
  }
}

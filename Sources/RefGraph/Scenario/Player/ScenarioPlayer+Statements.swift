extension ScenarioPlayer {
  /// Carries out one statement. What it starts (a body, a verb) goes on the stack.
  ///
  /// A statement about something that is gone does nothing, and the log says so.
  mutating func carryOut(_ statement: Statement) throws(PlayError) {
    stack[stack.count - 1].cause = .init(statement: statement, file: file)
    if endSetup(before: statement) { return }
    do throws(Obstacle) {
      try perform(statement)
    } catch {
      try pass(over: statement, error)
    }
  }

  /// Logs why a statement is passed over, or ends the play where it is wrong.
  mutating func pass(over statement: Statement, _ obstacle: Obstacle) throws(PlayError) {
    switch obstacle {
    case .skip(let reason):
      let place = Event.Place(file: file, location: statement.location)
      stage.model.record(.skipped("\(statement.kind.line): \(reason)", at: place))
    case .warning(let reason):
      let place = Event.Place(file: file, location: statement.location)
      stage.model.record(.warning("\(statement.kind.line): \(reason)", at: place))
    case .problem(let problem, let location):
      throw error(problem, at: location ?? statement.location)
    }
  }

  private mutating func perform(_ statement: Statement) throws(Obstacle) {
    switch statement.kind {
    case .make(let name, let type): make(name, type: type)
    case .root(let name, let type, let lifetime): makeRoot(name, type: type, lifetime: lifetime)
    case .closure(let closure): try makeClosure(closure)
    case .refer(let reference): try refer(reference)
    case .remove(let place, let field): try remove(place, from: field)
    case .clear(let field): try clear(field)
    case .action(let title, let body):
      stage.model.record(.action(title))
      let frame = stage.model.beginFrame(title)
      push(body) { $0.own(frame) }
    case .call(let place): try call(place)
    case .callSuper: try callSuper()
    case .verb(let call): try perform(call, at: statement.location)
    case .assign(let value, let field): try assign(value, to: field)
    case .event(let text, let fields): try log(text, fields)
    case .unordered(let body):
      stage.model.beginUnordered()
      push(body) { $0.isUnordered = true }
    case .moment(let name): try takeMoment(name, at: statement.location)
    case .branch(let branches):
      if let branch = try firstToHold(of: branches) { push(branch.body) }
    case .repetition(let count, let body):
      let rounds = number(count)
      if rounds > 0 { push(body) { $0.rounds = rounds } }
    case .due(let places): try markDue(places)
    case .expect(let expectation): try expect(expectation, at: statement.location)
    case .predict(let prediction): try predict(prediction, at: statement.location)
    }
  }

  private mutating func log(
    _ text: String,
    _ fields: [Statement.EventField]
  ) throws(Obstacle) {
    var values: [Event.Field] = []
    for field in fields {
      values.append(Event.Field(name: field.name, value: try self.text(of: field.value)))
    }
    var running: ObjectID?
    if case .object(let object)? = stack.last?.bindings["self"] { running = object }
    stage.model.record(.log(text, fields: values), of: running)
  }

  private mutating func firstToHold(
    of branches: [Statement.Branch]
  ) throws(Obstacle) -> Statement.Branch? {
    for branch in branches {
      var holds = true
      for test in branch.tests where holds { holds = try self.holds(test) }
      if holds { return branch }
    }
    return nil
  }

  private mutating func holds(_ test: Statement.Test) throws(Obstacle) -> Bool {
    switch test {
    case .choice(let test):
      test.values.contains(setting[test.choice] ?? "") != test.isNegated
    case .value(let test):
      test.values.contains(try text(of: .field(test.field))) != test.isNegated
    }
  }

  /// Ends the frame of the lines outside any action before a moment, an action or a verb that lets
  /// time pass: what nothing else owns is let go first, and then the statement comes again.
  private mutating func endSetup(before statement: Statement) -> Bool {
    guard let frame = setupFrame, stack.last?.locals == nil, statement.endsSetup else {
      return false
    }
    setupFrame = nil
    stage.model.endFrame(frame)
    stack[stack.count - 1].next -= 1
    return true
  }
}

extension Statement {
  /// Whether the lines outside any action are over when the statement comes.
  fileprivate var endsSetup: Bool {
    switch kind {
    case .action, .moment: true
    case .verb(let call): call.verb.endsSetUp
    default: false
    }
  }
}

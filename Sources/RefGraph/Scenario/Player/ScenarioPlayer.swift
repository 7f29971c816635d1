/// Plays a scenario for one setting of its choices.
///
/// The player is a machine with a stack that can be seen: each running action, method, closure body
/// or `deinit` body is an ``Activation``. Before each instruction it lets the model finish the
/// releases that the last one caused; a `deinit` body that comes up is pushed like a call. So a
/// release in a body happens where real code would have it, and nothing recurses.
///
/// What frameworks do is not known here: a verb is turned into instructions by ``FrameworkStage``.
struct ScenarioPlayer {
  let scenario: Scenario
  /// The setting that is played.
  private let asked: ScenarioSetting
  /// The same, with what the scenario fixes.
  let setting: ScenarioSetting
  let types: TypeHierarchy
  let fields: FieldTable
  var stage: FrameworkStage
  var stack: [Activation] = []
  /// Handles: the object that each name was last given to.
  private(set) var names: [String: ObjectID] = [:]
  /// The objects that each name was given to, the first first.
  private(set) var bearers: [String: [ObjectID]] = [:]
  /// What names meant at the last moment that have been given to another object since.
  var namesAtMoment: [String: ObjectID?] = [:]
  /// Closures by their objects.
  var closures: [ObjectID: Closure] = [:]
  /// What fields hold besides references.
  var values = FieldValues()
  /// The same at the last moment.
  var valuesAtMoment = FieldValues()
  var due = DueObjects()
  var causes = ReleaseCauses()
  /// The statement behind each of the model's drops.
  var dropCauses: [ReleaseCauses.Cause?] = []
  var moments: [Timeline.Moment] = []
  var expectations: [ResolvedExpectation] = []
  var predictions: [ResolvedPrediction] = []
  var momentNames = NameNumbers()
  /// What stands in the groups of the scenario.
  var groupMembers: [GroupMember]
  /// The frame of the lines outside any action, from the first of them to the next moment.
  var setupFrame: ObjectID?
  /// How much the snapshots taken so far show.
  private var shownCount = 0
  private(set) var stepCount = 0
  private let limits: Limits

  /// What a play may cost, so that each one ends.
  struct Limits {
    /// Instructions carried out, a large one counting as several.
    var steps = 2_000_000
    /// Activations on one another.
    var calls = 10_000
    /// Objects and references that all snapshots show together.
    var shown = 4_000_000
  }

  /// A closure, and the file in which it stands.
  struct Closure {
    let statement: Statement.Closure
    let file: String
  }

  init(_ scenario: Scenario, setting: ScenarioSetting, limits: Limits = Limits()) {
    self.scenario = scenario
    asked = setting
    self.setting = ScenarioSetting(values: setting.values + scenario.fixed)
    self.limits = limits
    types = TypeHierarchy(of: scenario)
    fields = FieldTable(of: scenario, types)
    stage = FrameworkStage(of: scenario, self.setting, types: types)
    groupMembers = GroupMember.all(in: scenario)
    stage.model.keepsDrops = true
  }

  /// Plays to the end.
  mutating func play() throws(PlayError) -> Timeline {
    try defineTypes()
    pushStatements()
    while let top = stack.indices.last {
      let body = stage.model.advance(above: stack[top].floor)
      causes.note(stage.model.deinitialised.count, by: stack[top].cause)
      noteDrops(by: stack[top].cause)
      if let body {
        pushDeinit(body)
      } else if stack[top].next < stack[top].instructions.count {
        let instruction = stack[top].instructions[stack[top].next]
        if stack[top].isUnordered, stack[top].next > 0 { stage.model.beginStrand() }
        stack[top].next += 1
        try countStep(of: instruction)
        try carryOut(instruction)
      } else if stack[top].rounds > 1, !stack[top].instructions.isEmpty {
        stack[top].rounds -= 1
        stack[top].next = 0
      } else {
        end(stack.removeLast())
      }
    }
    return Timeline(
      scenario: scenario,
      setting: asked,
      moments: moments,
      events: stage.model.events,
      expectations: expectations,
      predictions: predictions,
      deepestCascade: stage.model.deepestCascade,
      drops: drops()
    )
  }

  /// Puts instructions on the stack, which share names, file and locals with those below unless
  /// `change` gives them their own.
  mutating func push(
    _ instructions: [Instruction],
    _ change: (inout Activation) -> Void = { _ in }
  ) {
    var activation = Activation(instructions, inside: stack.last, floor: stage.model.pendingCount)
    change(&activation)
    stack.append(activation)
  }

  /// Puts statements on the stack, likewise.
  mutating func push(
    _ statements: some Sequence<Statement>,
    _ change: (inout Activation) -> Void = { _ in }
  ) {
    push(statements.map(Instruction.statement), change)
  }

  /// Puts a body on the stack, with a frame and names of its own.
  mutating func enter(
    _ body: Body,
    frame: ObjectID,
    bindings: [String: Binding],
    handler: RunningHandler? = nil
  ) {
    push(body.statements) { activation in
      activation.own(frame)
      activation.bindings = bindings
      activation.file = body.file
      activation.handler = handler
    }
  }

  /// Gives a name to an object; what it was given to before is known to the last moment only.
  mutating func give(_ name: String, to object: ObjectID) {
    if !moments.isEmpty, namesAtMoment[name] == nil {
      namesAtMoment[name] = .some(names[name])
    }
    names[name] = object
    bearers[name, default: []].append(object)
  }

  /// The object that a name was last given to or, of `page-2`, the second that `page` was given to.
  func named(_ name: String) -> ObjectID? {
    if let object = names[name] { return object }
    guard let (base, number) = NameNumbers.split(name), let bearers = bearers[base],
      number <= bearers.count
    else { return nil }
    return bearers[number - 1]
  }

  private mutating func end(_ activation: Activation) {
    if activation.isUnordered { stage.model.endUnordered() }
    if let frame = activation.frame { stage.model.endFrame(frame) }
    for object in activation.made { stage.model.release(object) }
  }

  private mutating func pushDeinit(_ body: OwnershipModel.DeinitBody) {
    guard let statements = types.ownBody(for: "deinit", of: body.type) else {
      return push(stage.deinitialise(body.object, as: body.type), titled: "\(body.type).deinit")
    }
    // A body that makes what its own end deinitialises goes on for ever, one level deeper each time.
    stepCount += Self.deinitCost
    let frame = stage.model.beginFrame("\(body.type).deinit")
    stage.model.assign("self", of: frame, to: body.object, strength: .unmanaged)
    enter(statements, frame: frame, bindings: ["self": .object(body.object)])
  }

  /// How many steps a `deinit` body counts, besides its own.
  private static let deinitCost = 8

  /// The set-ups of used scenarios, in order, and then what the scenario itself plays.
  private mutating func pushStatements() {
    var rest = scenario.statements[...]
    var parts: [Body] = []
    for use in scenario.uses {
      parts.append(Body(statements: Array(rest.prefix(use.statementCount)), file: use.file))
      rest = rest.dropFirst(use.statementCount)
    }
    parts.append(Body(statements: Array(rest), file: scenario.file))
    for part in parts.reversed() { push(part.statements) { $0.file = part.file } }
  }

  private mutating func defineTypes() throws(PlayError) {
    for type in FrameworkTypes.definitions { stage.model.define(type) }
    for type in TypeHierarchy.inDefinitionOrder(scenario.types) {
      guard types.chain(of: type.name).count <= TypeHierarchy.depthLimit else {
        throw error(
          .tooManySuperclasses(type.name, limit: TypeHierarchy.depthLimit - 1),
          at: type.location,
          in: types.file(of: type.name)
        )
      }
      let fields = type.fields.filter { $0.initialValue == nil }
      let inherited = FrameworkTypes.fields(of: type.name).filter { field in
        !fields.contains { $0.name == field.name }
      }
      stage.model.define(
        ObjectType(
          type.name,
          superclass: type.superclass,
          fields: inherited + fields.map { .init($0.name, $0.strength) },
          hasDeinitBody: FrameworkDeinit.named(type.name) != nil
            || type.handlers.contains { $0.name == "deinit" }
        )
      )
    }
  }

  /// Counts what a framework does that no instruction shows.
  mutating func countSteps(_ count: Int) { stepCount += count }

  private mutating func countStep(of instruction: Instruction) throws(PlayError) {
    stepCount += 1
    guard case .statement(let statement) = instruction else { return }
    if case .event(let text, let fields) = statement.kind {
      // What the log must keep and every report of it write.
      stepCount += text.utf8.count / 64 + fields.count
    }
    if stepCount > limits.steps {
      let place = longestRepetition() ?? .init(statement: statement, file: file)
      throw error(
        .tooManySteps(limit: limits.steps),
        at: place.statement.location,
        in: place.file
      )
    }
    if stack.count > limits.calls {
      throw error(.tooManyCalls(limit: limits.calls), at: statement.location)
    }
  }

  /// The running `repeat` of the most rounds, which is the one to make smaller.
  private func longestRepetition() -> ReleaseCauses.Cause? {
    var longest: (cause: ReleaseCauses.Cause, rounds: Int)?
    for cause in stack.dropLast().compactMap(\.cause) {
      guard case .repetition(let count, _) = cause.statement.kind else { continue }
      let rounds = number(count)
      if rounds > longest?.rounds ?? 0 { longest = (cause, rounds) }
    }
    return longest?.cause
  }

  /// Counts what a snapshot shows.
  mutating func show(_ count: Int) throws(Obstacle) {
    shownCount += count
    if shownCount > limits.shown { throw .problem(.tooMuchToShow(limit: limits.shown)) }
  }

  /// The file of the running statement.
  var file: String { stack.last?.file ?? scenario.file }

  /// Where the running statement stands; in a framework's doing, the one that led to it.
  var runningPlace: Event.Place {
    let cause = stack.last?.cause
    return Event.Place(
      file: cause?.file ?? file,
      location: cause?.statement.location ?? .start
    )
  }

  /// An error at a place in a file or, without one, in that of the running statement.
  func error(
    _ problem: PlayError.Problem,
    at location: SourceLocation,
    in file: String? = nil
  ) -> PlayError {
    let file = file ?? self.file
    return PlayError(
      problem: problem,
      file: file,
      location: location,
      sourceLine: scenario.sources.line(location.line, in: file)
    )
  }
}

extension Scenario {
  /// Plays the scenario from its first line to its last.
  ///
  /// Equal scenarios and settings give equal timelines, events and all.
  ///
  /// - Throws: `PlayError` with the line that cannot be played.
  /// - Complexity: linear in the steps played, in what the snapshots show, and in the elements of a
  ///   field for each `remove`. Steps and snapshots are bounded, so that every play ends.
  public func play(_ setting: ScenarioSetting) throws(PlayError) -> Timeline {
    var player = ScenarioPlayer(self, setting: setting)
    return try player.play()
  }
}

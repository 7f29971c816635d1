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
  let setting: ScenarioSetting
  var model = OwnershipModel()
  var stage = FrameworkStage()
  var stack: [Activation] = []
  /// Handles: the object that each name was last given to.
  var names: [String: ObjectID] = [:]
  /// Bodies of closures by their objects.
  var closures: [ObjectID: Statement.Closure] = [:]
  /// Declared types by name.
  var types: [String: TypeDeclaration] = [:]
  var due: [ObjectID] = []
  var moments: [Timeline.Moment] = []
  var expectations: [ResolvedExpectation] = []
  /// How often each name was given to a moment or an object.
  var uses: [String: Int] = [:]
  /// The frame of the lines outside any action, from the first of them to the next moment.
  var setupFrame: ObjectID?
  private var steps = 0

  static let stepLimit = 2_000_000
  static let callLimit = 10_000

  init(_ scenario: Scenario, setting: ScenarioSetting) {
    self.scenario = scenario
    self.setting = setting
    for type in scenario.types { types[type.name] = type }
    for type in Self.inDefinitionOrder(scenario.types) {
      model.define(
        ObjectType(
          type.name,
          superclass: type.superclass,
          fields: type.fields.map { .init($0.name, $0.strength) },
          hasDeinitBody: type.handlers.contains { $0.name == "deinit" }
        )
      )
    }
  }

  /// Plays to the end.
  mutating func play() throws(PlayError) -> Timeline {
    push(scenario.statements.map(Instruction.statement))
    while let top = stack.indices.last {
      if let body = model.advance(above: stack[top].floor) {
        try pushDeinit(body)
      } else if !stack[top].temporaries.isEmpty {
        for object in stack[top].temporaries { model.release(object) }
        stack[top].temporaries = []
      } else if stack[top].next < stack[top].instructions.count {
        let instruction = stack[top].instructions[stack[top].next]
        stack[top].next += 1
        try countStep(of: instruction)
        try carryOut(instruction)
      } else if stack[top].repetitions > 1 {
        stack[top].repetitions -= 1
        stack[top].next = 0
      } else {
        end(stack.removeLast())
      }
    }
    return Timeline(
      scenario: scenario,
      setting: setting,
      moments: moments,
      events: model.events,
      expectations: expectations,
      deepestCascade: model.deepestCascade
    )
  }

  /// Puts instructions on the stack, with a frame of their own or in that of the ones below.
  mutating func push(
    _ instructions: [Instruction],
    frame: ObjectID? = nil,
    bindings: [String: ObjectID?]? = nil,
    repetitions: Int = 1,
    endsUnordered: Bool = false
  ) {
    let around = stack.last
    stack.append(
      Activation(
        instructions: instructions,
        repetitions: repetitions,
        frame: frame,
        locals: frame ?? around?.locals,
        bindings: bindings ?? around?.bindings ?? [:],
        floor: model.pendingCount,
        endsUnordered: endsUnordered
      )
    )
  }

  private mutating func end(_ activation: Activation) {
    if activation.endsUnordered { model.endUnordered() }
    for object in activation.held { model.release(object) }
    if let frame = activation.frame { model.endFrame(frame) }
  }

  private mutating func pushDeinit(_ body: OwnershipModel.DeinitBody) throws(PlayError) {
    guard let handler = types[body.type]?.handlers.first(where: { $0.name == "deinit" }) else {
      preconditionFailure("\(body.type) has no deinit body")
    }
    let frame = model.beginFrame("\(body.type).deinit")
    model.assign("self", of: frame, to: body.object, strength: .unmanaged)
    push(
      handler.body.map(Instruction.statement),
      frame: frame,
      bindings: ["self": body.object]
    )
  }

  private mutating func countStep(of instruction: Instruction) throws(PlayError) {
    steps += 1
    guard case .statement(let statement) = instruction else { return }
    if steps > Self.stepLimit { throw error(.tooManySteps(Self.stepLimit), statement.location) }
    if stack.count > Self.callLimit {
      throw error(.tooManyCalls(Self.callLimit), statement.location)
    }
  }

  func error(_ problem: PlayError.Problem, _ location: SourceLocation) -> PlayError {
    PlayError(problem: problem, file: scenario.file, location: location)
  }

  /// Types so that each comes after its superclass; of a circle of superclasses, which the parser
  /// refuses, nothing comes.
  private static func inDefinitionOrder(_ types: [TypeDeclaration]) -> [TypeDeclaration] {
    let declared = Set(types.map(\.name))
    var children: [String: [TypeDeclaration]] = [:]
    var ready: [TypeDeclaration] = []
    for type in types {
      if let base = type.superclass, declared.contains(base) {
        children[base, default: []].append(type)
      } else {
        ready.append(type)
      }
    }
    var next = 0
    while next < ready.count {
      ready += children[ready[next].name] ?? []
      next += 1
    }
    return ready
  }
}

extension Scenario {
  /// Plays the scenario from its first line to its last.
  ///
  /// - Throws: `PlayError` with the line that cannot be played.
  /// - Complexity: linear in the steps played and in the sizes of the snapshots taken.
  public func play(_ setting: ScenarioSetting) throws(PlayError) -> Timeline {
    var player = ScenarioPlayer(self, setting: setting)
    return try player.play()
  }
}

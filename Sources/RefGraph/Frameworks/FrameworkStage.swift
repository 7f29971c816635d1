/// What the frameworks know beside the references that they hold: which views are loaded, which
/// controllers belong to a window, which transitions are in flight; and the model, of which they
/// ask what there is.
///
/// The stage decides and does not act: each verb is turned into a ``VerbPlan`` for the player, from
/// what the model holds at that time. A plan makes the objects that the verb brings, and nothing
/// else at once. References come from rows of ``FrameworkFact`` only.
struct FrameworkStage: Sendable {
  let types: TypeHierarchy
  /// What the setting says of the rows of low confidence, by the name of their choice.
  let readings: [String: Strength]
  var model = OwnershipModel()
  var objectNames = NameNumbers()
  /// What a plan has made and nothing holds yet.
  private var made: [ObjectID] = []
  /// Objects of the system by their names, once something used them.
  private var systemObjects: [String: ObjectID] = [:]

  /// Controllers whose view was loaded, once and for all.
  var loaded: Set<ObjectID> = []
  /// Controllers that have the view that UIKit's own `loadView` makes.
  var withView: Set<ObjectID> = []
  /// Whether views are objects: a verb of the scenario asks for one, or a line names one.
  let makesViews: Bool
  /// Where each controller is in its appearing and disappearing; those of the framework's own are
  /// left out.
  var appearance: [ObjectID: AppearancePhase] = [:]
  /// Controllers that a window shows, or would show if none of them covered another: its root,
  /// what that contains and presents, and so on.
  var inWindow: Set<ObjectID> = []
  /// Whether a window was ever given a root. Without, there is no screen, and nothing is refused
  /// for not being on it.
  var hasScreen = false
  var transitions: [Transition] = []
  var swiftUI = SwiftUIGraph()
  var work = BackgroundWork()
  /// Pops that follow a finger, by the stack.
  var interactivePops: [ObjectID: InteractivePop] = [:]
  /// Controllers that are presented as sheets: what they stand over is still seen.
  var sheets: Set<ObjectID> = []
  var isInBackground = false
  var controls = Controls()
  var collections = CollectionViews()
  /// The collection view controllers that have their collection views: a verb of the play asks for
  /// it.
  let collectionViewControllers: Set<String>

  init(of scenario: Scenario, _ setting: ScenarioSetting, types: TypeHierarchy) {
    self.types = types
    let values = Dictionary(setting.values.map { ($0.choice, [$0.value]) }) { first, _ in first }
    let lines = FrameworkVerb.lines(in: scenario.statements, and: scenario.types, where: values)
    collectionViewControllers = Self.collectionViewControllers(in: scenario, lines, types, values)
    makesViews =
      FrameworkVerb.used(in: lines).contains { $0.facts.contains(.controllerView) }
      || Self.namesViews(in: scenario, lines, types)
    readings = setting.values.reduce(into: [:]) { readings, value in
      readings[value.choice] = Strength(word: value.value)
    }
  }

  /// How a reference from the row bears on its target, by the reading that the setting chose.
  func strength(of fact: FrameworkFact) -> Strength {
    guard let reading = fact.reading, let chosen = readings[reading.choice],
      reading.strengths.contains(chosen)
    else { return fact.strength }
    return chosen
  }

  /// Everything that an object refers to by the row, in order.
  func targets(_ fact: FrameworkFact, of object: ObjectID) -> [ObjectID] {
    model.targets(of: fact.label, of: object)
  }

  /// What an object refers to by the row, or the first of it; `nil` where there is nothing.
  func target(_ fact: FrameworkFact, of object: ObjectID) -> ObjectID? {
    targets(fact, of: object).first
  }
}

/// Making objects.
extension FrameworkStage {
  /// Makes an object for the plan that is being made: it lives until the plan's steps are done.
  mutating func make(
    _ type: String,
    named name: String,
    kind: ObjectKind = .system
  ) -> ObjectID {
    let object = model.make(type, name: objectNames.unique(name), kind: kind)
    made.append(object)
    return object
  }

  /// What was made since the last time, each with a reference that the caller has to release.
  mutating func takeMade() -> [ObjectID] {
    defer { made = [] }
    return made
  }

  /// An object of the system, made with its root where it is used for the first time.
  mutating func systemObject(_ system: FrameworkVerb.SystemObject) -> ObjectID {
    if let object = existing(system) { return object }
    let object = model.make(system.type, name: objectNames.unique(system.name), kind: .system)
    model.addRoot(object, lifetime: .permanent, label: system.label)
    model.release(object)
    systemObjects[system.name] = object
    return object
  }

  /// The object of the system that is there already, or `nil`.
  func existing(_ system: FrameworkVerb.SystemObject) -> ObjectID? {
    systemObjects[system.name].flatMap { model.isGone($0) ? nil : $0 }
  }

  /// Takes an object that the scenario made for the system's, where it is of the right type and
  /// there is no other yet.
  mutating func adopt(_ object: ObjectID, as system: FrameworkVerb.SystemObject) {
    guard existing(system) == nil, !model.isGone(object),
      types.inherits(model.type(of: object), from: system.type)
    else { return }
    systemObjects[system.name] = object
  }
}

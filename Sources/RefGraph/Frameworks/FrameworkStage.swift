/// What the frameworks know beside the references that they hold: which views are loaded, which
/// controllers belong to a window, which transitions are in flight.
///
/// The stage decides and does not act: each verb is turned into a ``VerbPlan`` for the player, from
/// what the model holds at that time. References come from rows of ``FrameworkFact`` only.
struct FrameworkStage: Sendable {
  let types: TypeHierarchy
  /// Controllers whose view was loaded, once and for all.
  private var loaded: Set<ObjectID> = []
  /// Controllers that a window shows, or would show if none of them covered another: its root,
  /// what that contains and presents, and so on.
  var inWindow: Set<ObjectID> = []
  /// Whether a window was ever given a root. Without, there is no screen, and nothing is refused
  /// for not being on it.
  var hasScreen = false
  private var transitions: [Running] = []
  /// The main run loop, once something was scheduled on it.
  var runLoop: ObjectID?

  /// A transition in flight, with what is done when it ends.
  private struct Running {
    let object: ObjectID
    let completion: [Instruction]
  }

  init(types: TypeHierarchy) {
    self.types = types
  }

  /// Says that the view of a controller is loaded.
  ///
  /// - Returns: whether it was not loaded before.
  mutating func load(_ controller: ObjectID) -> Bool {
    loaded.insert(controller).inserted
  }

  /// Says that a transition is in flight.
  mutating func begin(_ transition: ObjectID, completion: [Instruction]) {
    transitions.append(Running(object: transition, completion: completion))
  }

  /// `settle`: transitions in flight end, the oldest first, and those that begin meanwhile, until
  /// there is none.
  mutating func settle() -> [Instruction] {
    guard !transitions.isEmpty else { return [] }
    defer { transitions = [] }
    return transitions.flatMap { $0.completion + [.endTransition($0.object)] } + [.settle]
  }
}

/// What a verb comes to.
struct VerbPlan: Sendable {
  /// What the framework's own code holds while it works.
  var held: [ObjectID] = []
  /// What it does, in order.
  var steps: [Instruction] = []
}

/// What the frameworks know beside the references that they hold: which views are loaded, which
/// controllers are on screen, which transitions are in flight.
///
/// The stage decides and does not act: each verb is turned into instructions for the player, from
/// what the model holds at that time. References come from rows of ``FrameworkFact`` only.
struct FrameworkStage: Sendable {
  /// Controllers whose view was loaded, once and for all.
  private var loaded: Set<ObjectID> = []
  /// Windows and controllers that are on screen, containers included.
  var onScreen: Set<ObjectID> = []
  /// Transitions in flight with what is done when they end, the oldest first.
  var transitions: [(object: ObjectID, completion: [Instruction])] = []
  /// The main run loop, once something was scheduled on it.
  var runLoop: ObjectID?

  /// Types that hold other controllers and are the framework's own: their callbacks are not shown.
  static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  func isContainer(_ type: String) -> Bool { Self.containers.contains(type) }

  /// Whether a type descends from `UIViewController`, as far as the scenario declares it.
  func isController(_ type: String, types: [String: TypeDeclaration]) -> Bool {
    inherits(type, from: "UIViewController", types: types)
  }

  /// Whether a type is `base` or descends from it, as far as the scenario declares it.
  func inherits(_ type: String, from base: String, types: [String: TypeDeclaration]) -> Bool {
    var next: String? = type
    var steps = 0
    while let current = next, steps <= types.count {
      if current == base { return true }
      next = types[current]?.superclass
      steps += 1
    }
    return false
  }

  /// Says that the view of a controller is loaded.
  ///
  /// - Returns: whether it was not loaded before.
  mutating func load(_ controller: ObjectID) -> Bool {
    loaded.insert(controller).inserted
  }

  /// The object of the system that every scenario can name.
  func systemObject(named name: String) -> ObjectID? {
    name == "runLoop" ? runLoop : nil
  }
}

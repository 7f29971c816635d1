/// What a framework calls on objects of a scenario, such as `viewDidLoad`, and what it does itself
/// where nobody overrides it.
public struct FrameworkCallback: Sendable {
  /// The handler's name.
  public let name: String
  /// The framework's own implementation: it is played where the object's type has no handler, and
  /// where a handler says `super`.
  let implementation: Implementation?

  /// What the framework does on an object.
  typealias Implementation = @Sendable (inout FrameworkStage, ObjectID) -> VerbPlan

  init(_ name: String, implementation: Implementation? = nil) {
    self.name = name
    self.implementation = implementation
  }
}

extension FrameworkCallback: Equatable {
  /// Whether the two have one name: there is one callback of each.
  public static func == (first: Self, second: Self) -> Bool { first.name == second.name }
}

extension FrameworkCallback: ExpressibleByStringLiteral {
  /// A callback that does nothing where nobody overrides it.
  public init(stringLiteral name: String) { self.init(name) }
}

extension FrameworkCallback {
  /// All callbacks: that of every object's making, and those of the verbs in their order.
  static let all: [FrameworkCallback] = FrameworkVerb.all.reduce(into: [.initialisation]) {
    known,
    verb in
    known += verb.callbacks.filter { !known.contains($0) }
  }

  /// `init`, which the making of an object calls.
  static let initialisation: FrameworkCallback = "init"

  /// The callback of this name, or `nil` where frameworks call nothing so. Constant time.
  static func named(_ name: String) -> FrameworkCallback? { byName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
}

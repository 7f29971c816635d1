/// What SwiftUI knows beside the references that it holds: which view is which from one evaluation
/// to the next, and what each body depends on.
///
/// A view of a scenario is an **identity**: an object of the view's type, which owns its state. What
/// SwiftUI calls a view, the value that a body returns, comes and goes with each evaluation and is
/// no object. An identity is known by its place: its parent, the line that places it, its type, and
/// the explicit identifier where it has one.
///
/// ```
/// ScreenView.body            line 3: place counter: CounterView with id (self.value)
///
/// screen ── line 3, CounterView, id 1 ── counter       value becomes 2: another identity
///        └─ line 3, CounterView, id 2 ── counter-2     comes, and the first one goes
/// ```
///
/// The body of a child does not run because its parent's did. It runs where an input of it changed,
/// or something else that it depends on. Inputs are what the parent gives it: values are compared by
/// value, objects by identity, and a closure cannot be compared, so it counts as changed.
///
/// What it does not do: SwiftUI does not promise the order in which it evaluates bodies and lets go
/// of state. Here it is the order of the lines, parents first, and what is no longer placed goes
/// last.
struct SwiftUIGraph: Sendable {
  private(set) var nodes: [ObjectID: Node] = [:]
  /// The root views of hosting controllers, in the order of their setting.
  private(set) var roots: [ObjectID] = []
  /// Identities whose body is to run: the new ones, and those that depend on what changed.
  private(set) var invalid: Set<ObjectID> = []
  /// The body that runs, and what it has placed so far.
  var evaluation: Evaluation?
  /// The identities whose bodies depend on something.
  private var dependents: [Dependency: Set<ObjectID>] = [:]

  /// What makes an identity the same one, among the children of its parent.
  struct Identity: Hashable, Sendable {
    let type: String
    /// The line that places it: its position in the body.
    let line: VerbOperands.Line
    /// What `id` says, or the identifier of an element of a `for each`.
    var explicit: String?
    /// How often the line was played before in the same evaluation.
    var repetition = 0
  }

  /// What is known of one identity.
  struct Node: Sendable {
    let identity: Identity
    /// The identity whose body places it; `nil` of a root.
    let parent: ObjectID?
    /// The hosting controller in whose tree it stands.
    let host: ObjectID
    /// What its body placed when it ran last, in order.
    var children: [ObjectID] = []
    /// What SwiftUI made for its properties, in the order of their making.
    var storage: [ObjectID] = []
    /// The element of a `for each` that it stands for.
    var element: String?
    /// Whether it is compared by its own `==`, which leaves out the closures among its inputs.
    var isEquatable = false
    /// Whether an input changed since its body ran.
    var hasNewInput = false
    fileprivate(set) var dependencies: Set<Dependency> = []
  }

  /// Something whose change makes a body run again: a property, or any property of an object.
  struct Dependency: Hashable, Sendable {
    let object: ObjectID
    let property: String?
  }

  /// One run of a body.
  struct Evaluation: Sendable {
    let view: ObjectID
    /// What the run before placed.
    let earlier: [Identity: ObjectID]
    var placed: [ObjectID] = []
    /// The identities of those that were placed.
    var identities: Set<Identity> = []
    var repetitions: [VerbOperands.Line: Int] = [:]
    /// Closures that equatable children were given and have not taken.
    var passedOver: [Input] = []
  }

  /// What a parent gives a child.
  struct Input: Sendable {
    let view: ObjectID
    let property: String
    let object: ObjectID
    let strength: Strength
  }
}

extension SwiftUIGraph {
  subscript(view: ObjectID) -> Node? {
    get { nodes[view] }
    set { nodes[view] = newValue }
  }

  /// Puts a new identity into the tree: its body is to run.
  mutating func add(_ view: ObjectID, _ node: Node) {
    nodes[view] = node
    invalid.insert(view)
    if node.parent == nil { roots.append(view) }
  }

  /// Forgets an identity and those below it.
  mutating func forget(_ view: ObjectID) {
    for gone in family(of: view) {
      forgetDependencies(of: gone)
      nodes[gone] = nil
      invalid.remove(gone)
    }
    roots.removeAll { $0 == view }
  }

  /// An identity and those below it, each before its children. Linear in their number.
  func family(of view: ObjectID) -> [ObjectID] {
    var family: [ObjectID] = []
    var open = [view]
    while let view = open.popLast() {
      family.append(view)
      open += (nodes[view]?.children ?? []).reversed()
    }
    return family
  }

  /// The body of the view is to run.
  mutating func invalidate(_ view: ObjectID) { invalid.insert(view) }
}

/// What bodies depend on.
extension SwiftUIGraph {
  /// The running body depends on a property, or on any property of the object.
  mutating func note(_ dependency: Dependency) {
    guard let view = evaluation?.view else { return }
    nodes[view]?.dependencies.insert(dependency)
    dependents[dependency, default: []].insert(view)
  }

  /// The bodies that depend on it are to run again.
  mutating func change(_ dependency: Dependency) {
    invalid.formUnion(dependents[dependency] ?? [])
  }

  /// The same, of the bodies of a view and those below it. Linear in their number.
  mutating func change(_ dependency: Dependency, below view: ObjectID) {
    let dependents = dependents[dependency] ?? []
    invalid.formUnion(family(of: view).filter(dependents.contains))
  }

  /// Whether a body depends on it.
  func hasDependents(_ dependency: Dependency) -> Bool {
    dependents[dependency]?.isEmpty == false
  }

  /// The body of the view begins: it is no longer invalid, and depends on nothing yet.
  mutating func begin(_ view: ObjectID) {
    guard let node = nodes[view] else { return }
    invalid.remove(view)
    nodes[view]?.hasNewInput = false
    forgetDependencies(of: view)
    let earlier = node.children.compactMap { child in
      nodes[child].map { ($0.identity, child) }
    }
    evaluation = Evaluation(view: view, earlier: Dictionary(uniqueKeysWithValues: earlier))
  }

  private mutating func forgetDependencies(of view: ObjectID) {
    for dependency in nodes[view]?.dependencies ?? [] { dependents[dependency]?.remove(view) }
    nodes[view]?.dependencies = []
  }
}

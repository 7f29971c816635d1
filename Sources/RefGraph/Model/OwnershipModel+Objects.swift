extension OwnershipModel {
  /// One object of the model, which stays in its place when it is gone.
  struct Object: Sendable {
    let type: String
    let kind: ObjectKind
    var name: String?
    var state = State.alive
    /// Strong references, roots included, and what callers hold.
    var strongCount = 1
    /// The first strand of the latest unordered group that let go of it and left it alive.
    var sparedBy: Event.Strand?
    var slots: [Slot]
    /// The object's type and its superclasses, the base first.
    let levels: [Definition.Level]
  }

  /// Where an object is in its life. There is no way back.
  enum State: Sendable {
    case alive
    /// Its `deinit` has begun: weak references to it read `nil`.
    case deinitialising
    case released
  }

  /// A field, a capture or a local of an object.
  struct Slot: Sendable {
    let label: String
    var values: [Value] = []
    var isArray = false

    /// What a person calls the place of an element.
    func label(ofElement element: Int) -> String {
      isArray ? "\(label)[\(element)]" : label
    }

    struct Value: Sendable {
      let target: ObjectID
      let strength: Strength
      let fact: FrameworkFact?
      /// Whether the target counts the reference: until it is let go of, where it owns at all.
      var isCounted: Bool
    }
  }

  subscript(id: ObjectID) -> Object {
    get { objects[index(of: id)] }
    set { objects[index(of: id)] = newValue }
  }

  func index(of id: ObjectID) -> Int {
    let index = Int(id.rawValue) - 1
    precondition(index >= 0 && index < objects.count, "object \(id) is not of this model")
    return index
  }

  /// Makes an object and gives one strong reference to the caller, who must ``release(_:)`` it.
  public mutating func make(
    _ type: String,
    name: String? = nil,
    kind: ObjectKind = .instance
  ) -> ObjectID {
    let definition = kind.isTyped ? definition(of: type) : Definition(levels: [], fields: [])
    objects.append(
      Object(
        type: type,
        kind: kind,
        name: name,
        slots: definition.fields.map { Slot(label: $0.name) },
        levels: kind == .instance ? definition.levels : []
      )
    )
    return ObjectID(UInt64(objects.count))
  }

  /// Whether the object's deinitialisation has not begun.
  public func isAlive(_ object: ObjectID) -> Bool {
    self[object].state == .alive
  }

  /// Whether the object's deinitialisation is over.
  public func isGone(_ object: ObjectID) -> Bool {
    self[object].state == .released
  }

  /// Strong references to the object, from fields, roots and callers.
  public func strongCount(of object: ObjectID) -> Int {
    self[object].strongCount
  }

  /// The type that the object was made of.
  public func type(of object: ObjectID) -> String {
    self[object].type
  }

  /// Types from the object's own to its base, as far as they were defined.
  public func typeChain(of object: ObjectID) -> [String] {
    self[object].levels.reversed().map(\.type)
  }

  /// Makes the object alive from outside.
  public mutating func addRoot(_ object: ObjectID, lifetime: RootLifetime, label: String?) {
    retain(object)
    roots.add(Snapshot.Root(object: object, lifetime: lifetime, label: label))
  }

  /// Ends the latest such root, and with it what it kept alive.
  ///
  /// - Precondition: there is one.
  public mutating func removeRoot(_ object: ObjectID, lifetime: RootLifetime, label: String?) {
    let root = Snapshot.Root(object: object, lifetime: lifetime, label: label)
    precondition(roots.removeLatest(root), "\(root) is not a root")
    release(object, from: .root(label: label))
  }

  /// Begins a running action, method or closure body: a temporary root whose fields are its locals.
  public mutating func beginFrame(_ title: String) -> ObjectID {
    let frame = make(title, kind: .frame)
    roots.add(Snapshot.Root(object: frame, lifetime: .temporary, label: "running"))
    return frame
  }

  /// Ends a frame, which lets go of its locals in reverse order of their making.
  public mutating func endFrame(_ frame: ObjectID) {
    removeRoot(frame, lifetime: .temporary, label: "running")
  }
}

extension ObjectKind {
  /// Whether the object's type says which fields it has. Those of the system have no `deinit` body
  /// of a scenario's.
  fileprivate var isTyped: Bool { self == .instance || self == .system }
}

/// A kind of object that an app makes for a framework to call it later: while it is active,
/// something holds it, and it holds what it calls.
struct CallSource: Sendable {
  let type: String
  let holder: Holder
  /// The reference to the closure that it calls, where it can call one.
  var closure: FrameworkFact?
  /// The reference to the object whose method it calls, where it can call one.
  var target: FrameworkFact?
  /// What the log says of one that is not active: "is not scheduled".
  let inactive: String

  /// What holds an active one.
  enum Holder: Sendable {
    /// An object of the system, for as long as the app does not stop it.
    case system(FrameworkVerb.SystemObject, FrameworkFact)
    /// Something that ends by itself: a temporary root with this label.
    case itself(String)
    /// Nothing but the app.
    case nobody
  }
}

/// Beginning and ending what calls an app later.
extension FrameworkStage {
  /// Makes an active object of this kind, which a field of the app's gets as well.
  mutating func start(
    _ source: CallSource,
    calling callee: Callee,
    into field: VerbOperands.Member
  ) -> (object: ObjectID, plan: VerbPlan) {
    let object = make(source.type, named: field.name)
    var plan = VerbPlan()
    switch source.holder {
    case .system(let system, let fact):
      plan.steps.append(.link(systemObject(system), fact, object))
    case .itself(let label):
      work.rooted.insert(object)
      plan.steps.append(.beginRoot(object, .temporary, label))
    case .nobody: break
    }
    plan.steps += connect(object, to: callee, source)
    plan.steps.append(.fill(field, object))
    return (object, plan)
  }

  /// What an active object calls; one that is not active calls nothing.
  func callee(of object: ObjectID, _ source: CallSource) throws(Obstacle) -> Callee {
    if let closure = source.closure.flatMap({ target($0, of: object) }) {
      return .closure(closure)
    }
    if let target = source.target.flatMap({ self.target($0, of: object) }),
      let method = work.methods[object]
    {
      return .method(.init(owner: target, name: method))
    }
    throw .skip("`\(model.handle(of: object))` \(source.inactive)")
  }

  /// Calls once what an active object is to call.
  func fire(_ object: ObjectID, _ source: CallSource) throws(Obstacle) -> VerbPlan {
    let callee = try callee(of: object, source)
    return VerbPlan(held: [object], steps: [.notice("fires", object), callee.call])
  }

  /// Ends an active object: what holds it lets go, and it lets go of what it calls.
  mutating func stop(_ object: ObjectID, _ source: CallSource) throws(Obstacle) -> VerbPlan {
    let callee = try callee(of: object, source)
    var plan = VerbPlan(held: [object])
    switch source.holder {
    case .system(let system, let fact):
      if let system = existing(system) { plan.steps.append(.unlink(system, fact, object)) }
    case .itself(let label):
      if work.rooted.remove(object) != nil {
        plan.steps.append(.endRoot(object, .temporary, label))
      }
    case .nobody: break
    }
    plan.steps += disconnect(object, from: callee, source)
    return plan
  }

  /// Calls once what an active object is to call, which ends it, unless the app did so meanwhile.
  func callLast(_ object: ObjectID, _ source: CallSource) throws(Obstacle) -> VerbPlan {
    let callee = try callee(of: object, source)
    return VerbPlan(held: [object], steps: [callee.call, stopLater(object, source)])
  }

  /// Ends an active object when its turn comes, unless the app did so meanwhile.
  func stopLater(_ object: ObjectID, _ source: CallSource) -> Instruction {
    .later { (try? $0.stop(object, source)) ?? VerbPlan() }
  }

  /// An object begins to refer to what it is to call.
  mutating func connect(
    _ object: ObjectID,
    to callee: Callee,
    _ source: CallSource
  ) -> [Instruction] {
    if case .method(let method) = callee { work.methods[object] = method.name }
    return fact(for: callee, source).map { [.link(object, $0, callee.object)] } ?? []
  }

  /// An object refers to what it called no more.
  func disconnect(
    _ object: ObjectID,
    from callee: Callee,
    _ source: CallSource
  ) -> [Instruction] {
    fact(for: callee, source).map { [.unlink(object, $0, callee.object)] } ?? []
  }

  private func fact(for callee: Callee, _ source: CallSource) -> FrameworkFact? {
    switch callee {
    case .closure: source.closure
    case .method: source.target
    }
  }
}

/// What SwiftUI stores for the properties of a view, and what it watches.
extension FrameworkStage {
  /// `state self.count with 0`, `focus state self.focus`: storage for a value, made once for the
  /// identity.
  mutating func store(
    _ value: String,
    in property: VerbOperands.Member,
    type: String,
    _ fact: FrameworkFact
  ) throws(Obstacle) -> VerbPlan {
    try requireProperty(property)
    guard stored(in: property) == nil else { return VerbPlan() }
    let storage = make(type, named: property.name)
    swiftUI[property.owner]?.storage.append(storage)
    return VerbPlan(
      steps: [.value(storage, Self.wrappedValue, value), .fill(property, storage, fact)]
    )
  }

  /// `state object self.model of Model`, `state self.user of User`: an object, made once for the
  /// identity.
  mutating func storeObject(
    of type: String,
    in property: VerbOperands.Member,
    _ fact: FrameworkFact
  ) throws(Obstacle) -> VerbPlan {
    try requireProperty(property)
    try require(type, inherits: fact.target, for: property)
    if let object = stored(in: property) {
      observe(object)
      return VerbPlan()
    }
    let object = make(type, named: property.name, kind: .instance)
    swiftUI[property.owner]?.storage.append(object)
    observe(object)
    let making: [Instruction] = showsMaking(of: type) ? [.callback(object, .initialisation)] : []
    return VerbPlan(steps: making + [.fill(property, object, fact)])
  }

  /// `set environment object of child to model`: for the view and all below it. Those that observe
  /// the one before are to run their bodies again.
  mutating func setEnvironment(of view: ObjectID, to object: ObjectID) -> VerbPlan {
    let type = model.type(of: object)
    let earlier = targets(.environment, of: view)
    guard !earlier.contains(object) else { return VerbPlan() }
    let replaced = earlier.filter { model.type(of: $0) == type }
    for object in replaced { swiftUI.change(.init(object: object, property: nil), below: view) }
    return VerbPlan(
      steps: replaced.map { .unlink(view, .environment, $0) } + [.link(view, .environment, object)]
    )
  }

  /// `environment object self.model of Model`: the nearest of its type that the view or one above
  /// it hands down.
  mutating func readEnvironment(
    into property: VerbOperands.Member,
    type: String
  ) throws(Obstacle) -> VerbPlan {
    try requireProperty(property)
    var above: ObjectID? = property.owner
    while let view = above {
      let objects = targets(.environment, of: view)
      if let object = objects.last(where: { types.inherits(model.type(of: $0), from: type) }) {
        observe(object)
        guard stored(in: property) != object else { return VerbPlan() }
        return VerbPlan(steps: [.fill(property, object, .environmentObject)])
      }
      above = swiftUI[view]?.parent
    }
    let view = model.handle(of: property.owner)
    throw .problem(.forbidden(.swiftUI(.noEnvironmentObject(ofType: type, in: view))))
  }

  private func stored(in property: VerbOperands.Member) -> ObjectID? {
    model.targets(of: property.name, of: property.owner).first
  }

  /// Refuses the property of another object than the view whose body runs.
  private func requireProperty(_ property: VerbOperands.Member) throws(Obstacle) {
    guard try runningView() == property.owner else {
      throw .problem(.forbidden(.swiftUI(.outsideBody)))
    }
  }

  private func require(
    _ type: String,
    inherits base: String,
    for property: VerbOperands.Member
  ) throws(Obstacle) {
    guard !types.inherits(type, from: base) else { return }
    throw .problem(.wrongType(property.name, type: type, needs: base))
  }

  /// The field that holds the value of a storage.
  private static let wrappedValue = "wrappedValue"
}

/// What the app's lines tell SwiftUI by reading and writing values.
extension FrameworkStage {
  /// A line read a value: the running body depends on it, if it is of a kind that SwiftUI tracks.
  mutating func noteRead(of property: String, of object: ObjectID) {
    guard swiftUI.evaluation != nil, tracksProperties(of: object) else { return }
    swiftUI.note(.init(object: object, property: property))
  }

  /// `observed object self.user`: the running body depends on all of an ObservableObject, as it does
  /// on that of an @StateObject or an @EnvironmentObject.
  mutating func observe(_ object: ObjectID) {
    guard isPublished(object) else { return }
    swiftUI.note(.init(object: object, property: nil))
  }

  /// A line gives a view an object, which is an input: the same one as before changes nothing. A
  /// closure cannot be compared with the one before it; an equatable view leaves it out.
  ///
  /// - Returns: whether the view takes it. An equatable view whose other inputs are equal is not
  ///   replaced, and keeps the closure that it has.
  mutating func take(_ input: SwiftUIGraph.Input) -> Bool {
    guard let node = swiftUI[input.view] else { return true }
    let earlier = model.targets(of: input.property, of: input.view).last
    let isClosure = model[input.object].kind == .closure
    if isClosure, node.isEquatable, earlier != nil, !node.hasNewInput {
      swiftUI.evaluation?.passedOver.append(input)
      return false
    }
    if isClosure ? !node.isEquatable : earlier != input.object { noteNewInput(of: input.view) }
    return true
  }

  /// An input changed: the view is replaced, with all that it was given meanwhile.
  private mutating func noteNewInput(of view: ObjectID) {
    swiftUI[view]?.hasNewInput = true
    let passedOver = swiftUI.evaluation?.passedOver ?? []
    swiftUI.evaluation?.passedOver.removeAll { $0.view == view }
    for input in passedOver where input.view == view && model.isAlive(input.object) {
      model.assign(input.property, of: view, to: input.object, strength: input.strength)
    }
  }

  /// A line wrote a value: bodies that depend on it are to run again.
  ///
  /// - Parameter isNew: whether it was another value before.
  /// - Returns: what SwiftUI says of a change that comes while a body runs.
  mutating func noteWrite(of property: String, of object: ObjectID, isNew: Bool) -> String? {
    if swiftUI[object] != nil {
      if isNew { noteNewInput(of: object) }
      return nil
    }
    let isPublished = isPublished(object)
    guard isPublished || (isNew && tracksProperties(of: object)) else { return nil }
    let dependency = SwiftUIGraph.Dependency(object: object, property: isPublished ? nil : property)
    guard swiftUI.evaluation != nil, !types.inherits(model.type(of: object), from: "Observable")
    else {
      swiftUI.change(dependency)
      return nil
    }
    guard swiftUI.hasDependents(dependency) else { return nil }
    return
      (isPublished
      ? "Publishing changes from within view updates is not allowed"
      : "Modifying state during view update") + ", this will cause undefined behavior."
  }

  /// Whether observers are told of every change of the object.
  private func isPublished(_ object: ObjectID) -> Bool {
    types.inherits(model.type(of: object), from: "ObservableObject")
  }

  /// Whether a body depends on each property of the object that it reads: on those of storages and
  /// of Observable types.
  private func tracksProperties(of object: ObjectID) -> Bool {
    model[object].kind == .system || types.inherits(model.type(of: object), from: "Observable")
  }
}

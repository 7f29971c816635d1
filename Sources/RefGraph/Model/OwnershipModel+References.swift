extension OwnershipModel {
  /// What reading a field gives.
  public enum Reading: Equatable, Sendable {
    case object(ObjectID)
    /// The field holds nothing, or it is weak and its object is gone.
    case none
    /// Real code would stop.
    case trap(Event.Crash)
  }

  /// Sets the field to a new value, and then lets go of what it held.
  ///
  /// A field that the type does not declare is added at the end.
  public mutating func assign(
    _ field: String,
    of owner: ObjectID,
    to target: ObjectID?,
    strength: Strength = .strong,
    fact: FrameworkFact? = nil
  ) {
    let slot = slotToWrite(field, of: owner)
    let new = target.flatMap { value($0, in: field, of: owner, strength, fact) }
    let index = index(of: owner)
    let old = objects[index].slots[slot]
    objects[index].slots[slot].values = new.map { [$0] } ?? []
    objects[index].slots[slot].isArray = false
    letGo(old, of: Access(object: owner, slot: slot))
  }

  /// Adds an element to the field.
  public mutating func append(
    _ target: ObjectID,
    to field: String,
    of owner: ObjectID,
    strength: Strength = .strong,
    fact: FrameworkFact? = nil
  ) {
    let slot = slotToWrite(field, of: owner)
    guard let new = value(target, in: field, of: owner, strength, fact) else { return }
    let index = index(of: owner)
    objects[index].slots[slot].values.append(new)
    objects[index].slots[slot].isArray = true
  }

  /// Removes the first element that is `target`, and then lets go of it.
  ///
  /// It is `remove(at:)`: the access to the field is over before the element is let go of, so that
  /// its `deinit` may use the field. (`removeAll(where:)` would let go of it within the access.)
  ///
  /// - Returns: whether the field held it.
  public mutating func remove(
    _ target: ObjectID,
    from field: String,
    of owner: ObjectID
  ) -> Bool {
    let slot = slotToWrite(field, of: owner)
    let index = index(of: owner)
    let isElement = { (value: Slot.Value) in value.target == target }
    guard let position = objects[index].slots[slot].values.firstIndex(where: isElement) else {
      return false
    }
    let label = objects[index].slots[slot].label(ofElement: position)
    let old = objects[index].slots[slot].values.remove(at: position)
    if old.isCounted { release(old.target, from: .field(of: owner, label: label)) }
    return true
  }

  /// Empties the field, and then lets go of what it held, elements by index.
  public mutating func clear(_ field: String, of owner: ObjectID) {
    let slot = slotToWrite(field, of: owner)
    let index = index(of: owner)
    let old = objects[index].slots[slot]
    objects[index].slots[slot].values = []
    letGo(old, of: Access(object: owner, slot: slot))
  }

  /// Reads the field, or its last element. The caller retains what it wants to keep.
  public func read(_ field: String, of owner: ObjectID) -> Reading {
    guard let slot = self[owner].slots.firstIndex(where: { $0.label == field }) else {
      return .none
    }
    if openAccesses[Access(object: owner, slot: slot)] != nil {
      return .trap(.overlappingAccess(field))
    }
    guard let value = self[owner].slots[slot].values.last else { return .none }
    let target = value.target
    let state = self[target].state
    switch value.strength {
    case .weak:
      return state == .alive ? .object(target) : .none
    case .unowned:
      return state == .alive ? .object(target) : .trap(.unownedRead(field))
    case .strong, .unmanaged, .conservative:
      let isLetGo = value.strength.owns && !value.isCounted
      return state == .released || isLetGo ? .trap(.danglingRead(field)) : .object(target)
    }
  }

  /// Everything that the field holds and that is still there, elements by index.
  public func targets(of field: String, of owner: ObjectID) -> [ObjectID] {
    guard let slot = self[owner].slots.first(where: { $0.label == field }) else { return [] }
    return slot.values.map(\.target).filter { self[$0].state == .alive }
  }

  /// Whether the field holds a weak reference.
  public func isWeak(_ field: String, of owner: ObjectID) -> Bool {
    self[owner].slots.first { $0.label == field }?.values.last?.strength == .weak
  }

  /// The strength that the type declares for the field, or `nil` where it declares none.
  public func declaredStrength(of field: String, of owner: ObjectID) -> Strength? {
    definition(of: self[owner].type).fields.first { $0.name == field }?.strength
  }

  /// The place of a field that is about to change, which is made where there is none.
  private mutating func slotToWrite(_ field: String, of owner: ObjectID) -> Int {
    let index = index(of: owner)
    guard let slot = objects[index].slots.firstIndex(where: { $0.label == field }) else {
      objects[index].slots.append(Slot(label: field))
      return objects[index].slots.count - 1
    }
    if openAccesses[Access(object: owner, slot: slot)] != nil {
      record(.wouldCrash(.overlappingAccess(field)), of: owner)
    }
    return slot
  }

  /// A value that refers to `target`, counted where it owns; none where a weak reference would be
  /// formed to an object whose `deinit` has begun. An unowned one can be formed then in a field, but
  /// a capture or a local is made by reading it.
  private mutating func value(
    _ target: ObjectID,
    in field: String,
    of owner: ObjectID,
    _ strength: Strength,
    _ fact: FrameworkFact?
  ) -> Slot.Value? {
    if self[target].state != .alive {
      if strength == .weak { return nil }
      let kind = self[owner].kind
      if strength == .unowned, kind == .closure || kind == .frame {
        record(.wouldCrash(.unownedRead(field)), of: owner)
      }
    }
    if strength.owns { retain(target) }
    return Slot.Value(target: target, strength: strength, fact: fact, isCounted: strength.owns)
  }
}

extension Strength {
  /// Whether the model counts the reference. A conservative one counts: what may be owned is not
  /// let go.
  var owns: Bool { self == .strong || self == .conservative }
}

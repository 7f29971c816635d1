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
    let slot = slot(field, of: owner)
    let new = target.flatMap { value(to: $0, strength, fact) }
    let index = index(of: owner)
    let old = objects[index].slots[slot].values
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
    let slot = slot(field, of: owner)
    guard let new = value(to: target, strength, fact) else { return }
    let index = index(of: owner)
    objects[index].slots[slot].values.append(new)
    objects[index].slots[slot].isArray = true
  }

  /// Removes the first element that is `target`, and then lets go of it.
  ///
  /// - Returns: whether the field held it.
  public mutating func remove(
    _ target: ObjectID,
    from field: String,
    of owner: ObjectID
  ) -> Bool {
    let slot = slot(field, of: owner)
    let index = index(of: owner)
    let values = objects[index].slots[slot].values
    guard let position = values.firstIndex(where: { $0.target == target }) else { return false }
    let old = objects[index].slots[slot].values.remove(at: position)
    if old.strength.owns { release(old.target) }
    return true
  }

  /// Empties the field, and then lets go of what it held, elements by index.
  public mutating func clear(_ field: String, of owner: ObjectID) {
    let slot = slot(field, of: owner)
    let index = index(of: owner)
    let old = objects[index].slots[slot].values
    objects[index].slots[slot].values = []
    letGo(old, of: Access(object: owner, slot: slot))
  }

  /// Reads the field, or its last element. The caller retains what it wants to keep.
  public func read(_ field: String, of owner: ObjectID) -> Reading {
    guard let slot = self[owner].slots.firstIndex(where: { $0.label == field }) else {
      return .none
    }
    if openAccesses.contains(Access(object: owner, slot: slot)) {
      return .trap(.overlappingAccess(field))
    }
    guard let value = self[owner].slots[slot].values.last else { return .none }
    if self[value.target].state == .alive || value.strength == .strong {
      return .object(value.target)
    }
    return value.strength == .weak ? .none : .trap(.unownedRead(field))
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

  /// The place of a field, which is made where there is none.
  private mutating func slot(_ field: String, of owner: ObjectID) -> Int {
    let index = index(of: owner)
    if let slot = objects[index].slots.firstIndex(where: { $0.label == field }) { return slot }
    objects[index].slots.append(Slot(label: field))
    return objects[index].slots.count - 1
  }

  /// A value that refers to `target`, counted where it owns; none where a weak reference would be
  /// formed to an object whose `deinit` has begun.
  private mutating func value(
    to target: ObjectID,
    _ strength: Strength,
    _ fact: FrameworkFact?
  ) -> Slot.Value? {
    if strength == .weak, self[target].state != .alive { return nil }
    if strength.owns { retain(target) }
    return Slot.Value(target: target, strength: strength, fact: fact)
  }
}

extension Strength {
  /// Whether the model counts the reference. A conservative one counts: what may be owned is not
  /// let go.
  var owns: Bool { self == .strong || self == .conservative }
}

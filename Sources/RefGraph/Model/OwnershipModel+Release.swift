extension OwnershipModel {
  /// A `deinit` body that is to run now, before anything else is released.
  public struct DeinitBody: Equatable, Sendable {
    /// `self` in the body, where it may be retained, but not for longer than the body runs.
    public let object: ObjectID
    /// The type whose body it is: the object's own or one of its superclasses.
    public let type: String
  }

  /// A thing that a release still has to do.
  enum Work: Sendable {
    case release(ObjectID, from: Holder)
    /// Run the body of this level, and then those below it.
    case deinitialise(ObjectID, level: Int)
    /// Let go of all fields, now that the bodies have run.
    case beginFields(ObjectID)
    /// Let go of the fields from here on, in no guaranteed order or one after the other.
    case releaseFields(ObjectID, slot: Int, element: Int, isUnordered: Bool)
    /// All fields are gone: so is the object.
    case deallocate(ObjectID)
    case endAccess(Access)
    case beginStrand
    case endUnordered
  }

  /// A field of an object.
  struct Access: Hashable, Sendable {
    let object: ObjectID
    let slot: Int
  }

  /// How much releases still have to do: pass it to ``advance(above:)`` to leave that for later.
  public var pendingCount: Int { pending.count }

  /// Counts one more strong reference.
  public mutating func retain(_ object: ObjectID) {
    let index = index(of: object)
    precondition(objects[index].state != .released, "object \(object) is gone")
    objects[index].strongCount += 1
  }

  /// Takes back one strong reference. At zero the object's end is put on top of the pending work.
  ///
  /// ``advance(above:)`` comes before the next release: of two that are pending, the later is worked
  /// on first.
  public mutating func release(_ object: ObjectID) {
    release(object, from: .caller)
  }

  /// Takes back the strong reference that was there.
  mutating func release(_ object: ObjectID, from holder: Holder) {
    let index = index(of: object)
    if objects[index].state == .released { return }
    precondition(objects[index].strongCount > 0, "object \(object) is released too often")
    noteDrop(of: object, from: holder)
    objects[index].strongCount -= 1
    guard objects[index].strongCount == 0, objects[index].state == .alive else {
      noteSparing(at: index)
      return
    }
    objects[index].state = .deinitialising
    if let other = objects[index].sparedBy, strands.isBeside(other) {
      beginUnordered()
      pending.append(.endUnordered)
    }
    if objects[index].kind != .frame {
      record(.deinitialised, of: object)
      deinitialised.append(object)
      cascadeDepth += 1
      deepestCascade = max(deepestCascade, cascadeDepth)
    }
    pending.append(.deallocate(object))
    pending.append(.beginFields(object))
    pending.append(.deinitialise(object, level: objects[index].levels.count - 1))
  }

  /// Notes which strand let go of an object without ending it: had it come later, it might have.
  private mutating func noteSparing(at index: Int) {
    guard let strand = strands.current else { return }
    if let other = objects[index].sparedBy, strands.isBeside(other) { return }
    objects[index].sparedBy = strand
  }

  /// Works on the pending releases, as far down as `floor`, until a `deinit` body is to run.
  ///
  /// - Returns: the body to run, or `nil` where all is done.
  public mutating func advance(above floor: Int = 0) -> DeinitBody? {
    while pending.count > floor, let work = pending.popLast() {
      switch work {
      case .release(let object, let holder): release(object, from: holder)
      case .deinitialise(let object, let level):
        if level < 0 { continue }
        pending.append(.deinitialise(object, level: level - 1))
        let type = self[object].levels[level]
        if type.hasDeinitBody { return DeinitBody(object: object, type: type.type) }
      case .beginFields(let object): beginFields(of: object)
      case .releaseFields(let object, let slot, let element, let isUnordered):
        releaseField(of: object, slot: slot, element: element, isUnordered: isUnordered)
      case .deallocate(let object): deallocate(object)
      case .endAccess(let access): end(access)
      case .beginStrand: beginStrand()
      case .endUnordered: endUnordered()
      }
    }
    return nil
  }

  /// Lets go of what a field held before.
  mutating func letGo(_ old: Slot, of access: Access) {
    let counted = old.values.indices.filter { old.values[$0].isCounted }
    guard !counted.isEmpty else { return }
    if self[access.object].kind != .frame {
      openAccesses[access, default: 0] += 1
      pending.append(.endAccess(access))
    }
    for element in counted.reversed() {
      let holder = Holder.field(of: access.object, label: old.label(ofElement: element))
      pending.append(.release(old.values[element].target, from: holder))
    }
  }

  private mutating func end(_ access: Access) {
    guard let count = openAccesses[access] else {
      preconditionFailure("no access to slot \(access.slot) of object \(access.object) is open")
    }
    openAccesses[access] = count > 1 ? count - 1 : nil
  }

  /// Puts the release of an object's fields on top, marked where their order is not guaranteed.
  private mutating func beginFields(of object: ObjectID) {
    let index = index(of: object)
    let kind = objects[index].kind
    if kind == .frame { reverseLocals(of: object) }
    var isUnordered = false
    if kind == .frame || kind == .closure {
      let counted = objects[index].slots.reduce(0) { $0 + $1.values.count(where: \.isCounted) }
      isUnordered = counted > 1
    }
    if isUnordered {
      beginUnordered()
      pending.append(.endUnordered)
    }
    pending.append(.releaseFields(object, slot: 0, element: 0, isUnordered: isUnordered))
  }

  private mutating func reverseLocals(of frame: ObjectID) {
    let index = index(of: frame)
    objects[index].slots.reverse()
    for slot in objects[index].slots.indices { objects[index].slots[slot].values.reverse() }
  }

  /// Lets go of the next owned value at or after the given place, the rest staying pending.
  private mutating func releaseField(
    of object: ObjectID,
    slot: Int,
    element: Int,
    isUnordered: Bool
  ) {
    guard let (slot, element) = nextCounted(of: object, slot: slot, element: element) else {
      return
    }
    let index = index(of: object)
    objects[index].slots[slot].values[element].isCounted = false
    pending.append(
      .releaseFields(object, slot: slot, element: element + 1, isUnordered: isUnordered)
    )
    if isUnordered { pending.append(.beginStrand) }
    let label = objects[index].slots[slot].label(ofElement: element)
    release(
      objects[index].slots[slot].values[element].target,
      from: .field(of: object, label: label)
    )
  }

  private func nextCounted(
    of object: ObjectID,
    slot: Int,
    element: Int
  ) -> (slot: Int, element: Int)? {
    let slots = objects[index(of: object)].slots
    var element = element
    for slot in slot..<slots.count {
      while element < slots[slot].values.count {
        if slots[slot].values[element].isCounted { return (slot, element) }
        element += 1
      }
      element = 0
    }
    return nil
  }

  private mutating func deallocate(_ object: ObjectID) {
    let index = index(of: object)
    if objects[index].kind != .frame { cascadeDepth -= 1 }
    if objects[index].strongCount > 0 { record(.wouldCrash(.escapedFromDeinit), of: object) }
    objects[index].state = .released
    objects[index].slots = []
  }
}

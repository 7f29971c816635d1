extension OwnershipModel {
  /// The objects that are alive, their references to one another, and the roots.
  ///
  /// An object that is being released counts as released; what its fields still hold is held by a
  /// temporary root that says so, and so is what a field held before and has not let go of yet.
  /// References to objects that are gone are left out: weak ones read `nil`.
  ///
  /// - Parameters:
  ///   - due: the objects that are expected to be gone.
  ///   - caption: what a person will read above the snapshot.
  public func snapshot(due: [ObjectID] = [], caption: Snapshot.Caption = .init()) -> Snapshot {
    var builder = Snapshot.Builder()
    builder.caption = caption
    do throws(SnapshotError) {
      try addObjects(to: &builder)
      try addReferences(to: &builder)
      try addRoots(to: &builder)
      for object in due { try builder.markDue(object) }
    } catch {
      preconditionFailure("the model holds what no snapshot can: \(error)")
    }
    return builder.build()
  }

  private func addObjects(to builder: inout Snapshot.Builder) throws(SnapshotError) {
    for (index, object) in objects.enumerated() where object.state == .alive {
      try builder.addObject(
        ObjectID(UInt64(index + 1)),
        type: object.type,
        name: object.name,
        kind: object.kind
      )
    }
    for id in deinitialised {
      let object = self[id]
      try builder.addReleased(
        .init(id: id, name: object.name, type: object.type, kind: object.kind)
      )
    }
  }

  private func addReferences(to builder: inout Snapshot.Builder) throws(SnapshotError) {
    for (index, object) in objects.enumerated() where object.state == .alive {
      let source = ObjectID(UInt64(index + 1))
      for slot in object.slots {
        for (element, value) in slot.values.enumerated() where isAlive(value.target) {
          try builder.addReference(
            from: source,
            to: value.target,
            label: slot.label(ofElement: element),
            strength: value.strength,
            fact: value.fact
          )
        }
      }
    }
  }

  /// What is alive from outside: the roots, each once, and what the releases under way still hold.
  private func addRoots(to builder: inout Snapshot.Builder) throws(SnapshotError) {
    var known: Set<Snapshot.Root> = []
    for root in roots.inOrder() + heldByDying() + waiting()
    where isAlive(root.object) && known.insert(root).inserted {
      try builder.addRoot(root.object, lifetime: root.lifetime, label: root.label)
    }
  }

  private func heldByDying() -> [Snapshot.Root] {
    var held: [Snapshot.Root] = []
    for object in objects where object.state == .deinitialising {
      let holder = object.name ?? object.type
      let owner =
        object.kind == .frame ? "\(holder), which is ending" : "\(holder), whose deinit is running"
      for slot in object.slots {
        for (element, value) in slot.values.enumerated() where value.isCounted {
          let root = Snapshot.Root(
            object: value.target,
            lifetime: .temporary,
            label: "\(slot.label(ofElement: element)) of \(owner)"
          )
          held.append(root)
        }
      }
    }
    return held
  }

  /// What fields held before and have not let go of yet.
  private func waiting() -> [Snapshot.Root] {
    pending.reversed().compactMap { work in
      guard case .release(let object, _) = work else { return nil }
      return Snapshot.Root(object: object, lifetime: .temporary, label: "old value of a field")
    }
  }
}

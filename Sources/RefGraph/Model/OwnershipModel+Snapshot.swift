extension OwnershipModel {
  /// The objects that are alive, their references to one another, and the roots.
  ///
  /// An object whose `deinit` is running counts as released; what its fields still hold is held by
  /// a temporary root that says so. References to objects that are gone are left out: weak ones
  /// read `nil`.
  ///
  /// - Parameter due: the objects that are expected to be gone.
  public func snapshot(due: [ObjectID] = [], caption: Snapshot.Caption = .init()) -> Snapshot {
    var builder = Snapshot.Builder()
    builder.caption = caption
    do throws(SnapshotError) {
      try addObjects(to: &builder)
      try addReferences(to: &builder)
      for root in roots where isAlive(root.object) {
        try builder.addRoot(root.object, lifetime: root.lifetime, label: root.label)
      }
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
    for event in events {
      guard event.kind == .deinitialised, let object = event.object else { continue }
      try builder.addReleased(
        .init(id: object.id, name: self[object.id].name, type: object.type, kind: object.kind)
      )
    }
  }

  private func addReferences(to builder: inout Snapshot.Builder) throws(SnapshotError) {
    for (index, object) in objects.enumerated() where object.state != .released {
      let source = ObjectID(UInt64(index + 1))
      for slot in object.slots {
        for (element, value) in slot.values.enumerated() where isAlive(value.target) {
          let label = slot.isArray ? "\(slot.label)[\(element)]" : slot.label
          if object.state == .alive {
            try builder.addReference(
              from: source,
              to: value.target,
              label: label,
              strength: value.strength,
              fact: value.fact
            )
          } else if value.strength.owns {
            let held = "\(label) of \(object.name ?? object.type), whose deinit is running"
            try builder.addRoot(value.target, lifetime: .temporary, label: held)
          }
        }
      }
    }
  }
}

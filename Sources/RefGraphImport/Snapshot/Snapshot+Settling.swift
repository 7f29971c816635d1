import RefGraph

extension Snapshot {
  /// What is left when whoever made the objects lets go of all of them: ARC releases what neither a
  /// root nor another object owns, and what only that owned, but no cycle.
  ///
  /// What another object owns is let go of first, so that the order of release is that of cascades
  /// from what nobody owns, depth first, in the order of the file. References to what was released
  /// are gone: weak ones read `nil`. Conservative references count as owning. Linear.
  ///
  ///     page -> view, view ~> page         released: page, view
  ///     page -> block, block -> page       nothing is released
  func settled() -> Snapshot {
    let settlement = Settlement(of: self, after: .init(letGo: objects.map(\.id)))
    guard !settlement.released.isEmpty else { return self }
    let gone = Set(settlement.released)
    var builder = Builder()
    builder.caption = caption
    builder.reserve(objects: objectCount - gone.count, references: referenceCount)
    do throws(SnapshotError) {
      for object in objects where !gone.contains(object.id) { try builder.add(object) }
      for object in objects where !gone.contains(object.id) {
        for reference in object.references where !gone.contains(reference.target.id) {
          try builder.add(reference)
        }
      }
      for root in roots {
        try builder.addRoot(root.object, lifetime: root.lifetime, label: root.label)
      }
      for object in released { try builder.addReleased(object) }
      for id in settlement.released {
        guard let object = object(id) else { continue }
        try builder.addReleased(
          .init(id: id, name: object.name, type: object.type, kind: object.kind)
        )
      }
      for object in due { try builder.markDue(object) }
    } catch {
      preconditionFailure("a part of a snapshot is no snapshot: \(error)")
    }
    return builder.build()
  }
}

extension Snapshot.Builder {
  /// Adds an object as it is in another snapshot.
  fileprivate mutating func add(_ object: Snapshot.Object) throws(SnapshotError) {
    try addObject(
      object.id,
      type: object.type,
      name: object.name,
      kind: object.kind,
      size: object.size
    )
  }

  /// Adds a reference as it is in another snapshot.
  fileprivate mutating func add(_ reference: Snapshot.Reference) throws(SnapshotError) {
    try addReference(
      from: reference.source.id,
      to: reference.target.id,
      label: reference.label,
      strength: reference.strength,
      fact: reference.fact
    )
  }
}

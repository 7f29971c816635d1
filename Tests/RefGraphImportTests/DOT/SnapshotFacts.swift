import RefGraph

/// All that a snapshot says, up to identities: an object is known by its position, the released ones
/// after the others.
struct SnapshotFacts: Equatable {
  var caption = Snapshot.Caption()
  var objects: [Object] = []
  var released: [Object] = []
  var roots: [Root] = []
  var due: [Int] = []
  var references: [Reference] = []

  struct Object: Equatable {
    let name: [UInt8]?
    let type: [UInt8]
    var kind = ObjectKind.instance
    var size: UInt64 = 0
  }

  struct Root: Equatable {
    let object: Int
    let lifetime: RootLifetime
    let label: [UInt8]?
  }

  struct Reference: Equatable {
    let source: Int
    let target: Int
    let label: [UInt8]
    let strength: Strength
    let fact: String?
  }
}

extension SnapshotFacts {
  init(_ snapshot: Snapshot) {
    var positions: [ObjectID: Int] = [:]
    for id in snapshot.objects.map(\.id) + snapshot.released.map(\.id) {
      positions[id] = positions.count
    }
    func position(_ id: ObjectID) -> Int { positions[id] ?? -1 }
    caption = snapshot.caption
    objects = snapshot.objects.map {
      Object(
        name: $0.name.map { Array($0.utf8) },
        type: Array($0.type.utf8),
        kind: $0.kind,
        size: $0.size
      )
    }
    released = snapshot.released.map {
      Object(name: $0.name.map { Array($0.utf8) }, type: Array($0.type.utf8), kind: $0.kind)
    }
    roots = snapshot.roots.map {
      Root(
        object: position($0.object),
        lifetime: $0.lifetime,
        label: $0.label.map { Array($0.utf8) }
      )
    }
    due = snapshot.due.map(position)
    references = snapshot.objects.flatMap(\.references).map {
      Reference(
        source: position($0.source.id),
        target: position($0.target.id),
        label: Array($0.label.utf8),
        strength: $0.strength,
        fact: $0.fact?.name
      )
    }
  }
}

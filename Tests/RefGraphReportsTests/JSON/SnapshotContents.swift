import RefGraph

/// Everything that a snapshot says, to compare two of them by; texts are equal if their bytes are.
struct SnapshotContents: Equatable {
  private let caption: [[UInt8]?]
  private let objects: [Object]
  private let references: [Reference]
  private let roots: [Root]
  private let due: [ObjectID]

  init(_ snapshot: Snapshot) {
    caption = [snapshot.caption.title, snapshot.caption.moment, snapshot.caption.source]
      .map(Self.bytes)
    objects =
      snapshot.objects.map {
        Object(
          id: $0.id,
          name: Self.bytes($0.name),
          type: Array($0.type.utf8),
          kind: $0.kind,
          size: $0.size
        )
      }
      + snapshot.released.map {
        Object(
          id: $0.id,
          name: Self.bytes($0.name),
          type: Array($0.type.utf8),
          kind: $0.kind,
          size: nil
        )
      }
    references = snapshot.objects.flatMap(\.references).map {
      Reference(
        source: $0.source.id,
        target: $0.target.id,
        label: Array($0.label.utf8),
        strength: $0.strength,
        fact: $0.fact?.name
      )
    }
    roots = snapshot.roots.map {
      Root(object: $0.object, lifetime: $0.lifetime, label: Self.bytes($0.label))
    }
    due = snapshot.due
  }

  private static func bytes(_ text: String?) -> [UInt8]? { text.map { Array($0.utf8) } }

  private struct Object: Equatable {
    let id: ObjectID
    let name: [UInt8]?
    let type: [UInt8]
    let kind: ObjectKind
    /// `nil` for a released object.
    let size: UInt64?
  }

  private struct Reference: Equatable {
    let source: ObjectID
    let target: ObjectID
    let label: [UInt8]
    let strength: Strength
    let fact: String?
  }

  private struct Root: Equatable {
    let object: ObjectID
    let lifetime: RootLifetime
    let label: [UInt8]?
  }
}

/// The references that one of two snapshots has and the other has not, counted.
struct ReferenceDifference {
  let added: [Snapshot.Reference]
  let removed: [Snapshot.Reference]

  init(from first: Snapshot, to second: Snapshot) {
    added = Self.references(of: second, notIn: first)
    removed = Self.references(of: first, notIn: second)
  }

  /// What makes two references of one object alike. The label is numbered by the other snapshot's
  /// pool, where it knows the text.
  private struct Likeness: Hashable {
    let target: UInt64
    let label: UInt32
    let strength: UInt8
  }

  /// Row by row; of alike ones, those that come last are the surplus.
  private static func references(
    of snapshot: Snapshot,
    notIn other: Snapshot
  ) -> [Snapshot.Reference] {
    let labels = (0..<snapshot.storage.texts.count).map { text in
      other.storage.texts.index(of: snapshot.storage.texts[UInt32(text)])
    }
    var result: [Snapshot.Reference] = []
    var counts: [Likeness: Int] = [:]
    for object in snapshot.objects {
      guard let twin = other.object(object.id) else {
        result.append(contentsOf: object.references)
        continue
      }
      counts.removeAll(keepingCapacity: true)
      for reference in twin.references {
        counts[
          likeness(of: reference, label: other.storage.labels[reference.position]),
          default: 0
        ] += 1
      }
      for reference in object.references {
        guard let label = labels[Int(snapshot.storage.labels[reference.position])],
          let count = counts[likeness(of: reference, label: label)], count > 0
        else {
          result.append(reference)
          continue
        }
        counts[likeness(of: reference, label: label)] = count - 1
      }
    }
    return result
  }

  private static func likeness(of reference: Snapshot.Reference, label: UInt32) -> Likeness {
    Likeness(
      target: reference.storage.ids[reference.targetIndex],
      label: label,
      strength: reference.storage.strengths[reference.position]
    )
  }
}

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

    init(_ reference: Snapshot.Reference, label: UInt32) {
      target = reference.targetID
      self.label = label
      strength = reference.strengthCode
    }
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
      let isUnchanged = object.references.elementsEqual(twin.references) { one, other in
        one.targetID == other.targetID && one.strengthCode == other.strengthCode
          && labels[one.labelText] == UInt32(other.labelText)
      }
      if isUnchanged { continue }
      counts.removeAll(keepingCapacity: true)
      for reference in twin.references {
        counts[Likeness(reference, label: UInt32(reference.labelText)), default: 0] += 1
      }
      for reference in object.references {
        guard let label = labels[reference.labelText] else {
          result.append(reference)
          continue
        }
        let likeness = Likeness(reference, label: label)
        if let count = counts[likeness], count > 0 {
          counts[likeness] = count - 1
        } else {
          result.append(reference)
        }
      }
    }
    return result
  }
}

extension Snapshot.Reference {
  fileprivate var targetID: UInt64 { storage.ids[targetIndex] }
  fileprivate var strengthCode: UInt8 { storage.strengths[position] }
  /// The number of the label in the snapshot's own pool.
  fileprivate var labelText: Int { Int(storage.labels[position]) }
}

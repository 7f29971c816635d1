internal import RefGraph

extension SnapshotData {
  /// The rows of all objects of the page, those that are gone last.
  mutating func objectRows() -> [PageValue] {
    let snapshot = report.snapshot
    let walkCost = 2 * (snapshot.objectCount + snapshot.referenceCount)
    var budget = excerpt.limits.steps
    var rows: [PageValue] = []
    for entry in excerpt.objects {
      budget -= walkCost
      rows.append(row(of: entry, isWalked: budget >= 0))
    }
    return rows + excerpt.released.map { row(of: $0) }
  }

  private mutating func row(of entry: SnapshotExcerpt.Entry, isWalked: Bool) -> PageValue {
    let object = entry.object
    let reference = report.analysis.lastReference(onPathTo: object.id)
    let finding = ObjectFinding(of: object.id, in: report.analysis)
    return .list([
      .number(nameNumber(object.name)), .number(number(of: object.type)),
      .number(Int(object.kind.rawValue)),
      .number(object.size == 0 ? -1 : number(of: String(object.size))),
      .text(object.id.description), .number(findings.number(of: finding)),
      reference.map { keeping($0) } ?? .list([]), groups(entry.outgoing), groups(entry.incoming),
      .number(memberships.cycle(of: object.id) ?? -1),
      .number(memberships.leak(of: object.id) ?? -1),
      isWalked ? owners(of: object.id) : .number(-1),
      .text(isWalked ? effects(on: object.id) : ""),
    ])
  }

  private mutating func row(of object: Snapshot.ReleasedObject) -> PageValue {
    .list([
      .number(nameNumber(object.name)), .number(number(of: object.type)),
      .number(Int(object.kind.rawValue)), .number(-1), .text(object.id.description),
      .number(findings.number(of: .released)), .list([]), .list([]), .list([]), .number(-1),
      .number(-1), .list([]), .text(""),
    ])
  }

  /// The number of the name by which an object is called; -1 where its type and identity say it.
  private mutating func nameNumber(_ name: String?) -> Int {
    guard let name, !name.allSatisfy(\.isWhitespace) else { return -1 }
    return number(of: name)
  }

  /// The last reference of the retain path: source, label, strength. Where the page does not hold the
  /// source, -1 stands for it, and then its name, how many references come before it, and the name
  /// of the object at the root.
  private mutating func keeping(_ reference: Snapshot.Reference) -> PageValue {
    let last = [number(of: reference.label), Int(reference.strength.rawValue)]
    if let source = excerpt.number(of: reference.source.id) { return .numbers([source] + last) }
    let (length, root) = ancestry.way(to: reference.source.id)
    return .numbers(
      [-1] + last
        + [
          number(of: reference.source.handle), length, number(of: report.snapshot.handle(of: root)),
        ]
    )
  }

  /// For each group label, strength, number of references, type, and the objects that the page
  /// holds; at the end how many references are in no group.
  private mutating func groups(_ groups: ReferenceGroups) -> PageValue {
    var values: [PageValue] = []
    for group in groups.groups {
      let row = [
        number(of: group.label), Int(group.strength.rawValue), group.count, number(of: group.type),
      ]
      values.append(.numbers(row + group.others.compactMap(excerpt.number)))
    }
    if groups.rest > 0 { values.append(.number(groups.rest)) }
    return .list(values)
  }

  private func owners(of object: ObjectID) -> PageValue {
    let owners = report.analysis.owners(of: object)
    let all = (owners.permanent + owners.temporary).prefix(ReferenceGroups.memberLimit)
    return .numbers(all.compactMap(excerpt.number))
  }

  /// How many references of a path are looked at.
  private static let effectLimit = 40

  /// A letter for each reference of the retain path, from the object upwards: `r` where cutting it
  /// releases the object, `l` where the object would leak, `o` where other ways lead to it.
  private func effects(on object: ObjectID) -> String {
    let holding = report.analysis.holdingReferences(of: object)
    let effects = Dictionary(
      holding.references.map { ($0.reference, $0.effect) },
      uniquingKeysWith: { first, _ in first }
    )
    var letters = ""
    var object = object
    while letters.utf8.count < Self.effectLimit,
      let reference = report.analysis.lastReference(onPathTo: object)
    {
      switch effects[reference] {
      case .releases: letters += "r"
      case .wouldLeak: letters += "l"
      case nil: letters += "o"
      }
      object = reference.source.id
    }
    return letters
  }
}

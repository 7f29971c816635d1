import RefGraph

/// What a snapshot's own references say of the objects with names, before anything is translated:
/// who forms a cycle, and what each permanent owner reaches.
struct NamedCycles {
  /// The names of the objects of each retain cycle, as `detail, list, onSave`.
  let cycles: Set<String>
  /// What permanent owners reach, as `runLoop reaches page`.
  let reached: Set<String>

  /// - Parameters:
  ///   - handles: the names that count.
  ///   - owners: the permanent owners, by the name that both sides have for them.
  init(_ snapshot: Snapshot, handles: Set<String>, owners: [String: ObjectID]) {
    let name = { (id: ObjectID) in
      snapshot.object(id)?.name.flatMap { handles.contains($0) ? $0 : nil }
    }
    let found = RetainCycles(in: snapshot)
    cycles = Set(
      (found.cycles + found.balanced).map { cycle in
        cycle.objects.compactMap(name).sorted().joined(separator: ", ")
      }
    ).subtracting([""])
    var reached: Set<String> = []
    for (owner, start) in owners {
      for id in Self.reached(from: start, in: snapshot) {
        if id != start, let name = name(id) { reached.insert("\(owner) reaches \(name)") }
      }
    }
    self.reached = reached
  }

  private static func reached(from start: ObjectID, in snapshot: Snapshot) -> Set<ObjectID> {
    var seen: Set<ObjectID> = [start]
    var rest = [start]
    while let next = rest.popLast().flatMap(snapshot.object) {
      for reference in next.references where reference.strength == .strong {
        if seen.insert(reference.target.id).inserted { rest.append(reference.target.id) }
      }
    }
    return seen
  }
}

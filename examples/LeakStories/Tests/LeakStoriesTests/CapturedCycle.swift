import RefGraph

/// A retain cycle as words: the names of its objects, "closure" for each closure, the type for others.
struct CapturedCycle {
  let words: [String]
  let isPossible: Bool

  /// The cycles with an object of one of these names; memory has those of earlier stories, too.
  static func all(in snapshot: Snapshot, about names: Set<String>) -> [CapturedCycle] {
    RetainCycles(in: snapshot).cycles.compactMap { cycle in
      let objects = cycle.objects.compactMap(snapshot.object)
      guard objects.contains(where: { $0.name.map(names.contains) == true }) else { return nil }
      return CapturedCycle(words: objects.map(word).sorted(), isPossible: cycle.isPossible)
    }
  }

  /// The words for a cycle of a report.
  static func words(_ cycle: [String], _ report: Report, _ reading: Reading) -> [String] {
    cycle.filter { reading.folded[$0] == nil }
      .map { report.closures.contains($0) ? "closure" : $0 }
      .sorted()
  }

  private static func word(_ object: Snapshot.Object) -> String {
    object.name ?? (object.kind == .closure ? "closure" : object.type)
  }
}

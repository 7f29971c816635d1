internal import RefGraph

/// Provisional.
enum GraphChecks {
  static func retainCycles(in snapshot: Snapshot, except baseline: LeakBaseline) -> [Finding] {
    RetainCycles(in: snapshot).cycles.map { cycle in
      Finding(severity: .failure, message: "a retain cycle of \(cycle.objects.count) objects")
    }
  }

  static func missingCycle(through names: [String], in snapshot: Snapshot) -> [Finding] {
    let ids = names.compactMap { snapshot.object(named: $0)?.id }
    let isThere = RetainCycles(in: snapshot).cycles.contains { cycle in
      ids.allSatisfy(cycle.objects.contains)
    }
    return isThere && ids.count == names.count
      ? [] : [Finding(severity: .failure, message: "no retain cycle through \(names)")]
  }

  static func owners(of name: String, expected: [String], in snapshot: Snapshot) -> [Finding] {
    snapshot.object(named: name) == nil
      ? [Finding(severity: .failure, message: "no object is called \(name)")] : []
  }

  static func unreleased(_ names: [String], in snapshot: Snapshot) -> [Finding] {
    names.filter { snapshot.object(named: $0) != nil }.map {
      Finding(severity: .failure, message: "\($0) is not released")
    }
  }
}

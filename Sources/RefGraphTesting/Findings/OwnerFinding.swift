internal import RefGraph
internal import RefGraphReports

/// What there is to say where an object has other owners than those expected.
struct OwnerFinding {
  private let name: String
  private let expected: [ObjectID]
  private let graph: TestedGraph

  init(_ name: String, expected: [String], _ graph: TestedGraph) {
    self.name = name
    self.expected = expected.flatMap(graph.objects)
    self.graph = graph
  }

  /// One, or none where the owners are those expected. What holds the object itself from outside of a
  /// capture may be the test's own variable, and is left out.
  func findings() -> [Finding] {
    let objects = graph.objects(name)
    let found = Owners(of: objects, in: graph.snapshot)
    let owners = found.permanent + found.temporary.filter { !found.permanent.contains($0) }
    let missing = expected.filter { !owners.contains($0) }
    let own = Set(graph.snapshot.roots.filter(\.isUnseen).map(\.object)).intersection(objects)
    let surplus = owners.filter { !expected.contains($0) && !own.contains($0) }
    guard !missing.isEmpty || !surplus.isEmpty else { return [] }
    let parts = [
      missing.isEmpty ? nil : "not owned by \(names(missing))",
      surplus.isEmpty ? nil : "owned by \(names(surplus))",
    ]
    let headline =
      "\(VisibleText.escaping(name)) is "
      + parts.compactMap(\.self).joined(separator: ", and it is ") + ", against what was expected."
    let report = SnapshotReport(of: graph.snapshot(due: objects))
    return [
      Finding(
        severity: .failure,
        message: [headline, report.dueText()].joined(separator: "\n\n"),
        diagram: FindingDiagram.text(report.analysis, focus: objects.first, answer: headline)
      )
    ]
  }

  private func names(_ objects: [ObjectID]) -> String {
    Listing.text(
      objects.map { VisibleText.escaping(graph.snapshot.object($0)?.handle ?? "object \($0)") }
    )
  }
}

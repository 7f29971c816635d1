internal import RefGraph

/// A snapshot by the names that a test knows.
struct TestedGraph {
  /// The graph, with a name for everything.
  let snapshot: Snapshot
  private let rewriting: GraphRewriting
  private let source: Snapshot

  /// Where everything has a name, the order stays as it is. Linear.
  init(_ source: Snapshot) {
    self.source = source
    let named = source.objects.filter { $0.name != nil }
    rewriting =
      named.count == source.objectCount
      ? GraphRewriting(keepingOrderOf: source)
      : GraphRewriting(
        of: source,
        from: named.sorted { ($0.handle, $0.id) < ($1.handle, $1.id) }.map(\.id)
      )
    snapshot = rewriting.snapshot()
  }

  /// The same graph, with these objects due.
  func snapshot(due: [ObjectID]) -> Snapshot {
    rewriting.snapshot(due: due)
  }

  /// The objects that were given this name, those that are gone as well.
  func objects(_ name: String) -> [ObjectID] {
    let alive = source.objects.filter { $0.name == name }.map(\.id)
    return (alive + source.released.filter { $0.name == name }.map(\.id)).map(rewriting.identity)
  }

  /// A finding for each name that nothing has or had.
  func unknown(_ names: [String]) -> [Finding] {
    names.filter { objects($0).isEmpty }.map { name in
      failure("Nothing here is called \(VisibleText.escaping(name)).", suggestion(for: name))
    }
  }

  private static let listLimit = 12

  private func suggestion(for name: String) -> String {
    let known = Set(source.objects.lazy.compactMap(\.name) + source.released.compactMap(\.name))
    if let nearest = NearestName.nearest(to: name, among: known) {
      return "Did you mean \(VisibleText.escaping(nearest))?"
    }
    guard !known.isEmpty else { return "Nothing has a name." }
    let names = known.sorted().prefix(Self.listLimit).map { VisibleText.escaping($0) }
    let rest = known.count - names.count
    return "Named are: \(names.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")."
  }

  /// A failure that is about the whole graph.
  func failure(_ headline: String, _ block: String) -> Finding {
    Finding(
      severity: .failure,
      message: [headline, block].joined(separator: "\n"),
      diagram: FindingDiagram.text(SnapshotAnalysis(of: snapshot), focus: nil, answer: headline)
    )
  }
}

import RefGraph
import Testing

/// A snapshot drawn in the notation, with objects by name and references as the notation writes
/// them.
struct AnalysedGraph {
  let snapshot: Snapshot
  let analysis: SnapshotAnalysis

  init(_ notation: String, frameworkFacts: [String: String] = [:]) throws {
    var graph = try TestGraph(notation)
    for index in graph.arrows.indices {
      graph.arrows[index].fact = frameworkFacts[graph.arrows[index].label]
    }
    snapshot = try graph.snapshot()
    analysis = SnapshotAnalysis(of: snapshot)
  }

  func id(_ name: String) throws -> ObjectID { try #require(snapshot.object(named: name)).id }

  func name(_ id: ObjectID) -> String { snapshot.object(id)?.handle ?? "no \(id)" }

  func names(_ ids: [ObjectID]) -> [String] { ids.map { name($0) } }

  func references(_ label: String) -> [Snapshot.Reference] {
    snapshot.objects.flatMap(\.references).filter { $0.label == label }
  }

  /// A path as one line: the root's object and the labels to follow.
  func path(to name: String) throws -> String? {
    guard let path = analysis.retainPath(to: try id(name)) else { return nil }
    let steps = path.references.map { " .\($0.label) \(self.name($0.target.id))" }.joined()
    return "\(path.root.lifetime.word) \(self.name(path.root.object))\(steps)"
  }
}

import RefGraph
import Testing

/// What must not matter does not: no oracle needed.
struct MetamorphicTests {
  /// What an analysis says, with objects by name and no order where the order is the input's.
  private struct Summary: Equatable {
    var verdicts: [String: String] = [:]
    var cycles: Set<String> = []
    var owners: Set<String> = []
    var holding: [String: Set<String>] = [:]
    var leaks: Set<String> = []
    var pathLengths: [String: Int] = [:]

    init(_ graph: TestGraph, name: @escaping (String) -> String = { $0 }) throws {
      let snapshot = try graph.snapshot()
      let analysis = SnapshotAnalysis(of: snapshot)
      let named = { (id: ObjectID) in name(snapshot.object(id)?.handle ?? "?") }
      let set = { (ids: [ObjectID]) in ids.map(named).sorted().joined(separator: " ") }
      for verdict in analysis.verdicts {
        let isCertain = verdict.certainty == .certain ? "certainly" : "possibly"
        verdicts[named(verdict.object)] =
          "\(isCertain) \(verdict.kind) then \(verdict.then?.rawValue ?? "nothing")"
      }
      for cycle in analysis.cycles.cycles + analysis.cycles.balanced {
        cycles.insert("\(set(cycle.objects)) \(cycle.status) \(cycle.loop.count)")
      }
      owners = Set(analysis.owners.permanent.map(named)).union(
        analysis.owners.temporary.map { "temporary " + named($0) }
      )
      for object in snapshot.objects {
        let references = analysis.holdingReferences(of: object.id).references
        holding[named(object.id)] = Set(
          references.map {
            "\($0.effect) \(named($0.reference.source.id)) \(named($0.reference.target.id))"
          }
        )
        pathLengths[named(object.id)] = analysis.retainPath(to: object.id)?.references.count
      }
      leaks = Set(analysis.reachability.unreached().map(named))
    }
  }

  @Test
  func `references that do not own change nothing`() throws {
    for seed in UInt64(0)..<80 {
      var random = SplitMix(seed: seed)
      let graph = TestGraph.random(seed: seed)
      var other = graph
      other.arrows.removeAll { !Oracle.owns($0) && Bool.random(using: &random) }
      for number in 0..<5 {
        let arrow = TestGraph.Arrow(
          from: graph.names.indices.randomElement(using: &random) ?? 0,
          to: graph.names.indices.randomElement(using: &random) ?? 0,
          label: "extra\(number)",
          strength: [.weak, .unowned, .unmanaged].randomElement(using: &random) ?? .weak
        )
        other.arrows.insert(arrow, at: Int.random(in: 0...other.arrows.count, using: &random))
      }
      #expect(try Summary(graph) == Summary(other), "seed \(seed)\n\(graph)")
    }
  }

  @Test
  func `other names and another order change nothing but names and order`() throws {
    for seed in UInt64(0)..<80 {
      var random = SplitMix(seed: seed)
      let graph = TestGraph.random(seed: seed)
      let places = graph.names.indices.shuffled(using: &random)
      var other = graph
      for (node, place) in places.enumerated() {
        other.names[place] = "renamed-\(graph.names[node])"
      }
      for index in other.arrows.indices {
        other.arrows[index].from = places[graph.arrows[index].from]
        other.arrows[index].to = places[graph.arrows[index].to]
      }
      other.arrows.shuffle(using: &random)
      other.roots = graph.roots.map { .init(node: places[$0.node], lifetime: $0.lifetime) }
      other.roots.shuffle(using: &random)
      other.due = graph.due.map { places[$0] }.shuffled(using: &random)
      let renamed = try Summary(other) { String($0.dropFirst("renamed-".count)) }
      #expect(try Summary(graph) == renamed, "seed \(seed)\n\(graph)")
    }
  }
}

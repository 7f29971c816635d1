import RefGraph
import Testing

struct ReachabilityTests {
  @Test
  func `the longer lifetime holds, and what only may own counts if it is asked to`() throws {
    let graph = try AnalysedGraph(
      """
      root app: App
      root pool: Pool temporary
      pool.both -> both
      app.both -> both
      pool.text -> text
      app.word -[conservative]-> found
      found.next -> next
      app.lost ~> lost
      """
    )
    func holders(_ owning: OwningStrengths) -> [RootLifetime?] {
      let reachability = Reachability(of: graph.snapshot, owning: owning)
      return graph.snapshot.objects.map { reachability.holder(of: $0.id) }
    }
    #expect(
      graph.snapshot.objects.map(\.handle) == [
        "app", "pool", "both", "text", "found", "next", "lost",
      ]
    )
    #expect(
      holders(.strongAndConservative) == [
        .permanent, .temporary, .permanent, .temporary, .permanent, .permanent, nil,
      ]
    )
    #expect(
      holders(.strong) == [.permanent, .temporary, .permanent, .temporary, nil, nil, nil]
    )
    let reachability = graph.analysis.reachability
    #expect(try reachability.isReached(graph.id("both"), from: .temporary))
    #expect(graph.names(reachability.unreached()) == ["lost"])
    #expect(reachability.holder(of: ObjectID(1)) == nil)
    #expect(!reachability.isReached(ObjectID(1), from: .permanent))
  }
}

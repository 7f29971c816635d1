import RefGraph
import Testing

struct OwnersTests {
  @Test
  func `owners are listed once for each lifetime, in the order of the roots`() throws {
    var graph = try TestGraph(
      """
      root pool: Pool temporary
      root runLoop: RunLoop
      root app: App
      root page: Page temporary
      root other: Other
      runLoop.timers -> timer
      timer.target -> page
      app.page -> page
      pool.page -> page
      other.page ~> page
      """
    )
    graph.roots.append(.init(node: 1, lifetime: .temporary))
    let snapshot = try graph.snapshot()
    let owners = Owners(of: [graph.id(4), graph.id(5)], in: snapshot)
    #expect(
      snapshot.objects.map(\.handle).prefix(6) == [
        "pool", "runLoop", "app", "page", "other", "timer",
      ]
    )
    let page = Owners(of: [graph.id(3)], in: snapshot)
    #expect(page.permanent == [graph.id(1), graph.id(2)])
    #expect(page.temporary == [graph.id(0), graph.id(3), graph.id(1)])
    #expect(owners.permanent == [graph.id(1), graph.id(4)])
    #expect(owners.temporary == [graph.id(1)])
    #expect(Owners(of: [1], in: snapshot) == Owners(of: [], in: snapshot))
  }
}

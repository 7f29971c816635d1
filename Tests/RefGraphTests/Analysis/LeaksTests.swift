import RefGraph
import Testing

struct LeaksTests {
  @Test
  func `leaks are grouped by the cycles and orphans that keep them`() throws {
    let graph = try AnalysedGraph(
      """
      root app: App
      app.alive -> alive
      shared.x -> shared2
      a.b -> b
      b.a -> a
      a.alive -> alive
      a.shared -> shared
      a.c -> c
      c.self -> c
      c.shared -> shared
      c.tail -> tail
      orphan.tail -> tail
      orphan.own -> own
      """
    )
    let leaks = graph.analysis.leaks
    #expect(leaks.groups.map { graph.names($0.head) } == [["a", "b"], ["c"], ["orphan"]])
    #expect(
      leaks.groups.map { graph.names($0.behind) } == [["shared", "shared2"], ["tail"], ["own"]]
    )
    #expect(leaks.groups.map { $0.cycle?.objects.count } == [2, 1, nil])
    #expect(leaks.objectCount == 8)
    #expect(leaks == Leaks(in: graph.snapshot))
  }

  @Test
  func `bytes that no number can hold stop at the largest`() throws {
    var builder = Snapshot.Builder()
    try builder.addObject(1, type: "Map", size: .max - 1)
    try builder.addObject(2, type: "Map", size: 2)
    let leaks = Leaks(in: builder.build())
    #expect(leaks.groups.map(\.byteCount) == [.max - 1, 2])
    #expect(leaks.byteCount == .max)
  }

  @Test
  func `where everything is held there is no leak`() throws {
    let graph = try AnalysedGraph("root app: App\napp.page -> page\npage.app -> app")
    #expect(graph.analysis.leaks == Leaks(in: Snapshot.Builder().build()))
  }
}

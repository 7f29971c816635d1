import RefGraph
import Testing

struct RetainPathTests {
  @Test
  func `a permanent root is preferred to a nearer temporary one`() throws {
    let graph = try AnalysedGraph(
      """
      root pool: Pool temporary
      root app: App
      pool.first -> page
      app.window -> nav
      nav.top -> page
      """
    )
    #expect(try graph.path(to: "page") == "permanent app .window nav .top page")
  }

  @Test
  func `of equally short paths the first in the order of roots and references is taken`() throws {
    let graph = try AnalysedGraph(
      """
      root b: Root
      root a: Root
      a.early -> page
      b.weak ~> page
      b.one -> x
      b.two -> page
      b.three -> page
      """
    )
    #expect(try graph.path(to: "page") == "permanent b .two page")
  }

  @Test
  func `the last reference of a path is known without the path`() throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      let snapshot = try TestGraph.random(seed: seed).snapshot()
      let analysis = SnapshotAnalysis(of: snapshot)
      for object in snapshot.objects {
        let path = analysis.retainPath(to: object.id)
        #expect(
          analysis.lastReference(onPathTo: object.id) == path?.references.last,
          "seed \(seed), \(object.handle)"
        )
      }
    }
  }

  @Test
  func `what a root keeps itself has a path without references`() throws {
    let graph = try AnalysedGraph("root app: App temporary\napp.me -> app")
    #expect(try graph.path(to: "app") == "temporary app")
  }

  @Test
  func `what no root reaches has no path`() throws {
    let graph = try AnalysedGraph("root app: App\napp.page ~> page\npage.me -> page")
    #expect(try graph.path(to: "page") == nil)
    #expect(graph.analysis.retainPath(to: 1) == nil)
  }

  @Test
  func `the objects of a path begin with that of the root`() throws {
    let graph = try AnalysedGraph("root app: App\napp.nav -> nav\nnav.top -> page")
    let path = try #require(graph.analysis.retainPath(to: graph.id("page")))
    #expect(graph.names(path.objects()) == ["app", "nav", "page"])
  }
}

struct RetainPathFoldingTests {
  @Test(
    arguments: [
      (["items", "3"], ["items[3]"]),
      (["items", "[3]"], ["items[3]"]),
      (["items", "key"], ["items.key"]),
      (["items", ""], ["items"]),
      (["", "3"], ["[3]"]),
      (["rows", "1", "2"], ["rows[1][2]"]),
    ]
  )
  func `storage is folded into the label before it`(labels: [String], folded: [String]) throws {
    let steps = try Self.path(labels).folded()
    #expect(steps.map(\.label) == folded)
    #expect(steps.map(\.references.count) == [labels.count])
    #expect(steps.last?.target == 100)
  }

  @Test
  func `storage that was asked for stays, and so does what lies before it`() throws {
    let path = try Self.path(["items", "0"], endsInStorage: true)
    #expect(path.folded().map(\.label) == ["items[0]"])
    #expect(path.folded().map(\.target) == [100])
  }

  @Test
  func `a path without references has no steps`() throws {
    #expect(try Self.path([]).folded() == [])
  }

  /// A path from an app through storage after storage to an object of identity 100.
  private static func path(_ labels: [String], endsInStorage: Bool = false) throws -> RetainPath {
    var builder = Snapshot.Builder()
    let ids = labels.indices.dropFirst().map { ObjectID(UInt64($0)) }
    try builder.addObject(99, type: "App")
    for id in ids { try builder.addObject(id, type: "_ContiguousArrayStorage", kind: .storage) }
    try builder.addObject(100, type: "Page", kind: endsInStorage ? .storage : .instance)
    for (label, ends) in zip(labels, zip([99] + ids, ids + [100])) {
      try builder.addReference(from: ends.0, to: ends.1, label: label, strength: .strong)
    }
    try builder.addRoot(labels.isEmpty ? 100 : 99, lifetime: .permanent)
    return try #require(RetainPaths(in: builder.build()).path(to: 100))
  }
}

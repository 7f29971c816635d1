import Testing

@testable import RefGraph

struct VerdictTests {
  private func verdicts(_ graph: AnalysedGraph) -> [String] {
    graph.analysis.verdicts.map { verdict in
      let then = verdict.then.map { ", then \($0.rawValue)" } ?? ""
      return switch verdict.certainty {
      case .certain: "\(verdict.handle) \(verdict.kind.rawValue)\(then)"
      case .possibly(let references):
        "\(verdict.handle) possibly \(verdict.kind.rawValue)\(then) by "
          + references.map(\.label).joined(separator: ", ")
      }
    }
  }

  @Test
  func `each due object gets its verdict, in the order of being due`() throws {
    let graph = try AnalysedGraph(
      """
      root app: App
      root transition: Transition temporary
      app.cache -> cached
      transition.from -> page
      page.title -> title
      transition.to -> ring
      ring.self -> ring
      lost.self -> lost
      lost.tail -> tail
      due title, ring, cached, tail, app
      """
    )
    #expect(
      verdicts(graph) == [
        "title temporarily-held", "ring temporarily-held, then leaked", "cached abandoned",
        "tail leaked", "app abandoned",
      ]
    )
  }

  @Test
  func `a released object is released, with what is known of it as evidence`() throws {
    var builder = Snapshot.Builder()
    let page = Snapshot.ReleasedObject(id: 3, name: nil, type: "Page")
    try builder.addReleased(.init(id: 2, name: "other", type: "Page"))
    try builder.addReleased(page)
    try builder.markDue(3)
    let verdicts = Verdicts(of: builder.build())
    #expect(
      Array(verdicts) == [
        Verdict(
          object: 3,
          name: nil,
          type: "Page",
          kind: .released,
          then: nil,
          certainty: .certain
        )
      ]
    )
    #expect(verdicts.first?.handle == "Page#3")
    #expect(verdicts.evidence(for: 3) == .gone(page))
    #expect(verdicts.evidence(for: 2) == nil)
    #expect(verdicts[ObjectID(2)] == nil)
  }

  @Test
  func `evidence of being alive is a path, and of a leak a closed set with the nearest cycle`()
    throws
  {
    let graph = try AnalysedGraph(
      """
      root app: App
      app.page -> page
      far.self -> far
      far.next -> near
      near.self -> near
      near.tail -> tail
      orphan.lone -> lone
      due page, tail, lone
      """
    )
    let evidence = try ["page", "tail", "lone"].map {
      graph.analysis.verdicts.evidence(for: try graph.id($0))
    }
    let near = try graph.id("near")
    #expect(
      evidence == [
        graph.analysis.retainPath(to: try graph.id("page")).map { .path($0) },
        .closedSet(
          try ["far", "near", "tail"].map { try graph.id($0) },
          behind: graph.analysis.cycles.cycle(containing: near)
        ),
        .closedSet(try ["orphan", "lone"].map { try graph.id($0) }, behind: nil),
      ]
    )
  }

  @Test
  func `a verdict is only possible where conservative references decide it`() throws {
    let graph = try AnalysedGraph(
      """
      root app: App
      root pool: Pool temporary
      app.word -[conservative]-> a
      a.x -> b
      pool.b -> b
      pool.c -> c
      c.noise -[conservative]-> c
      app.d -> d
      app.e -[conservative]-> d
      f.noise -[conservative]-> f
      due a, b, c, d, f
      """
    )
    #expect(
      verdicts(graph) == [
        "a possibly abandoned by word", "b possibly abandoned by word",
        "c possibly temporarily-held, then leaked by noise", "d abandoned", "f leaked",
      ]
    )
  }
}

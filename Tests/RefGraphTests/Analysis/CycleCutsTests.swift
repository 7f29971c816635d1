import RefGraph
import Testing

struct CycleCutsTests {
  private func cuts(_ notation: String) throws -> (AnalysedGraph, CycleCuts) {
    let graph = try AnalysedGraph(notation)
    let cycle = try #require(RetainCycles(in: graph.snapshot).cycles.first)
    return (graph, CycleCuts(of: cycle, in: graph.snapshot))
  }

  @Test
  func `each cut of a lone loop releases it and what hangs behind, from its target on`() throws {
    let (graph, cuts) = try cuts(
      "page.onSave -> block\nblock.self -> page\npage.image -> image"
    )
    #expect(cuts.cuts.map { $0.reference.label } == ["onSave", "self"])
    #expect(
      cuts.cuts.map { graph.names($0.released) } == [
        ["block", "page", "image"], ["page", "block", "image"],
      ]
    )
  }

  @Test
  func `a cut of two loops that share an object releases only what the other does not keep`() throws
  {
    let (graph, cuts) = try cuts("a.b -> b\nb.a -> a\na.c -> c\nc.a -> a")
    #expect(cuts.cuts.map { $0.reference.label } == ["b", "a"])
    #expect(cuts.cuts.map { graph.names($0.released) } == [["b"], []])
    #expect(cuts.leading(for: try ["b"].map { try graph.id($0) })?.reference.label == "b")
    #expect(cuts.leading(for: try ["a", "c"].map { try graph.id($0) }) == nil)
  }

  @Test
  func `among equal cuts the last of the loop leads`() throws {
    let (graph, cuts) = try cuts("a.b -> b\nb.c -> c\nc.a -> a")
    #expect(
      cuts.leading(for: try ["a", "b", "c"].map { try graph.id($0) })?.reference.label == "a"
    )
  }

  @Test
  func `among equal cuts a field leads before an element of a collection`() throws {
    var builder = Snapshot.Builder()
    let (child, page) = (ObjectID(1), ObjectID(2))
    try builder.addObject(child, type: "Page", name: "child")
    try builder.addObject(page, type: "Page", name: "page")
    try builder.addReference(from: child, to: page, label: "parent", strength: .strong)
    try builder.addReference(from: page, to: child, label: "children[0]", strength: .strong)
    let snapshot = builder.build()
    let cycle = try #require(RetainCycles(in: snapshot).cycles.first)
    #expect(cycle.loop.map(\.label) == ["parent", "children[0]"])
    let leading = CycleCuts(of: cycle, in: snapshot).leading(for: [child, page])
    #expect(leading?.reference.label == "parent")
  }
}

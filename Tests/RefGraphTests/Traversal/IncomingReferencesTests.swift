import RefGraph
import Testing

struct IncomingReferencesTests {
  @Test
  func `references of every strength come in, in the order of their sources and rows`() throws {
    let graph = try AnalysedGraph(
      """
      let page: Page
      nav.top -> page
      block.self ~> page
      page.me -[unowned]-> page
      nav.cached -> page
      nav.block -> block
      """
    )
    let incoming = IncomingReferences(of: graph.snapshot)
    #expect(
      try incoming[graph.id("page")].map(\.description) == [
        "page.me -[unowned]-> page", "nav.top -> page", "nav.cached -> page", "block.self ~> page",
      ]
    )
    #expect(try incoming[graph.id("nav")].isEmpty)
    #expect(incoming[ObjectID(1)].isEmpty)
  }
}

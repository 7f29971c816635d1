import RefGraph
import Testing

struct RetainCycleTests {
  @Test
  func `a cycle that a root reaches is held, one that none reaches is leaked`() throws {
    let graph = try AnalysedGraph(
      """
      root app: App
      root frame: Frame temporary
      app.page -> page
      page.onSave -> block
      block.self -> page
      page.image -> image
      frame.timer -> timer
      timer.target -> timer
      lost.parent -> child
      child.lost -> lost
      """
    )
    let cycles = graph.analysis.cycles.cycles
    #expect(
      cycles.map { graph.names($0.objects) } == [["page", "block"], ["timer"], ["lost", "child"]]
    )
    #expect(cycles.map(\.status) == [.held(by: .permanent), .held(by: .temporary), .leaked])
    #expect(
      cycles.map { $0.loop.map(\.description) } == [
        ["page.onSave -> block", "block.self -> page"],
        ["timer.target -> timer"],
        ["lost.parent -> child", "child.lost -> lost"],
      ]
    )
    #expect(cycles.allSatisfy { $0.isLoopProvedShortest && !$0.isPossible })
    #expect(graph.analysis.cycles.cycle(containing: try graph.id("block")) == cycles[0])
    #expect(graph.analysis.cycles.cycle(containing: try graph.id("image")) == nil)
  }

  @Test
  func `references that do not own close no cycle`() throws {
    let graph = try AnalysedGraph(
      "a.x -> b\nb.x ~> a\nb.y -[unowned]-> a\nb.z -[unmanaged]-> a"
    )
    #expect(graph.analysis.cycles.cycles == [])
  }

  @Test
  func `a cycle that hangs on a conservative reference is possible, beside the certain one in it`()
    throws
  {
    let graph = try AnalysedGraph(
      """
      a.x -> b
      b.x -> a
      b.y -> c
      c.word -[conservative]-> a
      c.noise -[conservative]-> c
      """
    )
    let cycles = graph.analysis.cycles.cycles
    #expect(cycles.map { graph.names($0.objects) } == [["a", "b"], ["a", "b", "c"]])
    #expect(cycles.map(\.isPossible) == [false, true])
    #expect(cycles[1].conservativeReferences == graph.references("word"))
    #expect(
      cycles[1].loop.map(\.description) == [
        "a.x -> b", "b.y -> c", "c.word -[conservative]-> a",
      ]
    )
    #expect(graph.analysis.cycles.cycle(containing: try graph.id("a")) == cycles[0])
    #expect(graph.analysis.cycles.cycle(containing: try graph.id("c")) == cycles[1])
  }

  private static let presentation = """
    root app: App
    app.root -> nav
    nav.sheet -> presentation
    presentation.presenting -> nav
    """
  private static let facts = [
    "sheet": "viewController.presentationController",
    "presenting": "presentationController.presentingViewController",
  ]

  @Test
  func `a cycle of framework references that a verb takes down is balanced`() throws {
    let graph = try AnalysedGraph(Self.presentation, frameworkFacts: Self.facts)
    #expect(graph.analysis.cycles.cycles == [])
    let balanced = graph.analysis.cycles.balanced
    #expect(balanced.map { graph.names($0.objects) } == [["nav", "presentation"]])
    #expect(balanced.map(\.status) == [.balanced])
  }

  @Test(arguments: [
    presentation + "\ndue presentation",
    presentation + "\nnav.cache -> presentation\npresentation.owner -> nav",
  ])
  func `it is a finding if one of it is due, or if other references close it too`(
    notation: String
  ) throws {
    let graph = try AnalysedGraph(notation, frameworkFacts: Self.facts)
    #expect(graph.analysis.cycles.cycles.map(\.status) == [.held(by: .permanent)])
    #expect(graph.analysis.cycles.balanced == [])
  }

  @Test
  func `it is leaked if no root reaches it: nobody is left to call the verb`() throws {
    let graph = try AnalysedGraph(
      Self.presentation.replacing("root app", with: "let app").replacing("app.root", with: "app.w")
        .replacing("app.w -> nav", with: "app.w ~> nav"),
      frameworkFacts: Self.facts
    )
    #expect(graph.analysis.cycles.cycles.map(\.status) == [.leaked])
  }
}

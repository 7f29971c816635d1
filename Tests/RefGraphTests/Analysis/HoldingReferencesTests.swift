import RefGraph
import Testing

struct HoldingReferencesTests {
  private static let reminders = """
    root delegate: SceneDelegate
    delegate.window -> window
    window.rootViewController -> nav
    nav.viewControllers -> list
    list.currentDetail -> detail
    detail.onSave -> block
    """

  private func holding(_ graph: AnalysedGraph, _ name: String) throws -> [String] {
    graph.analysis.holdingReferences(of: try graph.id(name)).references.map {
      "\($0.effect.rawValue): \($0.reference)"
    }
  }

  @Test
  func `every reference of a lone path holds, and each cut releases`() throws {
    let graph = try AnalysedGraph(Self.reminders)
    #expect(
      try holding(graph, "detail") == [
        "releases: delegate.window -> window",
        "releases: window.rootViewController -> nav",
        "releases: nav.viewControllers -> list",
        "releases: list.currentDetail -> detail",
      ]
    )
  }

  @Test
  func `a cycle behind a cut keeps the object, from there to the roots`() throws {
    let graph = try AnalysedGraph(Self.reminders + "\nblock.self -> list")
    #expect(
      try holding(graph, "detail") == [
        "would leak: delegate.window -> window",
        "would leak: window.rootViewController -> nav",
        "would leak: nav.viewControllers -> list",
        "releases: list.currentDetail -> detail",
      ]
    )
    #expect(
      try holding(graph, "nav") == [
        "releases: delegate.window -> window", "releases: window.rootViewController -> nav",
      ]
    )
  }

  @Test
  func `parallel references hide each other, and so do two roots`() throws {
    let parallel = try AnalysedGraph("root app: App\napp.a -> x\napp.b -> x\nx.only -> page")
    #expect(try holding(parallel, "x") == [])
    #expect(try holding(parallel, "page") == ["releases: x.only -> page"])
    let roots = try AnalysedGraph(
      "root app: App\nroot pool: Pool temporary\napp.a -> x\npool.b -> x"
    )
    #expect(try holding(roots, "x") == [])
  }

  @Test
  func `what hangs on a leak as well is not released by any cut`() throws {
    let graph = try AnalysedGraph(
      "root app: App\napp.page -> page\nlost.self -> lost\nlost.page -> page"
    )
    #expect(try holding(graph, "page") == ["would leak: app.page -> page"])
  }

  @Test
  func `what a root keeps itself, or none keeps, is held by no reference`() throws {
    let graph = try AnalysedGraph("root app: App\napp.page ~> page\npage.app -> app")
    #expect(try holding(graph, "app") == [])
    #expect(try holding(graph, "page") == [])
    #expect(graph.analysis.holdingReferences(of: 1).references == [])
  }

  @Test
  func `the leading one is the nearest that releases and that no framework made`() throws {
    let facts = [
      "window": "sceneDelegate.window", "rootViewController": "window.rootViewController",
      "viewControllers": "navigationController.viewControllers",
    ]
    func leading(_ notation: String, _ facts: [String: String], _ name: String) throws -> String? {
      let graph = try AnalysedGraph(notation, frameworkFacts: facts)
      return graph.analysis.holdingReferences(of: try graph.id(name)).leading()?.reference.label
    }
    #expect(try leading(Self.reminders, facts, "detail") == "currentDetail")
    #expect(try leading(Self.reminders, facts, "list") == "viewControllers")
    #expect(try leading(Self.reminders, [:], "list") == "viewControllers")
    let mixed = ["currentDetail": "timer.block", "viewControllers": "timer.block"]
    #expect(try leading(Self.reminders, mixed, "detail") == "rootViewController")
    #expect(try leading(Self.reminders + "\ndetail.self -> detail", facts, "detail") == nil)
  }
}

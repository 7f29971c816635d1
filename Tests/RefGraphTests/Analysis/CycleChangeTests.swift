import RefGraph
import Testing

/// Cycles that last from one snapshot to another, and what is leaked on the way.
struct CycleChangeTests {
  private static let page = """
    root app: App
    page.onSave -> block
    block.self -> page
    page.image -> image
    """

  /// The presenter and the presented as UIKit ties them, in a cycle that dismissal takes down.
  private static let presentation = """
    root app: App
    app.window -> nav
    nav.sheet -> presentation
    presentation.presenting -> nav
    """
  private static let facts = [
    "sheet": "viewController.presentationController",
    "presenting": "presentationController.presentingViewController",
  ]

  private func differences(
    _ one: String,
    _ other: String,
    frameworkFacts: [String: String] = [:]
  ) throws -> (forward: [String], backward: [String]) {
    let before = try AnalysedGraph(one, frameworkFacts: frameworkFacts)
    let after = try AnalysedGraph(other, frameworkFacts: frameworkFacts)
    return (
      lines(SnapshotDifference(from: before.analysis, to: after.analysis), before, after),
      lines(SnapshotDifference(from: after.analysis, to: before.analysis), after, before)
    )
  }

  /// What a difference says of cycles and leaks, each on a line.
  private func lines(
    _ difference: SnapshotDifference,
    _ before: AnalysedGraph,
    _ after: AnalysedGraph
  ) -> [String] {
    difference.newCycles.map { "new \(words($0.status)): \(after.names($0.objects))" }
      + difference.goneCycles.map { "gone \(words($0.status)): \(before.names($0.objects))" }
      + difference.cycleChanges.map {
        "\(words($0.before.status)) > \(words($0.after.status)): \(after.names($0.objects))"
      }
      + difference.leaked.map { "leaked: \(after.name($0))" }
  }

  private func words(_ status: RetainCycle.Status) -> String {
    guard case .held(let lifetime) = status else { return status.word }
    return "held (\(lifetime.word))"
  }

  @Test
  func `a held cycle that its owner drops is changed, and leaks with what hangs behind it`() throws
  {
    let found = try differences(Self.page + "\napp.page -> page", Self.page)
    #expect(
      found.forward == [
        #"held (permanent) > leaked: ["page", "block"]"#,
        "leaked: page", "leaked: block", "leaked: image",
      ]
    )
    #expect(found.backward == [#"leaked > held (permanent): ["page", "block"]"#])
  }

  @Test
  func `a cycle that another lifetime holds is changed, and nothing of it leaks`() throws {
    let found = try differences(
      Self.page.replacing("App", with: "App temporary") + "\napp.page -> page",
      Self.page + "\napp.page -> page"
    )
    #expect(
      found.forward == [
        "held (temporary) > held (permanent): "
          + #"["page", "block"]"#
      ]
    )
  }

  @Test
  func `a cycle that takes in another object is another cycle`() throws {
    let found = try differences(Self.page, Self.page + "\nimage.page -> page")
    #expect(
      found.forward == [
        #"new leaked: ["page", "block", "image"]"#, #"gone leaked: ["page", "block"]"#,
      ]
    )
  }

  @Test
  func `an object that begins its life leaked is newly leaked, one that was is not`() throws {
    let found = try differences("old.self -> old", "old.self -> old\nnew.self -> new")
    #expect(found.forward == [#"new leaked: ["new"]"#, "leaked: new"])
    #expect(found.backward == [#"gone leaked: ["new"]"#])
  }

  @Test
  func `a balanced cycle that comes or goes is neither new nor gone`() throws {
    let found = try differences(
      "root app: App\nlet nav: Nav\nlet presentation: P\napp.window -> nav",
      Self.presentation,
      frameworkFacts: Self.facts
    )
    #expect(found.forward == [])
    #expect(found.backward == ["leaked: presentation"])
  }

  @Test
  func `a balanced cycle is changed when an object of it is due`() throws {
    let found = try differences(
      Self.presentation,
      Self.presentation + "\ndue presentation",
      frameworkFacts: Self.facts
    )
    let objects = #"["nav", "presentation"]"#
    #expect(
      found.forward == ["balanced > held (permanent): \(objects)"]
    )
    #expect(
      found.backward == ["held (permanent) > balanced: \(objects)"]
    )
  }
}

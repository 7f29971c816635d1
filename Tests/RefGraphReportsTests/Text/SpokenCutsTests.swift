import RefGraph
import RefGraphReports
import Testing

/// The sentence about what is due names the references that a picture marks, and no others.
@Suite struct SpokenCutsTests {
  private static func named(in sentence: String) -> [String] {
    sentence.matches(of: #/(?:letting go of|cutting) (.+?) releases /#).map { String($0.1) }
  }

  /// The fields of the arrows that are marked for an object that is due.
  private static func marked(_ arrows: [DiagramPlan.Arrow], due: Set<String>) -> [String] {
    arrows.filter { !due.isDisjoint(with: $0.releases) }
      .map { "\($0.example.source.handle).\($0.example.label)" }
  }

  private static func due(_ report: SnapshotReport) -> Set<String> {
    Set(report.analysis.verdicts.map(\.handle))
  }

  @Test(arguments: ScenarioLibrary.names)
  func `a picture of any moment marks what the sentence names`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    var namedCount = 0
    for number in Exhaustive.numbers(below: scenario.settingCount(), otherwiseOneOf: 3) {
      let timeline = try scenario.play(scenario.setting(number: number))
      let reports = timeline.moments.map { SnapshotReport(of: $0, in: timeline) }
      let series = DiagramSeries(of: [.init(analyses: reports.map(\.analysis))])
      for (report, frame) in zip(reports, series.frames) {
        let named = Set(Self.named(in: report.conclusion()))
        let due = Self.due(report)
        let alone = DiagramPlan(of: report.analysis)
        let inSeries = frame.arrows.compactMap { arrow in
          if case .present(let arrow) = arrow { arrow } else { nil }
        }
        let what = "\(timeline.setting), \(report.analysis.snapshot.caption.moment ?? "")"
        #expect(Set(Self.marked(alone.arrows, due: due)) == named, "\(what)")
        #expect(Set(Self.marked(inSeries, due: due)) == named, "\(what)")
        namedCount += named.count
      }
    }
    if name == "reminders" { #expect(namedCount > 0) }
  }

  @Test func `a leaked cycle has the mark at the reference that the sentence and the list name`()
    throws
  {
    let report = try DrawnReport.drawing(
      """
      let screen: Screen
      let item: Item
      let button: Button
      let block: Block
      screen.navigationItem -> item
      item.leftBarButtonItem -> button
      button.action -> block
      block.self -> screen
      due screen, item, button, block
      """
    )
    let plan = DiagramPlan(of: report.analysis)
    #expect(Self.named(in: report.conclusion()) == ["block.self"])
    #expect(Self.marked(plan.arrows, due: Self.due(report)) == ["block.self"])
    let lines = report.text().split(separator: "\n").map { $0.drop { $0 == " " } }
    let cut = lines.firstIndex { $0.hasPrefix("<- cut here") || $0.contains("  <- cut here") }
    #expect(
      try lines[(#require(cut) - 1)...].prefix(2).joined(separator: " ").contains("block.self")
    )
  }

  @Test func `the list of cycles names the cut for what is due, as the sentence does`() throws {
    // Cutting a.b releases b and what hangs on it; cutting b.a releases nothing, for c keeps a.
    let report = try DrawnReport.drawing(
      "let a: A\nlet b: B\nlet c: C\nlet d: D\na.b -> b\nb.a -> a\na.c -> c\nc.a -> a\nb.d -> d\ndue d"
    )
    #expect(Self.named(in: report.conclusion()) == ["a.b"])
    let marked = Self.marked(DiagramPlan(of: report.analysis).arrows, due: ["d"])
    #expect(marked == ["a.b"])
  }
}

import RefGraph
import RefGraphReports

/// Series of scenarios that are drawn in the notation.
enum DrawnSeries {
  /// All moments of a scenario without its header.
  static func timeline(_ notation: String) throws -> TimelineReport {
    let scenario = try Scenario(parsing: "scenario drawn \"Drawn\"\n\(notation)", file: "drawn")
    return TimelineReport(of: try scenario.play(scenario.defaultSetting))
  }

  /// A page that comes, and leaks when it goes.
  static let leak = """
    root app: App permanent
    moment made
    let page: Page
    let onSave: Closure
    app.page -> page
    page.onSave -> onSave
    onSave.self -> page
    app.last ~> page
    moment shown
    clear app.page
    due page
    moment left
    """

  /// The series of all moments.
  static func series(_ notation: String, groups: [[String]] = []) throws -> DiagramSeries {
    let report = try timeline(notation)
    let named = groups.map { names in
      ObjectGroup(title: names.joined(separator: "+"), objects: names.compactMap { id($0, report) })
    }
    let analyses = report.moments.map(\.analysis)
    return DiagramSeries(of: [.init(analyses: analyses, groups: analyses.map { _ in named })])
  }

  private static func id(_ name: String, _ report: TimelineReport) -> ObjectID? {
    report.moments.lazy.compactMap { $0.object(called: name) }.first
  }
}

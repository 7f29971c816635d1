import RefGraph
import Testing

/// What goes on behind a page, for each way to start it, capture and stop.
@Suite struct BackgroundWorkLogTests {
  /// A line for each combination: source, capture, stop; what the source calls while the page shows;
  /// what goes in viewDidDisappear; what goes after it; and what happens when its time comes again.
  private static let table = """
    timer-block     strong never     | handler runs, updates |                |                           | handler runs, updates
    timer-block     strong disappear | handler runs, updates | handler.deinit | page.deinit               |
    timer-block     weak   never     | handler runs, updates |                | page.deinit               | handler runs
    timer-block     weak   disappear | handler runs, updates | handler.deinit | page.deinit               |
    timer-target    strong never     | updates               |                |                           | updates
    timer-target    strong disappear | updates               |                | page.deinit               |
    timer-target    weak   never     | updates               |                |                           | updates
    timer-target    weak   disappear | updates               |                | page.deinit               |
    one-shot        strong never     |                       |                |                           | handler runs, updates, handler.deinit, page.deinit
    one-shot        strong disappear |                       | handler.deinit | page.deinit               |
    one-shot        weak   never     |                       |                | page.deinit               | handler runs, handler.deinit
    one-shot        weak   disappear |                       | handler.deinit | page.deinit               |
    display-link    strong never     | updates               |                |                           | updates
    display-link    strong disappear | updates               |                | page.deinit               |
    display-link    weak   never     | updates               |                |                           | updates
    display-link    weak   disappear | updates               |                | page.deinit               |
    notification    strong never     | handler runs, updates |                |                           | handler runs, updates
    notification    strong disappear | handler runs, updates | handler.deinit | page.deinit               |
    notification    weak   never     | handler runs, updates |                | page.deinit               | handler runs
    notification    weak   disappear | handler runs, updates | handler.deinit | page.deinit               |
    task            strong never     |                       |                |                           | handler runs, updates, handler.deinit, page.deinit
    task            strong disappear |                       | handler.deinit | page.deinit               |
    task            weak   never     |                       |                | page.deinit               | handler runs, handler.deinit
    task            weak   disappear |                       | handler.deinit | page.deinit               |
    for-await       strong never     | handler runs, updates |                |                           | handler runs, updates
    for-await       strong disappear | handler runs, updates | handler.deinit | page.deinit               |
    for-await       weak   never     | handler runs, updates |                | page.deinit               | handler runs
    for-await       weak   disappear | handler runs, updates | handler.deinit | page.deinit               |
    dispatch-source strong never     | handler runs, updates |                |                           | handler runs, updates
    dispatch-source strong disappear | handler runs, updates | handler.deinit | page.deinit               |
    dispatch-source weak   never     | handler runs, updates |                | page.deinit, handler.deinit |
    dispatch-source weak   disappear | handler runs, updates | handler.deinit | page.deinit               |
    work-item       strong never     |                       |                |                           | handler runs, updates
    work-item       strong disappear |                       |                |                           | handler.deinit, page.deinit
    work-item       weak   never     |                       |                | page.deinit               | handler runs, handler.deinit
    work-item       weak   disappear |                       |                | page.deinit               | handler.deinit
    sink            strong never     | handler runs, updates |                |                           | handler runs, updates
    sink            strong disappear | handler runs, updates | handler.deinit | page.deinit               |
    sink            weak   never     | handler runs, updates |                | page.deinit, handler.deinit |
    sink            weak   disappear | handler runs, updates | handler.deinit | page.deinit               |
    assign          strong never     | updates               |                |                           | updates
    assign          strong disappear | updates               |                | page.deinit               |
    assign          weak   never     | updates               |                |                           | updates
    assign          weak   disappear | updates               |                | page.deinit               |
    """

  private static let rows = table.split(separator: "\n").map(String.init)

  @Test func `there is a row for each combination`() throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: "background-work"))
    #expect(scenario.settingCount() == Self.rows.count)
    #expect(Set(Self.rows.map { $0.prefix { $0 != "|" } }).count == Self.rows.count)
  }

  @Test(arguments: rows)
  func `the work and the page go as the row says`(row: String) throws {
    let columns = row.split(separator: "|", omittingEmptySubsequences: false)
    let setting = columns[0].split(separator: " ").map(String.init)
    let parts = columns.dropFirst().map { column in
      column.split(separator: ",").map { String($0.drop { $0 == " " }) }
        .map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }
    let lines = { (part: [String]) in part.map { "\n  \($0)" }.joined() }
    let stopped = parts[1].map { "  ~ \($0)\n" }.joined()
    let log = try labLog(
      of: "background-work",
      ["source": setting[0], "capture": setting[1], "stop": setting[2]],
      handles: ["home", "page", "handler"]
    )
    #expect(
      log == """
        shown:
        \(PagesApp.launch)
        \(PagesApp.open)\(lines(parts[0]))
        left:
        \(PagesApp.back)
        \(stopped)\(PagesApp.gone)\(lines(parts[2]))
        fired:\(lines(parts[3]))
        """
    )
  }
}

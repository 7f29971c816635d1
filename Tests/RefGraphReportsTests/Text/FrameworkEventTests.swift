import RefGraphReports
import Testing

@testable import RefGraph

/// What frameworks say and pass along, in the log.
@Suite struct FrameworkEventTests {
  /// The report of a play in which a framework passes something to a callback, and warns.
  private func report() throws -> TimelineReport {
    let scenario = try ScenarioLibrary.read(
      Array("scenario s \"A log\"\nroot nav: UINavigationController".utf8),
      file: "s.scenario"
    )
    var model = OwnershipModel()
    let list = model.make("List", name: "list")
    let path = Event.Field(name: "indexPath", value: "0-1")
    model.record(.callback("didSelectItemAt", fields: [path]), of: list)
    model.record(.callback("viewDidLoad"), of: list)
    let place = Event.Place(file: "s.scenario", location: SourceLocation(line: 4, column: 1))
    model.record(.warning("pop nav: the stack is empty", at: place))
    return TimelineReport(
      of: Timeline(
        scenario: scenario,
        setting: scenario.defaultSetting,
        moments: [],
        events: model.events,
        expectations: [],
        predictions: [],
        deepestCascade: 0,
        drops: []
      )
    )
  }

  @Test func `as text`() throws {
    #expect(
      try report().text().hasSuffix(
        """
        * after the last moment
            list.didSelectItemAt indexPath=0-1
            list.viewDidLoad
            s.scenario:4:1: warning: pop nav: the stack is empty

        """
      )
    )
  }

  @Test func `as JSON`() throws {
    let field = #"[{ "name": "indexPath", "value": "0-1" }]"#
    let warning =
      #"{ "event": "warning", "text": "pop nav: the stack is empty", "place": "s.scenario:4:1" }"#
    let json = try report().json()
    let log = try #require(json.split(separator: "\"eventsAfterLastMoment\": ").last)
    #expect(
      log == """
        [
            { "event": "callback", "object": "list", "name": "didSelectItemAt", "fields": \(field) },
            { "event": "callback", "object": "list", "name": "viewDidLoad" },
            \(warning)
          ]
        }

        """
    )
  }
}

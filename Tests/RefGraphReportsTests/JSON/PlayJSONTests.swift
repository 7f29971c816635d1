import RefGraph
import RefGraphReports
import Testing

/// What is written of one small play, whole.
@Suite struct `JSON of a play` {
  private static let text = """
    scenario tiny "A log line each"
    choice capture = weak | strong
    root app: App
    action "Open"
      let page: Page
      app.page -> page
      closure save [page -[capture]-> page]
        event "saved" n=1
      end
      page.save -> save
      call save
    end
    moment open
    due page
    action "Close"
      clear app.page
    end
    moment closed
    expect released page
    """

  private func play(_ capture: String) throws -> Timeline {
    let scenario = try ScenarioLibrary.read(Array(Self.text.utf8), file: "tiny.scenario")
    return try scenario.play(scenario.setting([("capture", capture)]))
  }

  private func report(_ moment: String, _ timeline: Timeline) throws -> SnapshotReport {
    SnapshotReport(of: try #require(timeline.moment(named: moment)), in: timeline)
  }

  @Test func `the first moment has events and no changes`() throws {
    #expect(
      try report("open", play("weak")).json() == """
        {
          "format": "refgraph-report",
          "version": 1,
          "scenario": { "name": "tiny", "title": "A log line each" },
          "setting": { "capture": "weak" },
          "moment": "open",
          "verdicts": [],
          "cycles": [],
          "permanentOwners": [],
          "temporaryOwners": [],
          "leaks": {
            "objectCount": 0,
            "byteCount": 0,
            "groups": []
          },
          "events": [
            { "event": "action", "title": "Open" },
            { "event": "call", "object": "save", "name": "save" },
            { "event": "log", "text": "saved", "fields": [{ "name": "n", "value": "1" }] }
          ],
          "snapshot": {
            "format": "refgraph-snapshot",
            "version": 1,
            "title": "A log line each",
            "source": "tiny",
            "moment": "open",
            "liveness": "captured",
            "objects": [
              { "id": "app", "type": "App" },
              { "id": "page", "type": "Page", "identity": 3 },
              { "id": "save", "type": "closure", "kind": "closure", "identity": 4 }
            ],
            "released": [],
            "roots": [
              { "object": "app", "kind": "permanent" }
            ],
            "references": [
              { "from": "app", "to": "page", "label": "page", "strength": "strong" },
              { "from": "page", "to": "save", "label": "save", "strength": "strong" },
              { "from": "save", "to": "page", "label": "page", "strength": "weak" }
            ],
            "expectReleased": []
          }
        }

        """
    )
  }

  @Test func `a later moment says what changed since the one before`() throws {
    #expect(
      try report("closed", play("strong")).json() == """
        {
          "format": "refgraph-report",
          "version": 1,
          "scenario": { "name": "tiny", "title": "A log line each" },
          "setting": { "capture": "strong" },
          "moment": "closed",
          "verdicts": [
            {
              "object": "page",
              "verdict": "leaked",
              "certainty": "certain",
              "leakGroup": 0
            }
          ],
          "cycles": [
            {
              "objects": ["page", "save"],
              "status": "leaked",
              "loop": [
                { "from": "page", "to": "save", "label": "save", "strength": "strong" },
                { "from": "save", "to": "page", "label": "page", "strength": "strong" }
              ],
              "isLoopProvedShortest": true
            }
          ],
          "permanentOwners": [],
          "temporaryOwners": [],
          "leaks": {
            "objectCount": 2,
            "byteCount": 0,
            "groups": [
              {
                "head": ["page", "save"],
                "behind": [],
                "byteCount": 0
              }
            ]
          },
          "events": [
            { "event": "action", "title": "Close" }
          ],
          "changes": {
            "since": "open",
            "born": [],
            "gone": [],
            "released": [],
            "addedReferences": [],
            "removedReferences": [
              { "from": "app", "to": "page", "label": "page", "strength": "strong" }
            ],
            "begunRoots": [],
            "endedRoots": [],
            "verdictChanges": [
              { "object": "page", "before": null, "after": "leaked" }
            ],
            "leaked": ["page", "save"],
            "newCycles": [],
            "goneCycles": [],
            "cycleChanges": [
              {
                "objects": ["page", "save"],
                "before": { "status": "held", "heldBy": "permanent" },
                "after": { "status": "leaked" },
                "loop": [
                  { "from": "page", "to": "save", "label": "save", "strength": "strong" },
                  { "from": "save", "to": "page", "label": "page", "strength": "strong" }
                ]
              }
            ]
          },
          "snapshot": {
            "format": "refgraph-snapshot",
            "version": 1,
            "title": "A log line each",
            "source": "tiny",
            "moment": "closed",
            "liveness": "captured",
            "objects": [
              { "id": "app", "type": "App" },
              { "id": "page", "type": "Page", "identity": 3 },
              { "id": "save", "type": "closure", "kind": "closure", "identity": 4 }
            ],
            "released": [],
            "roots": [
              { "object": "app", "kind": "permanent" }
            ],
            "references": [
              { "from": "page", "to": "save", "label": "save", "strength": "strong" },
              { "from": "save", "to": "page", "label": "page", "strength": "strong" }
            ],
            "expectReleased": ["page"]
          }
        }

        """
    )
  }

  @Test func `a difference names what only the earlier moment had`() throws {
    let timeline = try play("weak")
    let report = DifferenceReport(
      from: try #require(timeline.moments.first),
      to: try #require(timeline.moments.last),
      in: timeline
    )
    #expect(
      report.json() == """
        {
          "format": "refgraph-difference",
          "version": 1,
          "scenario": { "name": "tiny", "title": "A log line each" },
          "setting": { "capture": "weak" },
          "from": "open",
          "to": "closed",
          "changes": {
            "born": [],
            "gone": ["page", "save"],
            "released": ["page", "save"],
            "addedReferences": [],
            "removedReferences": [
              { "from": "app", "to": "page", "label": "page", "strength": "strong" },
              { "from": "page", "to": "save", "label": "save", "strength": "strong" },
              { "from": "save", "to": "page", "label": "page", "strength": "weak" }
            ],
            "begunRoots": [],
            "endedRoots": [],
            "verdictChanges": [
              { "object": "page", "before": null, "after": "released" }
            ],
            "leaked": [],
            "newCycles": [],
            "goneCycles": [],
            "cycleChanges": []
          }
        }

        """
    )
  }

  @Test func `moments are listed with their verdicts`() throws {
    #expect(
      MomentListing(of: try play("weak")).json() == """
        {
          "format": "refgraph-moments",
          "version": 1,
          "scenario": { "name": "tiny", "title": "A log line each" },
          "setting": { "capture": "weak" },
          "moments": [
            {
              "name": "open",
              "verdicts": []
            },
            {
              "name": "closed",
              "verdicts": [
                { "object": "page", "verdict": "released" }
              ]
            }
          ]
        }

        """
    )
  }

  @Test func `scenarios are listed with their choices`() throws {
    let scenario = try ScenarioLibrary.read(Array(Self.text.utf8), file: "tiny.scenario")
    #expect(
      ScenarioListing(of: [scenario], preambles: ["app"]).json() == """
        {
          "format": "refgraph-scenarios",
          "version": 1,
          "scenarios": [
            {
              "name": "tiny",
              "title": "A log line each",
              "choices": [
                { "name": "capture", "values": ["weak", "strong"] }
              ]
            }
          ],
          "preambles": [
            "app"
          ]
        }

        """
    )
  }

  @Test func `a timeline is a report for each moment, and what happened after the last`() throws {
    let timeline = try play("strong")
    let json = TimelineReport(of: timeline).json()
    let moments = try timeline.moments.map { moment in
      try report(moment.name, timeline).json().split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      .dropLast().map { "    \($0)" }.joined(separator: "\n")
    }
    #expect(
      json == """
        {
          "format": "refgraph-timeline",
          "version": 1,
          "scenario": { "name": "tiny", "title": "A log line each" },
          "setting": { "capture": "strong" },
          "moments": [
        \(moments.joined(separator: ",\n"))
          ],
          "eventsAfterLastMoment": []
        }

        """
    )
  }
}

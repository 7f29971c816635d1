import RefGraph
import RefGraphReports
import Testing

@Suite struct `An evidence record` {
  private func record(
    of text: String = TaughtScenario.text,
    at name: String? = nil
  ) throws -> EvidenceRecord {
    let timeline = try TaughtScenario.timeline(of: text)
    let moment =
      if let name { timeline.moment(named: name) } else {
        EvidenceRecord.stoppingPoint(of: timeline)
      }
    return EvidenceRecord(of: timeline, at: try #require(moment))
  }

  @Test func `is filled from the scenario and its frames`() throws {
    #expect(
      try record().text() == """
        Does the page go?
        scenario page

        Evidence record
          experiment          Page and model: who keeps whom?
          setting             way-back=strong size=small
          stopping point      closing, page.scenario:27, inside Page.close
          trigger action      "Close", which is still going on
          key variables       self = page (Page, strong), in Page.close
                              self.model = model (Model, strong), in Page.close
          call stack          Page.close, control action
                              Close, action
          log order           1 "Close"
                              2 page.close()
                              3 page: closing
          conclusion          page is leaked at closed
          in general          With a strong way back it is not.
          still cannot prove  What else an app holds.

        Where to look in Xcode
          entry           Page.swift, close()
          trigger         Tap Close.
          stopping-point  The first line of close().
          key-variable    self: the page.
          call-stack      close(), then the control.
          log-category    Memory

        """
    )
  }

  @Test func `has nothing that was not recorded`() throws {
    let text = "scenario s \"t\"\nroot app: App\nmoment m"
    #expect(
      try record(of: text).text() == """
        t
        scenario s

        Evidence record
          experiment          not recorded
          setting             not recorded
          stopping point      m, page.scenario:3, no code is running
          trigger action      not recorded
          key variables       not recorded
          call stack          not recorded
          log order           not recorded
          conclusion          not recorded
          in general          not recorded
          still cannot prove  not recorded

        """
    )
    #expect(
      try record(of: text).json() == """
        {
          "format": "refgraph-evidence",
          "version": 1,
          "scenario": { "name": "s", "title": "t" },
          "experiment": null,
          "setting": null,
          "stoppingPoint": { "moment": "m", "file": "page.scenario", "line": 3 },
          "trigger": null,
          "keyVariables": null,
          "callStack": null,
          "log": null,
          "conclusion": null,
          "inGeneral": null,
          "cannotProve": null,
          "whereToLook": null
        }

        """
    )
  }

  @Test func `concludes what its own play shows`() throws {
    let timeline = try TaughtScenario.timeline(["way-back": "weak"])
    let text = EvidenceRecord(of: timeline, at: timeline.moments[2]).text()
    #expect(text.contains("\n  conclusion          page is released at closed\n"))
    #expect(text.contains("\n  in general          With a strong way back it is not.\n"))
  }

  @Test func `has the words about a stopping point there only`() throws {
    #expect(try record(at: "closing").directions.count == 6)
    #expect(try record(at: "open").directions == [])
    #expect(try record(at: "closed").text().contains("Where to look") == false)
  }

  @Test func `stops in running code, or else where something is asked, or else at the end`() throws
  {
    #expect(try record().moment.name == "closing")
    let outside = TaughtScenario.text.replacing("    moment closing\n", with: "")
    #expect(try record(of: outside + "moment later\n").moment.name == "closed")
    let start = try #require(outside.firstRange(of: "predict ")).lowerBound
    #expect(try record(of: outside[..<start] + "moment later\n").moment.name == "later")
  }

  @Test func `tells who led to each frame`() throws {
    let text = """
      scenario s "t"
      type Page: UIViewController
        on viewDidLoad
          call self.start
        end
        on start
          closure block [self ~> self]
            moment ticking
          end
          schedule self.timer with block
          fire self.timer
        end
        on deinit
          moment going
        end
      end
      root scene: Scene
      let window: UIWindow
      scene.window -> window
      let home: Home
      scene.home -> home
      action "Open"
        let page: Page
        set root of window to page
      end
      moment open
      action "Leave"
        invalidate page.timer
        set root of window to home
      end
      moment left
      """
    func entries(_ name: String) throws -> [String] {
      try record(of: text, at: name).callStack.map { "\($0.title): \($0.entry.rawValue)" }
    }
    #expect(
      try entries("ticking") == [
        "closure block: app closure", "fire self.timer: framework", "Page.start: app method",
        "Page.viewDidLoad: UIKit callback", "Open: action",
      ]
    )
    #expect(try entries("going") == ["Page.deinit: deinit", "Leave: action"])
    #expect(try entries("left") == [])
  }
}

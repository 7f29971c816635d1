import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `Mermaid documents` {
  @Test func `a small graph is written as a person would write it`() throws {
    let report = try DrawnReport.drawing(
      """
      root app: App
      let list: List
      app.screen -> list
      action "Open"
        let detail: Detail
        list.detail -> detail
        detail.list -> list
        detail.parent ~> app
        due detail
      end
      """
    )
    #expect(
      report.mermaid() == """
        ---
        title: "Drawn · drawn"
        ---
        flowchart TB
          accTitle: Drawn, drawn
          accDescr: detail is abandoned: app keeps it for good, and letting go of list.detail \
        releases it.
          b0[/"app<br/>App<br/>permanent root"\\]
          b1["list<br/>List"]
          b2["detail<br/>Detail<br/>due · ABANDONED"]
          legend["How to read this<br/>strong: solid line, keeps its target alive<br/>weak: dashed \
        line, keeps nothing, becomes nil<br/>↻ cycle: thick line, they keep each other alive<br/>cut \
        here: without this reference the object goes<br/>permanent root: alive as long as the app \
        runs<br/>due: should be gone by now<br/>ABANDONED: due, and a permanent root still keeps it"]
          b0 -->|"screen"| b1
          b1 ==>|"detail<br/>↻ cycle<br/>✂ cut here releases<br/>detail"| b2
          b2 ==>|"list<br/>↻ cycle"| b1
          b2 -.->|"parent «weak»"| b0
          linkStyle 1,2 stroke:#C2500A,stroke-width:3.5px
          b2 ~~~ legend
          classDef is-abandoned fill:#FFF1C9,stroke:#7A5200,color:#1A1A1A
          classDef is-root fill:#E0F2EC,stroke:#00614A,color:#1A1A1A
          classDef is-plain fill:#FFFFFF,stroke:#333333,color:#1A1A1A
          classDef is-strong stroke-width:3px
          classDef is-note fill:#FFFFFF,stroke:#8A8A8A,color:#1A1A1A,text-align:left
          class b2 is-abandoned
          class b0 is-root
          class b1 is-plain
          class b1,b2 is-strong
          class legend is-note

        """
    )
  }

  @Test func `no objects are said to be none`() {
    let report = SnapshotReport(of: Snapshot.Builder().build())
    #expect(
      report.mermaid() == """
        flowchart TB
          accDescr: Nothing is due to be gone here. 0 objects alive.
          nothing["No objects"]
          classDef is-note fill:#FFFFFF,stroke:#8A8A8A,color:#1A1A1A,text-align:left
          class nothing is-note

        """
    )
  }

  @Test func `groups are subgraphs, one within the other`() throws {
    let report = try DrawnReport.drawing("root a: A\nlet b: B\nlet c: C\na.b -> b\nb.c -> c")
    let ids = report.analysis.snapshot.objects.map(\.id)
    let text = report.mermaid(groups: [
      ObjectGroup(title: "outer", objects: Array(ids[0...1])),
      ObjectGroup(title: "inner \"x\"", objects: [ids[1]]),
    ])
    let lines = text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.contains("subgraph") })
    #expect(
      lines[start..<start + 7] == [
        "  subgraph g1[\"outer\"]",
        "    b0[/\"a<br/>A<br/>permanent root\"\\]",
        "    subgraph g0[\"inner #34;x#34;\"]",
        "      b1[\"b<br/>B\"]",
        "    end",
        "  end",
        "  b2[\"c<br/>C\"]",
      ]
    )
  }

  @Test(arguments: [3, 30, 300, 3_000] as [UInt64])
  func `graphs of any size are well formed, and none is too large to be read`(size: UInt64) throws {
    let grammar = MermaidGrammar(try DrawnReport.crowd(of: size).mermaid())
    #expect(grammar.faults == [])
    #expect(grammar.nodes.count <= DiagramPlan.defaultLimit + 2)
  }

  @Test func `what is left out is counted`() throws {
    let report = try DrawnReport.drawing(
      "root a: A\nlet b: B\nlet c: C\nlet d: D\na.b -> b\nb.c -> c\nc.d -> d"
    )
    let plan = DiagramPlan(of: report.analysis, limit: 1)
    let document = MermaidDocument(DiagramSeries(of: plan), note: .init(hasLegend: false))
    let words = "3 of 4 objects not shown<br/>among them 1 B, 1 C, 1 D"
    #expect(document.text.contains("  hidden[\"\(words)\"]\n"))
    #expect(MermaidGrammar(document.text).faults == [])
  }

  @Test(arguments: ScenarioLibrary.names)
  func `all moments of a scenario are well formed, with ghosts and without`(name: String) throws {
    let scenario = try #require(try ScenarioLibrary.scenario(named: name))
    let timeline = try scenario.play(scenario.defaultSetting)
    let report = TimelineReport(of: timeline)
    for showsReleased in [false, true] {
      let page = report.mermaid(showsReleased: showsReleased)
      let documents = page.split(separator: "```mermaid\n").dropFirst().compactMap {
        $0.split(separator: "```\n").first.map(String.init)
      }
      #expect(documents.count == timeline.moments.count)
      for document in documents { #expect(MermaidGrammar(document).faults == []) }
    }
  }

  @Test func `a ghost stays where it is asked for, and says that it is gone`() throws {
    let text = """
      scenario ghosts "Ghosts"
      root app: App
      let page: Page
      app.page -> page
      moment open
      clear app.page
      moment closed
      """
    let scenario = try Scenario(parsing: text, file: "ghosts.scenario")
    let report = TimelineReport(of: try scenario.play(scenario.defaultSetting))
    let closed = { (page: String) in page.split(separator: "## closed").last.map(String.init) ?? ""
    }
    #expect(!closed(report.mermaid()).contains("Page"))
    let ghosts = closed(report.mermaid(showsReleased: true))
    #expect(ghosts.contains("  b1[\"page<br/>Page<br/>gone\"]\n"))
    #expect(ghosts.contains("  b0 -.->|\"page\"| b1\n"))
    #expect(ghosts.contains("  class b1 is-ghost\n"))
    #expect(ghosts.contains("- **gone:** was there at an earlier moment\n"))
  }
}

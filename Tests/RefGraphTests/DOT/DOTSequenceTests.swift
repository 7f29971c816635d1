import Testing

@testable import RefGraph

@Suite struct DOTSequenceTests {
  private static func frames(
    hasGhosts: Bool = false,
    notes: [DOTDocument.Note] = []
  ) throws -> [[String]] {
    var ids = DrawnMoments()
    let app = "root app: App permanent\nroot pool: Pool temporary"
    let open = app + "\nlet page: Page\napp.page -> page\npage.app ~> app\npool.at0 -> page"
    let snapshots = [
      try ids.snapshot(app), try ids.snapshot(open + "\ndue page"),
      try ids.snapshot("root app: App permanent"),
    ]
    let groups = [
      ObjectGroup(title: "Pages & <b>", objects: [ObjectID(3)]),
      ObjectGroup(title: "All", objects: [ObjectID(1), ObjectID(3)]),
    ]
    let series = DiagramSeries(
      of: [
        .init(
          analyses: snapshots.map { SnapshotAnalysis(of: $0) },
          groups: snapshots.map { _ in groups }
        )
      ]
    )
    return DOTDocument.frames(of: series, notes: notes, hasGhosts: hasGhosts).map { document in
      document.text.split(separator: "\n").map(String.init)
    }
  }

  /// The value of an attribute of a statement.
  private static func value(_ name: String, _ statement: String) -> String? {
    statement.split(separator: "\(name)=").dropFirst().first.map { rest in
      String(rest.prefix { $0 != "," && $0 != "]" && $0 != " " })
    }
  }

  @Test func `what is not there takes its place unseen`() throws {
    let frames = try Self.frames()
    let boxes = frames.map { Array($0[4..<7]) }
    #expect(boxes[0][2] == #"  "page" [label="", style=invis, width=2.2222, height=0.8888]"#)
    #expect(boxes[2][1] == #"  "pool" [label="", style=invis, width=2.0000, height=1.1666]"#)
    #expect(boxes[1][2].contains(#"<b>due · HELD FOR NOW</b>"#) == false)
    #expect(boxes[1][2].contains(#"<b>due · ABANDONED</b>"#))
    // A second line around the box takes four points on each side.
    #expect(Self.value("width", boxes[1][2]) == "2.1111")
    #expect(Self.value("height", boxes[1][2]) == "0.7777")
    #expect(frames[0].contains { $0.hasPrefix(#"  "app" -> "page" [style=invis, label=<<table"#) })
  }

  @Test func `all frames name the same boxes, arrows and frames in the same order`() throws {
    let frames = try Self.frames(notes: [.init(answer: "It is."), .init(setting: "a=b")])
    func ids(_ lines: [String]) -> [String] {
      lines.dropFirst(4).prefix { $0 != "  subgraph cluster_legend {" }
        .map { String($0.split(separator: "[")[0]) }
        .filter { !$0.contains("label=") }
    }
    #expect(ids(frames[0]) == ids(frames[1]))
    #expect(ids(frames[0]) == ids(frames[2]))
    let legends = frames.map { $0.drop { $0 != "  subgraph cluster_legend {" } }
    #expect(legends[0] == legends[1])
    #expect(legends[0] == legends[2])
    let rooms = frames.map {
      Self.value("<td align=\"left\" valign=\"top\" balign=\"left\" width", $0[1])
    }
    #expect(rooms[0] != nil)
    #expect(Set(rooms).count == 1)
  }

  @Test func `groups are frames within frames, and drawn where something is in them`() throws {
    let frames = try Self.frames()
    let clusters = frames.map { lines in
      lines.drop { !$0.contains("subgraph cluster_1") }.prefix { !$0.contains("rank=min") }
        .joined(separator: "\n")
    }
    #expect(
      clusters[1] == #"""
          subgraph cluster_1 {
            label=<&#160;All&#160;>; labeljust=l; labelloc=b; style=rounded; margin=10; fontsize=11; color="#8A8A8A"; fontcolor="#555555"
            subgraph cluster_0 {
              label=<&#160;Pages &amp; &lt;b&gt;&#160;>; labeljust=l; labelloc=b; style=rounded; margin=10; fontsize=11; color="#8A8A8A"; fontcolor="#555555"
              "page";
            }
            "app";
          }
        """#
    )
    #expect(clusters[0].contains("style=invis"))
    #expect(clusters[0].contains("style=rounded"))
  }

  @Test func `ghosts are dotted, and say that they are gone`() throws {
    let page = try Self.frames(hasGhosts: true)[2][6]
    #expect(page.contains("style=\"filled,dotted\""))
    #expect(page.contains("<b>gone</b>"))
    #expect(!page.contains("ABANDONED"))
    let all = try Self.frames(hasGhosts: true)[2].joined(separator: "\n")
    #expect(all.contains(#""app" -> "page" [label=<"#))
    #expect(all.contains("<b>gone</b>: was there at an earlier moment"))
    let hidden = try Self.frames()[2].joined(separator: "\n")
    #expect(!hidden.contains("<b>gone</b>"))
  }
}

import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct LayoutRequestTests {
  /// What stands for a text of a size.
  private static func label(_ width: Int, _ height: Int) -> String {
    "label=<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\" "
      + "fixedsize=\"true\" width=\"\(width)\" height=\"\(height)\"><tr><td></td></tr></table>>"
  }

  /// By hand: the widest line of the first box is "permanent root", 6,781 thousandths of an em in
  /// 11 points with three in a hundred to spare, 14 for its sign, 26 around it; the lines are 17, 15
  /// and 15 points high with 16 around them. The bold "onSave" has 3,557 thousandths, its group 20 more
  /// points. The root has a roof, ten points high. Of the four lines at the arrow of the cut, 14 points
  /// high each with 4 around them, the widest is the bold "✂ cut here releases", 9,449 thousandths with
  /// 10 points around.
  @Test func `asks for boxes, clusters and the room of text, in sizes of its own`() throws {
    let series = try DrawnSeries.series(
      DrawnSeries.leak,
      groups: [["onSave"], ["page", "onSave"]]
    )
    let sketch = DiagramSketch(of: series, hasGhosts: true)
    #expect(
      LayoutRequest(of: sketch).text == """
        digraph places {
          graph [rankdir=TB, newrank=true, nodesep=0.45, ranksep=0.5]
          node [shape=box, fixedsize=true, label="", margin=0]
          edge [arrowhead=none]
          b0 [width=1.6227, height=1.0139]
          b1 [width=1.8970, height=0.9723]
          b2 [width=1.4247, height=0.9723]
          subgraph cluster_1 {
            graph [margin=12, labeljust=l, \(Self.label(94, 18))]
            b1
            subgraph cluster_0 {
              graph [margin=12, labeljust=l, \(Self.label(61, 18))]
              b2
            }
          }
          b0 -> b1 [color="#000000", \(Self.label(36, 18))]
          b0 -> b1 [color="#000001", \(Self.label(73, 18)), constraint=false]
          b1 -> b2 [color="#000002", \(Self.label(53, 32))]
          b2 -> b1 [color="#000003", \(Self.label(118, 60))]
        }

        """
    )
  }

  @Test func `nothing from outside is in it`() throws {
    var builder = Snapshot.Builder()
    let name = "\"]; } <script> \\N \u{202E}"
    try builder.addObject(ObjectID(1), type: name, name: name)
    try builder.addRoot(ObjectID(1), lifetime: .permanent, label: name)
    try builder.addReference(from: ObjectID(1), to: ObjectID(1), label: name, strength: .weak)
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()))
    let group = ObjectGroup(title: name, objects: [ObjectID(1)])
    let series = DiagramSeries(of: plan, groups: [group])
    let request = LayoutRequest(of: DiagramSketch(of: series, hasGhosts: false)).text
    #expect(!request.contains("script"))
    #expect(!request.contains("\\"))
    #expect(!request.contains("\u{202E}"))
  }

  @Test func `roots that nothing owns stand in the first rank`() throws {
    let series = try DrawnSeries.series(
      "root app: App permanent\nroot loop: RunLoop permanent\nroot held: View temporary\n"
        + "app.view -> held\nmoment now"
    )
    let request = LayoutRequest(of: DiagramSketch(of: series, hasGhosts: false)).text
    #expect(request.contains("\n  { rank=min; b0; b1 }\n"))
  }

  @Test func `nothing makes a request for nothing`() {
    let plan = DiagramPlan(of: SnapshotAnalysis(of: Snapshot.Builder().build()))
    let sketch = DiagramSketch(of: DiagramSeries(of: plan), hasGhosts: false)
    #expect(
      LayoutRequest(of: sketch).text == """
        digraph places {
          graph [rankdir=TB, newrank=true, nodesep=0.45, ranksep=0.5]
          node [shape=box, fixedsize=true, label="", margin=0]
          edge [arrowhead=none]
        }

        """
    )
  }
}

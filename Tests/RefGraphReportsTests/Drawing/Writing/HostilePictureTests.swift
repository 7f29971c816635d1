import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `A picture of hostile names` {
  static let names = [
    "<script>alert(1)</script>", "</text></svg><svg onload='x'>", "]]>&lt;&#0;&", #""'`\"#,
    "\u{0}\u{1B}[31m\u{7F}", "\u{202E}right to left\u{2066}", "\u{FFFE}\u{FFFF}\u{E000}",
    "two\nlines\tand\ra return", "\u{2028}\u{2029}\u{FEFF}", "👩‍👩‍👧‍👦 詳細画面 é",
    String(repeating: "VeryLongName", count: 40), "e" + String(repeating: "\u{301}", count: 400),
    "--><!--", "style=\"fill:url(#x)\"", "  ", "",
  ]

  @Test(arguments: names)
  func `is well formed, and has them as text alone`(name: String) throws {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: name, moment: name)
    try builder.addObject(ObjectID(1), type: name, name: name)
    try builder.addObject(ObjectID(2), type: name, name: name)
    try builder.addRoot(ObjectID(1), lifetime: .permanent, label: name)
    try builder.addReference(from: ObjectID(1), to: ObjectID(2), label: name, strength: .strong)
    try builder.addReference(from: ObjectID(2), to: ObjectID(1), label: name, strength: .strong)
    try builder.markDue(ObjectID(2))
    let report = SnapshotReport(of: builder.build())
    let group = ObjectGroup(title: name, objects: [ObjectID(1), ObjectID(2)])
    let svg = try GridRenderer.renderer.svg(of: report, groups: [group])
    let tree = try XMLTree(svg)
    #expect(Set(tree.all.map(\.name)).isSubset(of: Self.elements))
    #expect(tree.all.allSatisfy { Set($0.attributes.keys).isSubset(of: Self.attributes) })
    #expect(tree.all("box").count == 2)
    #expect(tree.all("arrow").count == 2)
    let unsafe = svg.unicodeScalars.filter { $0 != "\n" && VisibleText.escaped($0) != String($0) }
    #expect(unsafe.isEmpty)
    let series = DiagramSeries(of: DiagramPlan(of: report.analysis), groups: [group])
    let stage = try GridRenderer.renderer.stage(of: series, title: name)
    let element = try XMLTree(stage.element)
    #expect(Set(element.all.map(\.name)).isSubset(of: Self.elements))
    #expect(element.all.allSatisfy { Set($0.attributes.keys).isSubset(of: Self.attributes) })
  }

  private static let elements: Set = [
    "svg", "g", "title", "desc", "style", "rect", "path", "text",
  ]

  private static let attributes: Set = [
    "xmlns", "id", "class", "width", "height", "viewBox", "role", "aria-labelledby", "aria-label",
    "x", "y", "rx", "d", "transform", "data-name", "data-source", "data-target",
  ]
}

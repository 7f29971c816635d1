import RefGraph
import Testing

@testable import RefGraphImport

@Suite struct `Snapshots through DOT and back` {
  @Test(arguments: 0..<3_000 as Range<UInt64>)
  func `random ones say the same`(seed: UInt64) throws {
    var random = RandomSnapshot(seed: seed)
    let snapshot = try random.snapshot()
    let text = DOTExchange(snapshot).text()
    let file = try DOTFile(Array(text.utf8), file: "\(seed).dot")
    #expect(SnapshotFacts(file.snapshot) == SnapshotFacts(snapshot), "seed \(seed):\n\(text)")
    #expect(file.snapshot.objects.map(\.id) == snapshot.objects.map(\.id))
    #expect(file.warnings.isEmpty)
    #expect(DOTExchange(file.snapshot).text() == text)
    let isSafe = text.unicodeScalars.allSatisfy {
      $0 == "\n" || ($0.properties.generalCategory != .control && !$0.properties.isBidiControl)
    }
    #expect(isSafe, "seed \(seed):\n\(text)")
  }

  @Test(arguments: Story.all)
  func `stories say the same and have the same verdicts`(_ story: Story) throws {
    let snapshot = try SnapshotFile(story.bytes, file: story.name).snapshot
    let text = DOTExchange(snapshot).text()
    let file = try DOTFile(Array(text.utf8), file: story.name)
    #expect(SnapshotFacts(file.snapshot) == SnapshotFacts(snapshot))
    #expect(Story.Expected(analysisOf: file.snapshot) == story.expected)
    #expect(file.warnings.isEmpty)
  }

  @Test func `a small snapshot is written like this`() throws {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: "Pop & wait", moment: "after-pop", source: nil)
    let app = ObjectID(1), page = ObjectID(2), gone = ObjectID(3)
    try builder.addObject(app, type: "App", name: "app", size: 48)
    try builder.addObject(page, type: "Page<\"Int\">", kind: .closure)
    try builder.addReleased(.init(id: gone, name: "old", type: "Page"))
    try builder.addReference(from: app, to: page, label: "window", strength: .strong)
    try builder.addReference(from: page, to: app, label: "", strength: .weak)
    try builder.addRoot(app, lifetime: .permanent, label: "global")
    try builder.addRoot(app, lifetime: .temporary, label: nil)
    try builder.markDue(gone)
    let lines = DOTExchange(builder.build()).text().split(separator: "\n").map(String.init)
    #expect(
      Array(lines.dropFirst(4)) == [
        #"  refgraph_format="refgraph-snapshot""#,
        #"  refgraph_version="1""#,
        #"  refgraph_title="Pop & wait""#,
        #"  refgraph_moment="after-pop""#,
        ##"  "app" [label=<<b>app</b><br/><font point-size="10" color="#555555">App</font><br/><font point-size="10" color="#00614A">permanent root:</font><br/><font point-size="10" color="#00614A">global</font><br/><font point-size="10" color="#00614A">temporary root</font>>, shape=house, margin="0.02,0.04", fillcolor="#E0F2EC", color="#00614A", tooltip="app: App", refgraph_type="App", refgraph_size="48", refgraph_root="permanent global; temporary"]"##,
        ##"  "#2" [label=<<b>{ Page&lt;&quot;Int&quot;&gt; }</b><br/><font point-size="10" color="#555555">#2 · closure</font>>, style="filled,rounded", tooltip="Page<\"Int\">#2", refgraph_unnamed="true", refgraph_type="Page<\"Int\">", refgraph_kind="closure"]"##,
        ##"  "old" [label=<<b>old</b><br/><font point-size="10" color="#555555">Page</font><br/><font point-size="10" color="#555555"><b>due · RELEASED</b></font>>, style="filled,dotted", color="#555555", peripheries=2, tooltip="old: Page", refgraph_type="Page", refgraph_released="true", refgraph_due="true"]"##,
        ##"  "app" -> "#2" [label=<&#160;window&#160;>, refgraph_label="window", refgraph_strength="strong"]"##,
        ##"  "#2" -> "app" [label=<&#160;«weak»&#160;>, style=dashed, arrowhead=vee, refgraph_label="\u{}", refgraph_strength="weak"]"##,
        "}",
      ]
    )
  }
}

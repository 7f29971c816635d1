import RefGraph
import Testing

@Suite struct DOTDocumentTests {
  /// A document without the lines that all have in common: its defaults, and the legend's frame.
  private static func boxesAndArrows(_ document: DOTDocument) -> String {
    document.text.split(separator: "\n").dropFirst(4).prefix { $0 != "  subgraph cluster_legend {" }
      .filter { $0 != "}" }.map { $0.dropFirst(2) }.joined(separator: "\n")
  }

  @Test func `a small document, whole`() throws {
    var graph = DrawnGraph(
      """
      root app: App permanent
      let page: DetailPage
      let onSave: Closure
      app.page -> page
      page.onSave -> onSave
      onSave.self ~> page
      due page
      """
    )
    graph.caption = .init(title: "Does the page go?", moment: "after-pop")
    graph.kinds = ["onSave": .closure]
    let document = DOTDocument(
      try graph.plan(),
      setting: "capture=weak",
      answer: "page is abandoned: app keeps it."
    )
    #expect(
      document.text == #"""
        digraph memgraph {
          graph [rankdir=TB, newrank=true, nodesep=0.4, ranksep=0.5, pad=0.3, outputorder=edgesfirst, bgcolor="#FFFFFF", fontcolor="#1A1A1A", fontname="Helvetica,Arial,DejaVu Sans,sans-serif", fontsize=12, labelloc=t, labeljust=l, label=<<font point-size="16"><b>Does the page go?</b></font><br align="left"/><b>after-pop</b> · capture=weak<br align="left"/>page is abandoned: app keeps it.<br align="left"/>>]
          node [shape=box, style=filled, margin="0.18,0.1", penwidth=1.2, fillcolor="#FFFFFF", color="#333333", fontcolor="#1A1A1A", fontname="Helvetica,Arial,DejaVu Sans,sans-serif", fontsize=12]
          edge [color="#333333", fontcolor="#1A1A1A", fontname="Helvetica,Arial,DejaVu Sans,sans-serif", fontsize=10, penwidth=1.2, arrowsize=0.8]
          "app" [label=<<b>app</b><br/><font point-size="10" color="#555555">App</font><br/><font point-size="10" color="#00614A">permanent root</font>>, shape=house, margin="0.02,0.04", fillcolor="#E0F2EC", color="#00614A", tooltip="app: App"]
          "page" [label=<<b>page</b><br/><font point-size="10" color="#555555">DetailPage</font><br/><font point-size="10" color="#7A5200"><b>due · ABANDONED</b></font>>, fillcolor="#FFF1C9", color="#7A5200", peripheries=2, tooltip="page: DetailPage"]
          "onSave" [label=<<b>{ onSave }</b><br/><font point-size="10" color="#555555">Closure</font>>, style="filled,rounded", tooltip="onSave: Closure"]
          "app" -> "page" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;page&#160;<br/>&#160;<font color="#8A2F66"><b>✂ cut here releases</b></font>&#160;<br/>&#160;<font color="#8A2F66"><b>page</b></font>&#160;</td></tr></table>>, color="#8A2F66", penwidth=2, tooltip="app.page -> page"]
          "page" -> "onSave" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;onSave&#160;</td></tr></table>>, tooltip="page.onSave -> onSave"]
          "onSave" -> "page" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;self «weak»&#160;</td></tr></table>>, style=dashed, arrowhead=vee, constraint=false, tooltip="onSave.self ~> page"]
          subgraph cluster_legend {
            label=""; style=rounded; color="#555555"; margin=6
            legend [shape=plain, style="", fontsize=10, label=<
              <table border="0" cellborder="0" cellspacing="3" cellpadding="2">
                <tr><td colspan="4" align="left"><b>How to read this</b></td></tr>
                <tr><td><table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr><td sides="b" border="2" style="solid" color="#333333" width="36" height="7"></td></tr><tr><td height="7"></td></tr></table></td><td align="left"><b>strong</b>: keeps its target alive</td></tr>
                <tr><td><table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr><td sides="b" border="2" style="dashed" color="#333333" width="36" height="7"></td></tr><tr><td height="7"></td></tr></table></td><td align="left"><b>weak</b>: keeps nothing, becomes nil</td></tr>
                <tr><td><font color="#8A2F66"><b>✂</b></font></td><td align="left"><b>cut here</b>: without this reference the object goes</td></tr>
                <tr><td><table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr><td border="1" style="solid" bgcolor="#E0F2EC" color="#00614A" width="30" height="13">⌂</td></tr></table></td><td align="left"><b>permanent root</b>: alive as long as the app runs</td></tr>
                <tr><td><table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr><td border="1" style="rounded" bgcolor="#FFFFFF" color="#333333" width="30" height="13">{ }</td></tr></table></td><td align="left"><b>closure</b>: with its captures</td></tr>
                <tr><td><table border="1" color="#333333" cellborder="0" cellspacing="2" cellpadding="0"><tr><td border="1" style="solid" bgcolor="#FFFFFF" color="#333333" width="30" height="13"></td></tr></table></td><td align="left"><b>due</b>: should be gone by now</td></tr>
                <tr><td><table border="0" cellborder="0" cellspacing="0" cellpadding="0"><tr><td border="1" style="solid" bgcolor="#FFF1C9" color="#7A5200" width="30" height="13"></td></tr></table></td><td align="left"><b>ABANDONED</b>: due, and a permanent root still keeps it</td></tr>
              </table>>]
          }
        }

        """#
    )
  }

  @Test func `a cycle, a cut, a temporary root and a released object`() throws {
    var graph = DrawnGraph(
      """
      root app: App permanent
      root transition: Transition temporary
      let list: List
      let detail: Detail
      let onSave: Closure
      app.list -> list
      transition.to -> list
      list.detail -> detail
      detail.onSave -> onSave
      onSave.list -> list
      due detail
      """
    )
    graph.kinds = ["onSave": .closure, "transition": .system]
    graph.rootLabels = ["transition": "transition in flight"]
    graph.released = [.init(id: ObjectID(9), name: "old", type: "Detail")]
    #expect(
      Self.boxesAndArrows(DOTDocument(try graph.plan())) == #"""
        "app" [label=<<b>app</b><br/><font point-size="10" color="#555555">App</font><br/><font point-size="10" color="#00614A">permanent root</font>>, shape=house, margin="0.02,0.04", fillcolor="#E0F2EC", color="#00614A", tooltip="app: App"]
        "transition" [label=<<b>transition</b><br/><font point-size="10" color="#555555">Transition</font><br/><font point-size="10" color="#00614A">temporary root:</font><br/><font point-size="10" color="#00614A">transition in flight</font>>, shape=house, margin="0.02,0.04", style="filled,dashed", fillcolor="#E0F2EC", color="#00614A", tooltip="transition: Transition"]
        "list" [label=<<b>list</b><br/><font point-size="10" color="#555555">List</font>>, color="#A33D00", penwidth=3, tooltip="list: List"]
        "detail" [label=<<b>detail</b><br/><font point-size="10" color="#555555">Detail</font><br/><font point-size="10" color="#7A5200"><b>due · ABANDONED</b></font>>, fillcolor="#FFF1C9", color="#7A5200", penwidth=3, peripheries=2, tooltip="detail: Detail"]
        "onSave" [label=<<b>{ onSave }</b><br/><font point-size="10" color="#555555">Closure</font>>, style="filled,rounded", color="#A33D00", penwidth=3, tooltip="onSave: Closure"]
        "old" [label=<<b>old</b><br/><font point-size="10" color="#555555">Detail</font><br/><font point-size="10" color="#555555"><b>due · RELEASED</b></font>>, style="filled,dotted", color="#555555", peripheries=2, tooltip="old: Detail"]
        { rank=min; "app"; "transition" }
        "app" -> "list" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;list&#160;</td></tr></table>>, tooltip="app.list -> list"]
        "transition" -> "list" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;to&#160;</td></tr></table>>, tooltip="transition.to -> list"]
        "list" -> "detail" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;detail&#160;<br/>&#160;<font color="#A33D00"><b>↻ cycle</b></font>&#160;<br/>&#160;<font color="#8A2F66"><b>✂ cut here releases</b></font>&#160;<br/>&#160;<font color="#8A2F66"><b>detail</b></font>&#160;</td></tr></table>>, color="#A33D00", penwidth=3.5, tooltip="list.detail -> detail"]
        "detail" -> "onSave" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;onSave&#160;<br/>&#160;<font color="#A33D00"><b>↻ cycle</b></font>&#160;</td></tr></table>>, color="#A33D00", penwidth=3.5, tooltip="detail.onSave -> onSave"]
        "onSave" -> "list" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;list&#160;<br/>&#160;<font color="#A33D00"><b>↻ cycle</b></font>&#160;</td></tr></table>>, color="#A33D00", penwidth=3.5, tooltip="onSave.list -> list"]
        """#
    )
  }

  @Test func `every kind and every strength, on a dark ground`() throws {
    var graph = DrawnGraph(
      """
      root app: App permanent
      let view: View
      let block: Closure
      let run: View.layoutSubviews
      let box: Box
      let items: Storage
      let center: Center
      app.view -> view
      app.block ~> block
      app.run -[unowned]-> run
      app.box -[unmanaged]-> box
      app.items -[conservative]-> items
      app.center -> center
      """
    )
    graph.kinds = [
      "block": .closure, "run": .frame, "box": .box, "items": .storage, "center": .system,
    ]
    #expect(
      Self.boxesAndArrows(DOTDocument(try graph.plan(), style: .dark)) == #"""
        "app" [label=<<b>app</b><br/><font point-size="10" color="#B5B5B5">App</font><br/><font point-size="10" color="#4FD0A8">permanent root</font>>, shape=house, margin="0.02,0.04", fillcolor="#10362B", color="#4FD0A8", tooltip="app: App"]
        "view" [label=<<b>view</b><br/><font point-size="10" color="#B5B5B5">View</font>>, tooltip="view: View"]
        "block" [label=<<b>{ block }</b><br/><font point-size="10" color="#B5B5B5">Closure</font><br/><font point-size="10" color="#FF9E63"><b>LEAKED</b></font>>, style="filled,rounded", fillcolor="#4A2410", color="#FF9E63", tooltip="block: Closure"]
        "run" [label=<<b>run</b><br/><font point-size="10" color="#B5B5B5">View.layoutSubviews · frame</font><br/><font point-size="10" color="#FF9E63"><b>LEAKED</b></font>>, shape=tab, style="filled,dashed", fillcolor="#4A2410", color="#FF9E63", tooltip="run: View.layoutSubviews"]
        "box" [label=<<b>box</b><br/><font point-size="10" color="#B5B5B5">Box</font><br/><font point-size="10" color="#FF9E63"><b>LEAKED</b></font>>, style="filled,diagonals", fillcolor="#4A2410", color="#FF9E63", tooltip="box: Box"]
        "items" [label=<<b>items</b><br/><font point-size="10" color="#B5B5B5">Storage</font>>, shape=cylinder, tooltip="items: Storage"]
        "center" [label=<<b>center</b><br/><font point-size="10" color="#B5B5B5">Center · system object</font>>, shape=component, fillcolor="#2D3238", tooltip="center: Center"]
        "app" -> "view" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#15181B">&#160;view&#160;</td></tr></table>>, tooltip="app.view -> view"]
        "app" -> "block" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#15181B">&#160;block «weak»&#160;</td></tr></table>>, style=dashed, arrowhead=vee, tooltip="app.block ~> block"]
        "app" -> "run" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#15181B">&#160;run «unowned»&#160;</td></tr></table>>, style=dotted, arrowhead=vee, tooltip="app.run -[unowned]-> run"]
        "app" -> "box" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#15181B">&#160;box «unmanaged»&#160;</td></tr></table>>, style=dotted, arrowhead=open, tooltip="app.box -[unmanaged]-> box"]
        "app" -> "items" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#15181B">&#160;items «conservative ?»&#160;</td></tr></table>>, color="#B5B5B5", arrowhead=odiamond, tooltip="app.items -[conservative]-> items"]
        "app" -> "center" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#15181B">&#160;center&#160;</td></tr></table>>, tooltip="app.center -> center"]
        """#
    )
  }

  @Test func `the legend explains what occurs, and only that`() throws {
    /// The bold words that the two columns of the legend begin with, row by row.
    func legend(_ graph: DrawnGraph) throws -> [String] {
      DOTDocument(try graph.plan()).text.split(separator: "<td align=\"left\"><b>").dropFirst()
        .compactMap { $0.split(separator: "</b>").first.map(String.init) }
    }
    var graph = DrawnGraph(
      """
      root app: App permanent
      root pool: Pool temporary
      let page: Page
      let block: Closure
      let gone: Page
      app.gone -[conservative]-> gone
      app.page ~> page
      page.block -> block
      block.self -> page
      due page, gone
      """
    )
    graph.kinds = ["block": .closure]
    #expect(
      try legend(graph) == [
        "strong", "temporary root", "weak", "closure", "conservative ?", "due", "↻ cycle", "LEAKED",
        "cut here", "ABANDONED", "permanent root", "possibly",
      ]
    )
    #expect(try legend(DrawnGraph("root app: App permanent")) == ["permanent root"])
  }

  @Test func `names from outside cannot leave their place`() throws {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: "<b>\"&\u{202E}", moment: "\\N\n")
    let evil = "\"]; a -> b [label=<\u{0}"
    try builder.addObject(ObjectID(1), type: "</b>&", name: evil)
    try builder.addObject(ObjectID(2), type: "", name: "")
    try builder.addReference(from: ObjectID(1), to: ObjectID(2), label: "<x>\\", strength: .strong)
    try builder.addRoot(ObjectID(1), lifetime: .permanent, label: "\u{7}")
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()))
    #expect(
      Self.boxesAndArrows(DOTDocument(plan)) == #"""
        "\"]; a -> b [label=<\\u{0}" [label=<<b>&quot;]; a -&gt; b [label=&lt;\\u{0}</b><br/><font point-size="10" color="#555555">&lt;/b&gt;&amp;</font><br/><font point-size="10" color="#00614A">permanent root:</font><br/><font point-size="10" color="#00614A">\\u{7}</font>>, shape=house, margin="0.02,0.04", fillcolor="#E0F2EC", color="#00614A", tooltip="\"]; a -> b [label=<\\\#u{2060}u{0}: </b>&amp;"]
        "#2" [label=<<b>no type</b><br/><font point-size="10" color="#555555">#2</font>>, tooltip="#2"]
        "\"]; a -> b [label=<\\u{0}" -> "#2" [label=<<table border="0" cellborder="0" cellspacing="1" cellpadding="0"><tr><td bgcolor="#FFFFFF">&#160;&lt;x&gt;\\&#160;</td></tr></table>>, tooltip="\"]; a -> b [label=<\\\#u{2060}u{0}.<x>\\\#u{2060} -> #2"]
        """#
    )
  }

  @Test func `an empty snapshot gives an empty picture`() {
    let plan = DiagramPlan(of: SnapshotAnalysis(of: Snapshot.Builder().build()))
    let lines = DOTDocument(plan).text.split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines[0] == "digraph memgraph {")
    #expect(lines[1].hasSuffix("label=\"\"]"))
    #expect(lines[4] == "}")
  }

  @Test func `what is left out is counted in the title`() throws {
    var builder = Snapshot.Builder()
    for number in 0..<3000 {
      try builder.addObject(ObjectID(UInt64(number)), type: "T\(number)")
    }
    for number in 1..<3000 {
      try builder.addReference(
        from: ObjectID(UInt64(number - 1)),
        to: ObjectID(UInt64(number)),
        label: "next",
        strength: .strong
      )
    }
    try builder.addRoot(ObjectID(0), lifetime: .permanent)
    // Nothing is due, so that neighbours are shown until the diagram is half full.
    let plan = DiagramPlan(of: SnapshotAnalysis(of: builder.build()), limit: 60)
    #expect(DOTDocument(plan).text.contains(">2,970 of 3,000 objects not shown<"))
  }

  @Test func `the order in which objects got their references does not show`() throws {
    func document(_ references: [(Int, Int)]) throws -> DOTDocument {
      var builder = Snapshot.Builder()
      for number in 1...4 {
        try builder.addObject(ObjectID(UInt64(number)), type: "Type\(number % 2)")
      }
      for (from, to) in references {
        try builder.addReference(
          from: ObjectID(UInt64(from)),
          to: ObjectID(UInt64(to)),
          label: "to\(to)",
          strength: .strong
        )
      }
      try builder.addRoot(ObjectID(1), lifetime: .permanent)
      return DOTDocument(DiagramPlan(of: SnapshotAnalysis(of: builder.build())))
    }
    let one = try document([(1, 2), (1, 3), (2, 4), (3, 4), (4, 1)])
    let other = try document([(4, 1), (3, 4), (1, 2), (2, 4), (1, 3)])
    #expect(one == other)
  }
}

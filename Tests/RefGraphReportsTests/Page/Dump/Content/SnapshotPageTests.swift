import Foundation
import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `The page of a snapshot` {
  private func html(_ markup: Markup?) throws -> String { try #require(markup).html() }

  @Test func `says what is due and what keeps it`() throws {
    let page = DumpGraph.page(try DumpGraph.small())
    #expect(
      try html(page.due())
        == [
          #"<section id="due" aria-labelledby="due-title" class="grounds-body">"#,
          #"<h2 id="due-title">Due objects</h2>"#,
          #"<p class="in-1"><span class="text"><span class="name object" data-object="page">page"#,
          #"</span><span class="faint">  Page</span></span> "#,
          #"<span class="note"><span class="bad">abandoned</span></span></p>"#,
          #"<p class="in-2"><span class="text">root app (global)</span> "#,
          #"<span class="note"><span class="faint">permanent</span></span></p>"#,
          #"<p class="in-2"><span class="text"><span class="object" data-object="app">app</span>"#,
          #"<span class="reference" data-source="app" data-label="page" data-target="page">"#,
          #".page -&gt; </span><span class="object" data-object="page">page</span></span> "#,
          #"<span class="note"><span class="good">&lt;- cut here: releases page</span></span></p>"#,
          "</section>",
        ].joined()
    )
  }

  @Test func `names due objects beyond those that it tells`() throws {
    let page = SnapshotPage(of: try DrawnReport.crowd(of: 11), command: ["analyze", "crowd.json"])
    let text = try html(page.due())
    let end = [
      #"<h3>2 more</h3><ul class="findings" role="list">"#,
      #"<li><span class="name object" data-object="page11">page11</span> "#,
      #"<span class="bad">abandoned</span></li>"#,
      #"<li><span class="name object" data-object="model11">model11</span> "#,
      #"<span class="bad">abandoned</span></li></ul></section>"#,
    ]
    #expect(text.hasSuffix(end.joined()))
  }

  @Test func `lists leaks by what heads them`() throws {
    let report = try DrawnReport.drawing(
      "root app: App\nlet a: A\nlet b: B\nlet c: C\na.b -> b\nb.a -> a\na.c -> c"
    )
    let page = SnapshotPage(of: report, command: ["analyze", "dump.json"])
    #expect(
      try html(page.leaks())
        == [
          #"<section id="leaks" aria-labelledby="leaks-title"><h2 id="leaks-title">Leaked</h2>"#,
          "<p>No root reaches these; what stands in one line is kept by the same cycle or object.</p>",
          #"<ul class="findings" role="list"><li>the cycle "#,
          #"<span class="object" data-object="a">a</span> → "#,
          #"<span class="object" data-object="b">b</span> → "#,
          #"<span class="object" data-object="a">a</span>; behind it "#,
          #"<span class="name object" data-object="c">c</span></li></ul></section>"#,
        ].joined()
    )
  }

  @Test func `tells cycles that leak before those that a root holds`() throws {
    let report = try DrawnReport.drawing(
      "root app: App\nlet a: A\nlet b: B\napp.a -> a\na.self -> a\nb.self -> b"
    )
    let page = SnapshotPage(of: report, command: ["analyze", "dump.json"])
    let text = try html(page.cycles())
    #expect(
      text
        == [
          #"<section id="cycles" aria-labelledby="cycles-title" class="grounds-body">"#,
          #"<h2 id="cycles-title">Retain cycles</h2><ul class="findings" role="list">"#,
          #"<li><p class="in-1"><span class="bad">leaked</span>, 1 object</p>"#,
          #"<p class="in-2"><span class="text"><span class="object" data-object="b">b</span>"#,
          #"<span class="reference" data-source="b" data-label="self" data-target="b">"#,
          #".self -&gt; </span><span class="object" data-object="b">b</span></span> "#,
          #"<span class="note"><span class="good">&lt;- cut here: </span>releases "#,
          #"<span class="object" data-object="b">b</span></span></p></li>"#,
          #"<li><p class="in-1"><span class="caution">held</span> by a permanent root, 1 object</p>"#,
          #"<p class="in-2"><span class="text"><span class="object" data-object="a">a</span>"#,
          #"<span class="reference" data-source="a" data-label="self" data-target="a">"#,
          #".self -&gt; </span><span class="object" data-object="a">a</span></span></p></li>"#,
          "</ul></section>",
        ].joined()
    )
  }

  @Test func `lists roots, those first that keep what is due`() throws {
    let report = try DrawnReport.drawing(
      "root app: App\nroot pool: Pool temporary\nlet page: Page\npool.page -> page\ndue page"
    )
    let page = SnapshotPage(of: report, command: ["analyze", "dump.json"])
    #expect(
      try html(page.owners())
        == [
          #"<section id="owners" aria-labelledby="owners-title">"#,
          #"<h2 id="owners-title">Owners and roots</h2><ul class="findings" role="list">"#,
          #"<li><span class="name object" data-object="pool">pool</span>"#,
          #"<span class="faint">  temporary root</span>"#,
          #"<span class="caution">: keeps what is due</span></li>"#,
          #"<li><span class="name object" data-object="app">app</span>"#,
          #"<span class="faint">  permanent root</span></li></ul></section>"#,
        ].joined()
    )
  }

  @Test func `says what it leaves out, and how to come to it`() throws {
    let chain = try DumpGraph.chain(of: 3001)
    let page = DumpGraph.page(chain, limits: .init(objects: 1000))
    #expect(
      try html(page.leftOut())
        == [
          #"<section id="left-out" aria-labelledby="left-out-title">"#,
          #"<h2 id="left-out-title">What this page leaves out</h2>"#,
          "<p>2,001 of 3,001 objects are counted above but cannot be opened here. ",
          "The page holds 1,000: what is due, cycles, leaks, the paths that keep them, roots, some ",
          "objects of the largest types, and neighbours of these.</p>",
          "<p>For a page about another object: <code>memgraph analyze dump.json --format html ",
          "--focus NAME -o page.html</code></p></section>",
        ].joined()
    )
    #expect(DumpGraph.page(try DumpGraph.small()).leftOut() == nil)
  }

  @Test func `has no section for what there is nothing of`() throws {
    let page = DumpGraph.page(Snapshot.Builder().build())
    let sections = [page.due(), page.cycles(), page.leaks(), page.owners(), page.contents()]
    #expect(sections == [nil, nil, nil, nil, nil])
    #expect(try page.html(GridRenderer.renderer).contains("<dd class=\"number\">0</dd>"))
  }

  @Test func `fails as its renderer does`() throws {
    let failure = PictureRenderer.Failure(message: "no pictures here", isUnavailable: true)
    let renderer = PictureRenderer { (_, _) throws(PictureRenderer.Failure) in throw failure }
    let page = DumpGraph.page(try DumpGraph.small())
    #expect(throws: failure) { try page.html(renderer) }
  }

  @Test func `counts as a reader does`() throws {
    let page = DumpGraph.page(try DumpGraph.small())
    let text = try page.html(GridRenderer.renderer)
    let figures = [
      #"<dl class="figures"><div><dt>Objects alive</dt><dd class="number">3</dd>"#,
      #"<dd class="faint">48 bytes</dd></div><div><dt>References</dt>"#,
      #"<dd class="number">3</dd><dd class="faint">2 strong, 1 weak</dd></div>"#,
      #"<div><dt>Roots</dt><dd class="number">1</dd><dd class="faint">1 permanent</dd></div>"#,
      #"<div><dt>Due to be gone</dt><dd class="number">1</dd>"#,
      #"<dd class="faint">1 abandoned</dd></div><div><dt>Retain cycles</dt>"#,
      #"<dd class="number">0</dd><dd class="faint">none found</dd></div></dl>"#,
    ]
    #expect(text.contains(figures.joined()))
  }

  @Test func `counts what is leaked where something is, due or not`() throws {
    let report = try DrawnReport.drawing("let a: A\nlet b: B\na.b -> b\nb.a -> a")
    let page = SnapshotPage(of: report, command: ["analyze", "dump.json"])
    let figures = page.figures().map { "\($0.label): \($0.number), \($0.note)" }
    #expect(
      figures == [
        "Objects alive: 2, sizes not known", "References: 2, 2 strong",
        "Roots: 0, nothing is kept from outside", "Retain cycles: 1, 1 leaked",
        "Leaked, due or not: 2, no root reaches them",
      ]
    )
  }

  @Test func `explains the words of its answer`() throws {
    let page = DumpGraph.page(try DumpGraph.small())
    #expect(
      try html(page.terms())
        == [
          #"<dl class="terms"><div><dt class="bad">abandoned</dt><dd>should be gone, but a "#,
          "permanent root still keeps it, on the path shown below</dd></div></dl>",
        ].joined()
    )
    #expect(DumpGraph.page(try DumpGraph.chain(of: 3)).terms() == nil)
  }

  @Test func `has a column of bytes only where a size is known`() throws {
    let report = try DrawnReport.drawing("root app: App")
    let page = SnapshotPage(of: report, command: ["analyze", "dump.json"])
    #expect(!(try html(page.contents())).contains("Bytes"))
    let sized = try html(DumpGraph.page(try DumpGraph.small()).contents())
    #expect(sized.contains(#"<th scope="col">Bytes</th>"#))
    #expect(sized.contains(#"<span data-key="Page">Page</span></th><td>1</td><td>48</td></tr>"#))
    #expect(
      sized.contains(#"<span data-key="App">App</span></th><td>1</td><td>not known</td></tr>"#)
    )
  }

  @Test func `draws the groups of the scenario that it is a moment of`() throws {
    let text =
      "scenario drawn \"Drawn\"\nroot app: App\nlet list: List\napp.list -> list\n"
      + "group \"All of it\" app, list\nmoment drawn"
    let scenario = try Scenario(parsing: text, file: "drawn.scenario")
    let timeline = try scenario.play(scenario.defaultSetting)
    let moment = try #require(timeline.moments.last)
    let report = SnapshotReport(of: moment, in: timeline)
    let page = SnapshotPage(of: report, command: ["snapshot", "drawn"])
    #expect(try page.html(GridRenderer.renderer).contains("All of it"))
  }

  @Test func `says what its marks mean before anybody asks`() throws {
    let page = DumpGraph.page(try DumpGraph.small())
    #expect(try page.html(GridRenderer.renderer).contains(#"<details id="legend" open>"#))
  }

  @Test func `folds long names wherever it lists them, and holds each whole once`() throws {
    let (one, other) = (
      String(repeating: "a", count: 10_000), String(repeating: "b", count: 10_000)
    )
    var builder = Snapshot.Builder()
    try builder.addObject(ObjectID(1), type: other, name: one)
    try builder.addObject(ObjectID(2), type: one, name: other)
    for (source, target) in [(1, 2), (2, 1)] as [(UInt64, UInt64)] {
      try builder.addReference(
        from: ObjectID(source),
        to: ObjectID(target),
        label: one,
        strength: .strong
      )
    }
    try builder.addRoot(ObjectID(1), lifetime: .permanent, label: other)
    for number in [1, 2] as [UInt64] { try builder.markDue(ObjectID(number)) }
    let page = DumpGraph.page(builder.build())
    let text = try page.html(GridRenderer.renderer)
    let parts = text.components(separatedBy: #"<script type="application/json""#)
    let long = String(repeating: "a", count: FoldedText.sentenceLimit + 1)
    #expect(parts.count == 2)
    #expect(!parts[0].contains(long))
    #expect(parts[1].ranges(of: one).count == 1)
    #expect(parts[1].ranges(of: other).count == 1)
  }
}

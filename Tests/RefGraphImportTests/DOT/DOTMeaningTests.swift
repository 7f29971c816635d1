import RefGraph
import Testing

@testable import RefGraphImport

@Suite struct `What a graph means` {
  @Test(arguments: [
    ("a", "a: Object"),
    ("a[label=a]", "a: Object"),
    ("a[label=Page]", "a: Page"),
    (#"a[label="\N\nPage"]"#, "a: Page"),
    (#"a[label="the page\l  Page \lmore"]"#, "a: Page"),
    ("a[label=\"a\n\nPage\"]", "a: Page"),
    (#"a[label="Array&lt;Int&gt; &amp; &#67;\\"]"#, #"a: Array<Int> & C\"#),
    ("a[label=<<b>a</b>>]", "a: Object"),
    ("a[label=Page,refgraph_type=Screen]", "a: Screen"),
    (#"a[refgraph_type="\u{}"]"#, "a: "),
    (#"a[refgraph_name="b\u{9}\\c\n" refgraph_type=T]"#, "b\t\\c\n: T"),
    ("a[refgraph_unnamed=true refgraph_type=T]", "T#1: T"),
    (#"a[refgraph_name="",refgraph_type="",label=T]"#, "a: T"),
    ("a[refgraph_kind=closure]", "a: Object closure"),
    ("a[refgraph_size=18446744073709551615]", "a: Object 18446744073709551615 bytes"),
    ("a[refgraph_identity=7]", "a: Object #7"),
    ("a[refgraph_released=true]", "a: Object released"),
    ("a[refgraph_released=false]", "a: Object"),
    ("a[refgraph_due=true]", "a: Object due"),
    ("a[refgraph_released=true,refgraph_due=2]", "a: Object released due"),
    ("a[shape=house]", "a: Object permanent root"),
    ("a[shape=house,style=\"filled, dashed\"]", "a: Object temporary root"),
    ("a[shape=invhouse]", "a: Object temporary root"),
    ("a[shape=house,refgraph_root=temporary]", "a: Object temporary root"),
    (
      "a[refgraph_root=\"permanent run loop; temporary\"]",
      "a: Object permanent root \"run loop\" temporary root"
    ),
    (
      #"a[refgraph_root="permanent a\u{3b}\\; permanent \u{}"]"#,
      #"a: Object permanent root "a;\" permanent root """#
    ),
    ("a[style=invis]", ""),
  ])
  func `a node is an object`(text: String, expected: String) throws {
    let snapshot = try snapshot(of: text)
    let living = snapshot.objects.map { object in
      words(
        of: object.handle,
        object.type,
        object.kind,
        object.id,
        in: snapshot,
        object.size == 0 ? [] : ["\(object.size) bytes"]
      )
    }
    let released = snapshot.released.map {
      words(of: $0.handle, $0.type, $0.kind, $0.id, in: snapshot, ["released"])
    }
    #expect((living + released).joined(separator: "\n") == expected)
  }

  private func words(
    of handle: String,
    _ type: String,
    _ kind: ObjectKind,
    _ id: ObjectID,
    in snapshot: Snapshot,
    _ more: [String]
  ) -> String {
    var words = ["\(handle): \(type)"]
    if kind != .instance { words.append(kind.word) }
    if id != ObjectID(1) { words.append("#\(id)") }
    words += more
    if snapshot.due.contains(id) { words.append("due") }
    for root in snapshot.roots where root.object == id {
      words.append("\(root.lifetime.word) root" + (root.label.map { " \"\($0)\"" } ?? ""))
    }
    return words.joined(separator: " ")
  }

  @Test(arguments: [
    ("a->b", ["a -> b"]),
    ("a->b[label=x]", ["a.x -> b"]),
    (#"a->b[label="x\ny"]"#, ["a.x -> b"]),
    ("a->b[label=<x>]", ["a -> b"]),
    ("a->b[label=x,refgraph_label=y]", ["a.y -> b"]),
    (#"a->b[label=x,refgraph_label="\u{}"]"#, ["a -> b"]),
    ("a->b[style=dashed]", ["a ~> b"]),
    ("a->b[style=\"bold,dotted\"]", ["a -[unowned]-> b"]),
    ("a->b[color=Grey40,label=\"x ?\"]", ["a.x ? -[conservative]-> b"]),
    ("a->b[color=gray]", ["a -> b"]),
    ("a->b[label=\"x ?\"]", ["a.x ? -> b"]),
    ("a->b[label=\"x «unmanaged»\",style=dotted]", ["a.x -[unmanaged]-> b"]),
    ("a->b[label=\"«weak»\"]", ["a ~> b"]),
    ("a->b[label=\"x «conservative ?»\"]", ["a.x -[conservative]-> b"]),
    ("a->b[style=dashed,refgraph_strength=strong]", ["a -> b"]),
    ("a->b[dir=back]", ["b -> a"]),
    ("a->b[dir=both,label=x]", ["a.x -> b", "b.x -> a"]),
    ("a->b[dir=none]", ["a -> b"]),
    ("a->b[style=invis]a->c", ["a -> c"]),
    ("b[style=invis]a->b->c a->c", ["a -> c"]),
    ("edge[style=dashed]a->{b c}", ["a ~> b", "a ~> c"]),
    ("b->c a->b a->c", ["b -> c", "a -> b", "a -> c"]),
  ])
  func `an edge is a reference`(text: String, expected: [String]) throws {
    let snapshot = try snapshot(of: text)
    #expect(snapshot.objects.flatMap(\.references).map(\.description) == expected)
  }

  @Test func `what a legend shows is not there`() throws {
    let text = "digraph{subgraph cluster_legend{x y->x}a->x a->b subgraph c{y z}}"
    let snapshot = try DOTFile(Array(text.utf8), file: "a.dot").snapshot
    #expect(snapshot.objects.map(\.handle) == ["a", "b", "z"])
    #expect(snapshot.objects.flatMap(\.references).map(\.description) == ["a -> b"])
  }

  @Test func `a reference keeps the framework fact that made it`() throws {
    let fact = try #require(FrameworkFact.all.first)
    let snapshot = try snapshot(of: "a->b[refgraph_fact=\"\(fact.name)\"]")
    #expect(snapshot.objects.flatMap(\.references).map(\.fact) == [fact])
  }

  @Test func `numbers give roots and due objects their order`() throws {
    let snapshot = try snapshot(
      of: """
        a[refgraph_root="3 permanent x; 1 temporary y",refgraph_due=2]
        b[refgraph_root="2 permanent"] c[refgraph_root=permanent,refgraph_due=true]
        d[refgraph_due=1]
        """
    )
    let names = { (id: ObjectID) in snapshot.object(id)?.name ?? "" }
    #expect(snapshot.roots.map { names($0.object) + ($0.label ?? "") } == ["ay", "b", "ax", "c"])
    #expect(snapshot.due.map(names) == ["d", "a", "c"])
  }

  @Test func `the graph has the caption`() throws {
    let snapshot = try snapshot(
      of: #"refgraph_title="a \u{42}";graph[refgraph_moment=b,refgraph_source="c\\d"]"#
    )
    #expect(snapshot.caption == .init(title: "a B", moment: "b", source: "c\\d"))
  }

  @Test func `unknown attributes of ours are warned of, once for each name`() throws {
    let text =
      "digraph{\n a[refgraph_colour=b,color=c] b[refgraph_colour=d]\n a->b[refgraph_kind=e]}"
    #expect(
      try DOTFile(Array(text.utf8), file: "a.dot").warnings.map(\.description) == [
        "a.dot:2:4: warning: unknown attribute \"refgraph_colour\" is ignored; known are "
          + "`refgraph_name`, `refgraph_unnamed`, `refgraph_type`, `refgraph_kind`, "
          + "`refgraph_size`, `refgraph_identity`, `refgraph_root`, `refgraph_due`, "
          + "`refgraph_released`",
        "a.dot:3:7: warning: unknown attribute \"refgraph_kind\" is ignored; known are "
          + "`refgraph_label`, `refgraph_strength`, `refgraph_fact`",
      ]
    )
  }

  @Test(arguments: [
    (
      "graph{a--b}",
      "1:7: error: an undirected edge does not say which object refers to which; write a `digraph`, and `->` from the object that holds the reference"
    ),
    (
      "digraph{refgraph_format=dot}",
      "1:25: error: unknown format \"dot\"; known is `refgraph-snapshot` in version 1"
    ),
    (
      "digraph{refgraph_format=\"refgraph-snapshot\" refgraph_version=2}",
      "1:62: error: unknown version \"2\" of refgraph-snapshot; this program reads version 1; a newer one may read it"
    ),
    (
      "digraph{a[refgraph_kind=clojure]}",
      "1:25: error: unknown kind of object \"clojure\"; did you mean \"closure\"? known are `instance`, `closure`, `frame`, `box`, `storage`, `system`"
    ),
    (
      "digraph{a->a[refgraph_strength=stong]}",
      "1:32: error: unknown strength \"stong\"; did you mean \"strong\"? known are `strong`, `weak`, `unowned`, `unmanaged`, `conservative`"
    ),
    (
      "digraph{a[refgraph_root=forever]}",
      "1:25: error: unknown kind of root \"forever\"; known are `permanent`, `temporary`"
    ),
    (
      "digraph{a->a[refgraph_fact=zzz]}",
      "1:28: error: unknown framework fact \"zzz\"; leave it out, or name a known framework fact"
    ),
    (
      "digraph{a[refgraph_size=-1]}",
      "1:25: error: \"-1\" is no whole number; write a whole number from 0 to 18446744073709551615"
    ),
    (
      "digraph{a[refgraph_identity=18446744073709551616]}",
      "1:29: error: \"18446744073709551616\" is no whole number; write a whole number from 0 to 18446744073709551615"
    ),
    (
      "digraph{a[refgraph_released=yes]}",
      "1:29: error: \"yes\" is neither `true` nor `false`; write `true` or `false`"
    ),
    (
      "digraph{a[refgraph_due=soon]}",
      "1:24: error: \"soon\" is neither `true` nor `false`; write `true` or `false`"
    ),
    (
      "digraph{a[refgraph_type=\"\\x\"]}",
      "1:25: error: unknown escape sequence `\\x`; known are `\\\\`, `\\n` and `\\u{…}` with the number of a character"
    ),
    (
      "digraph{a[refgraph_type=\"\\u{D800}\"]}",
      "1:25: error: unknown escape sequence `\\u{D800}`; known are `\\\\`, `\\n` and `\\u{…}` with the number of a character"
    ),
    (
      "digraph{a[refgraph_type=\"\\u{1234567}\"]}",
      "1:25: error: unknown escape sequence `\\u{1234567`; known are `\\\\`, `\\n` and `\\u{…}` with the number of a character"
    ),
    (
      "digraph{a[refgraph_type=\"\\u{4\"]}",
      "1:25: error: unknown escape sequence `\\u{4`; known are `\\\\`, `\\n` and `\\u{…}` with the number of a character"
    ),
    (
      "digraph{a b[refgraph_identity=1]}",
      "1:11: error: the identity 1 is there twice; give each object an identity of its own; where it is left out, it is the object's number in the file, counted from 1, with the released ones after the others"
    ),
    (
      "digraph{a[refgraph_released=true]\nb->a}",
      "2:1: error: the object \"a\" is marked as released; remove `refgraph_released`, or what needs the object"
    ),
    (
      "digraph{a[refgraph_released=true refgraph_root=permanent]}",
      "1:48: error: the object \"a\" is marked as released; remove `refgraph_released`, or what needs the object"
    ),
    (
      "digraph{a[refgraph_root=\"permanent;permanent\"]}",
      "1:25: error: the object \"a\" has this root twice; remove one of the two"
    ),
  ])
  func `what means nothing is refused`(text: String, expected: String) {
    #expect(error(Array(text.utf8)) == "a.dot:" + expected)
  }

  private func snapshot(of text: String) throws -> Snapshot {
    let file = try DOTFile(Array("digraph{\(text)}".utf8), file: "a.dot")
    #expect(file.warnings.isEmpty)
    return file.snapshot
  }
}

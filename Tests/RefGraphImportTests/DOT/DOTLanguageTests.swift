import Testing

@testable import RefGraphImport

@Suite struct `The DOT language` {
  @Test(arguments: [
    ("digraph{}", ["digraph"]),
    ("graph{}", ["graph"]),
    ("strict digraph g {}", ["strict digraph g"]),
    ("STRICT DiGraph \"a b\" {}", ["strict digraph a b"]),
    ("\u{FEFF}digraph 12 {}", ["digraph 12"]),
    ("digraph{a}", ["digraph", "a"]),
    ("digraph{a;b c}", ["digraph", "a", "b", "c"]),
    ("digraph{a->b->c}", ["digraph", "a", "b", "c", "a -> b", "b -> c"]),
    ("graph{a--b--a}", ["graph", "a", "b", "a -- b", "b -- a"]),
    ("digraph{a->a a->a}", ["digraph", "a", "a -> a", "a -> a"]),
    ("strict digraph{a->b a->b b->a}", ["strict digraph", "a", "b", "a -> b", "b -> a"]),
    ("strict graph{a--b b--a}", ["strict graph", "a", "b", "a -- b"]),
    (
      "strict digraph{a->b[label=x] a->b[style=y]}",
      ["strict digraph", "a", "b", "a -> b label=x style=y"]
    ),
  ])
  func `graphs and edges`(text: String, lines: [String]) throws {
    #expect(try DOTGraph(text).lines() == lines)
  }

  @Test(arguments: [
    ("a_1 é \u{1F600}", ["a_1", "é", "\u{1F600}"]),
    ("1 -1 .5 -.5 1. 1.5", ["1", "-1", ".5", "-.5", "1.", "1.5"]),
    (#""a" "" "a\"b" "a\nb" "a\\" "\q""#, ["a", "", "a\"b", "a\\nb", "a\\\\", "\\q"]),
    ("\"a\nb\"", ["a\nb"]),
    ("\"a\\\nb\" \"c\\\r\nd\"", ["ab", "cd"]),
    ("\"a\" + \"b\" /* and */ +\n\"c\" d", ["abc", "d"]),
    ("\"node\" \"graph\"", ["node", "graph"]),
    ("<> <b> <<i>x</i>> <!>", ["<>", "<b>", "<<i>x</i>>", "<!>"]),
    ("<a<!-- > -->b>", ["<a<!-- > -->b>"]),
    ("a \"a\" <a>", ["a", "<a>"]),
    ("nodes edger graph1 _node", ["nodes", "edger", "graph1", "_node"]),
    ("\"//\" \"/*\" \"#\"", ["//", "/*", "#"]),
    ("\u{E9} e\u{301}", ["\u{E9}", "e\u{301}"]),
  ])
  func `names, numbers and strings`(text: String, names: [String]) throws {
    let lines = try DOTGraph("digraph{\(text)}").lines()
    #expect(lines.map { Array($0.utf8) } == (["digraph"] + names).map { Array($0.utf8) })
  }

  @Test(arguments: [
    "// a\ndigraph/* b */{a// c\r}\n->b}\n# d",
    "# 1 \"a.c\"\ndigraph{a\n#}\n->b}",
    "/**/digraph{a/* * / ** */->b}//",
    "\r\n\tdigraph\t{\r\n  a\t->\tb;\r\n}\r\n",
  ])
  func `comments and space mean nothing`(text: String) throws {
    #expect(try DOTGraph(text).lines() == ["digraph", "a", "b", "a -> b"])
  }

  @Test(arguments: [
    ("a[]", ["a"]),
    ("a[label=x]", ["a label=x"]),
    ("a[label=x,style=y;shape=z dir=w]", ["a label=x style=y shape=z dir=w"]),
    ("a[label=x][label=\"y\"+\"z\"]", ["a label=yz"]),
    ("a[label=<b>,unread=c]", ["a label=<b>"]),
    ("a[label=x] a[style=y] a", ["a label=x style=y"]),
    ("a:p b:p:n \"c\":\"d\"", ["a", "b", "c"]),
    ("a:p->b:n:s[label=x]", ["a", "b", "a -> b label=x"]),
    ("a, b [label=x]", ["a label=x", "b label=x"]),
    ("a, b -> c", ["a", "b", "c", "a -> c", "b -> c"]),
    ("a->b->c[label=x];d", ["a", "b", "c", "d", "a -> b label=x", "b -> c label=x"]),
    ("\"label\"=x", []),
  ])
  func `attributes and ports`(text: String, lines: [String]) throws {
    #expect(try Array(DOTGraph("digraph{\(text)}").lines().dropFirst()) == lines)
  }

  @Test(arguments: [
    ("a node[label=x] b node[label=y] c b", ["a", "b label=x", "c label=y"]),
    ("node[label=x] a[label=y] b[style=z]", ["a label=y", "b label=x style=z"]),
    ("node[label=x]{node[label=y]a}b", ["a label=y", "b label=x"]),
    ("{a}node[label=x]{a b}", ["a", "b label=x"]),
    (
      "edge[label=x]a->b edge[style=y]b->a", ["a", "b", "a -> b label=x", "b -> a label=x style=y"]
    ),
    (
      "edge[label=x]{edge[label=y]a->b}->c",
      ["a", "b", "c", "a -> b label=y", "a -> c label=x", "b -> c label=x"]
    ),
    (
      "NODE[label=x]a->b Edge[style=y]b->b", ["a label=x", "b label=x", "a -> b", "b -> b style=y"]
    ),
  ])
  func `defaults hold from where they stand to the brace`(text: String, lines: [String]) throws {
    #expect(try Array(DOTGraph("digraph{\(text)}").lines().dropFirst()) == lines)
  }

  @Test(arguments: [
    ("label=x", "digraph label=x"),
    ("graph[label=x]label=y", "digraph label=y"),
    (
      "refgraph_title=\"a\"; graph[refgraph_moment=b]", "digraph refgraph_title=a refgraph_moment=b"
    ),
    ("subgraph{label=x graph[label=y]}", "digraph"),
  ])
  func `attributes of the graph are those at its top`(text: String, line: String) throws {
    #expect(try DOTGraph("digraph{\(text)}").lines() == [line])
  }

  @Test(arguments: [
    ("{}", []),
    ("subgraph{a}subgraph s{b}subgraph \"t\"{c};{d}", ["a", "b", "c", "d"]),
    ("{a b}->c", ["a", "b", "c", "a -> c", "b -> c"]),
    ("a->{b c}->d", ["a", "b", "c", "d", "a -> b", "a -> c", "b -> d", "c -> d"]),
    ("{a b}->{c d}", ["a", "b", "c", "d", "a -> c", "a -> d", "b -> c", "b -> d"]),
    ("{a{b{c}}}->d", ["a", "b", "c", "d", "a -> d", "b -> d", "c -> d"]),
    ("a b {b a a}->c", ["a", "b", "c", "a -> c", "b -> c"]),
    ("{a->b}->c", ["a", "b", "c", "a -> b", "a -> c", "b -> c"]),
    ("{}->a->{}", ["a"]),
    ("{a}->subgraph s{b}->{c}[label=x]", ["a", "b", "c", "a -> b label=x", "b -> c label=x"]),
    ("subgraph s{a}subgraph s{b}->c", ["a", "b", "c", "a -> c", "b -> c"]),
    ("{subgraph s{a}}subgraph s{b}->c", ["a", "b", "c", "b -> c"]),
    ("{a b}[label=x]", ["a", "b"]),
    ("a->{b->{c}}", ["a", "b", "c", "b -> c", "a -> b", "a -> c"]),
    (
      "a subgraph cluster_legend{a x{y}x->y}b",
      ["a", "x (legend)", "y (legend)", "b", "x -> y"]
    ),
  ])
  func `subgraphs stand for their nodes`(text: String, lines: [String]) throws {
    #expect(try Array(DOTGraph("digraph{\(text)}").lines().dropFirst()) == lines)
  }

  @Test(arguments: [
    ("digraph{}", true), ("graph{}", true), ("strict", true), ("DIGRAPH", true),
    ("\u{FEFF}// a\n# b\n/* c */ digraph", true), ("digraph {\u{0}", true),
    ("", false), ("scenario a \"b\"", false), ("{}", false), ("digraphs", false),
    ("\"digraph\"", false), ("node", false), ("/* digraph", false), ("#digraph", false),
  ])
  func `a graph is known by its first word`(text: String, isGraph: Bool) {
    #expect(DOTFile.recognises(Array(text.utf8)) == isGraph)
  }
}

import RefGraph
import Testing

@testable import RefGraphImport

@Suite struct `DOT texts that are refused` {
  @Test(arguments: [
    ("", "1:1: error: the input is empty; expected a graph in DOT"),
    (" // a\n", "2:1: error: the input is empty; expected a graph in DOT"),
    ("\u{FEFF}", "1:1: error: the input is empty; expected a graph in DOT"),
    ("a{}", "1:1: error: expected `digraph` or `graph`, found `a`"),
    ("strict", "1:7: error: expected `digraph` or `graph`, found the end of the input"),
    ("strict{", "1:7: error: expected `digraph` or `graph`, found `{`"),
    ("digraph", "1:8: error: expected `{`, or a name and `{`, found the end of the input"),
    (
      "digraph node{}",
      "1:9: error: expected `{`, or a name and `{`, found `node`; as a name, the keyword stands in double quotes"
    ),
    ("digraph a b{}", "1:11: error: expected `{`, found `b`"),
    (
      "digraph{",
      "1:9: error: the input ends inside the graph that began at 1:1; the file may have been cut off"
    ),
    (
      "digraph{\n{a",
      "2:3: error: the input ends inside the subgraph that began at 2:1; the file may have been cut off"
    ),
    ("digraph{}}", "1:10: error: expected nothing after the graph, found `}`"),
    ("digraph{}a", "1:10: error: expected nothing after the graph, found `a`"),
    ("digraph{}\ngraph{}", "2:1: error: a second graph; put each graph in a file of its own"),
    (
      "digraph{;}",
      "1:9: error: expected a node, an edge, a subgraph, an attribute or `}`, found `;`"
    ),
    (
      "digraph{a;;}",
      "1:11: error: expected a node, an edge, a subgraph, an attribute or `}`, found `;`"
    ),
    (
      "digraph{[a=b]}",
      "1:9: error: expected a node, an edge, a subgraph, an attribute or `}`, found `[`"
    ),
    (
      "digraph{->a}",
      "1:9: error: expected a node, an edge, a subgraph, an attribute or `}`, found `->`"
    ),
    (
      "digraph{strict}",
      "1:9: error: expected a node, an edge, a subgraph, an attribute or `}`, found `strict`; as a name, the keyword stands in double quotes"
    ),
    (
      "digraph{@}",
      "1:9: error: expected a node, an edge, a subgraph, an attribute or `}`, found `@`"
    ),
    (
      "digraph{'a'}",
      "1:9: error: expected a node, an edge, a subgraph, an attribute or `}`, found `'`; strings stand in double quotes"
    ),
    (
      "digraph{a-b}",
      "1:10: error: expected a node, an edge, a subgraph, an attribute or `}`, found `-`"
    ),
    (
      "digraph{a #b\n}",
      "1:11: error: expected a node, an edge, a subgraph, an attribute or `}`, found `#`"
    ),
    ("digraph{a=}", "1:11: error: expected an attribute's value, found `}`"),
    ("digraph{a->}", "1:12: error: expected a node or a subgraph at the end of an edge, found `}`"),
    (
      "digraph{a->edge}",
      "1:12: error: expected a node or a subgraph at the end of an edge, found `edge`; as a name, the keyword stands in double quotes"
    ),
    (
      "digraph{a--b}",
      "1:10: error: `--` joins nodes of an undirected graph, and this is a `digraph`; write `->`"
    ),
    (
      "graph{a->b}",
      "1:8: error: `->` joins nodes of a `digraph`, and this is a `graph`; write `--`"
    ),
    ("digraph{node}", "1:13: error: expected `[`, found `}`"),
    ("digraph{edge a}", "1:14: error: expected `[`, found `a`"),
    ("digraph{subgraph a}", "1:19: error: expected `{`, found `}`"),
    ("digraph{subgraph}", "1:17: error: expected `{`, or a name and `{`, found `}`"),
    ("digraph{a[b]}", "1:12: error: expected `=`, found `]`"),
    ("digraph{a[b=]}", "1:13: error: expected an attribute's value, found `]`"),
    ("digraph{a[,]}", "1:11: error: expected an attribute's name or `]`, found `,`"),
    ("digraph{a[b=c,,]}", "1:15: error: expected an attribute's name or `]`, found `,`"),
    (
      "digraph{a[node=c]}",
      "1:11: error: expected an attribute's name or `]`, found `node`; as a name, the keyword stands in double quotes"
    ),
    ("digraph{a[b=c}", "1:14: error: expected an attribute's name or `]`, found `}`"),
    (
      "digraph{a[b=c",
      "1:14: error: the input ends inside the list of attributes that began at 1:10; the file may have been cut off"
    ),
    ("digraph{a:}", "1:11: error: expected a name, a number or a string, found `}`"),
    (
      "digraph{a:b:c:d}",
      "1:14: error: expected a node, an edge, a subgraph, an attribute or `}`, found `:`"
    ),
    ("digraph{a,}", "1:11: error: expected a name, a number or a string, found `}`"),
    (
      "digraph{\"a",
      "1:11: error: the input ends inside the string that began at 1:9; the file may have been cut off"
    ),
    (
      "digraph{\"a\\\"",
      "1:13: error: the input ends inside the string that began at 1:9; the file may have been cut off"
    ),
    ("digraph{\"a\"+b}", "1:13: error: expected a string in double quotes after `+`, found `b`"),
    ("digraph{\"a\"+}", "1:13: error: expected a string in double quotes after `+`, found `}`"),
    (
      "digraph{a+b}",
      "1:10: error: expected a node, an edge, a subgraph, an attribute or `}`, found `+`"
    ),
    (
      "digraph{<a<b>",
      "1:14: error: the input ends inside the HTML string that began at 1:9; the file may have been cut off"
    ),
    (
      "digraph{<a<!-- >}",
      "1:18: error: the input ends inside the HTML string that began at 1:9; the file may have been cut off"
    ),
    (
      "digraph{>}",
      "1:9: error: expected a node, an edge, a subgraph, an attribute or `}`, found `>`"
    ),
    (
      "digraph{\n  /* a",
      "2:7: error: the input ends inside the comment that began at 2:3; the file may have been cut off"
    ),
    ("digraph{1a}", "1:9: error: malformed number `1a`; put it in double quotes"),
    ("digraph{1.2.3}", "1:9: error: malformed number `1.2.3`; put it in double quotes"),
    ("digraph{-.}", "1:9: error: malformed number `-.`; put it in double quotes"),
    ("digraph{é\u{0}}", "1:10: error: a zero byte; the file is not text, or damaged"),
    ("digraph{é [\u{202E}=]}", "1:14: error: expected an attribute's value, found `]`"),
    (
      "digraph{a -> \u{B}}",
      "1:14: error: expected a node or a subgraph at the end of an edge, found `\\u{b}`"
    ),
  ])
  func `with the place, the problem and the remedy`(text: String, expected: String) {
    #expect(error(Array(text.utf8)) == "a.dot:" + expected)
  }

  @Test func `other encodings are named`() {
    let text = "digraph {}"
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    #expect(
      error(little)
        == "a.dot:1:1: error: the input is UTF-16LE, not UTF-8; convert it first, for example with "
        + "`iconv -f UTF-16LE -t UTF-8`"
    )
    #expect(
      error(Array("digraph{\"caf".utf8) + [0xE9] + Array("\"}".utf8))
        == "a.dot:1:13: error: invalid UTF-8: unexpected byte 0xE9; convert it first, for example "
        + "with `iconv -f ISO-8859-1 -t UTF-8`"
    )
  }

  @Test func `a file's name is made safe to print`() {
    let error = #expect(throws: DOTFileError.self) { try DOTFile([], file: "a\u{1B}[0m") }
    #expect(
      error?.description
        == "a\\u{1b}[0m:1:1: error: the input is empty; expected a graph in DOT"
    )
  }
}

/// What is said of a text that is refused; `nil` where it is read.
func error(_ bytes: [UInt8]) -> String? {
  do throws(DOTFileError) {
    _ = try DOTFile(bytes, file: "a.dot")
    return nil
  } catch {
    return error.description
  }
}

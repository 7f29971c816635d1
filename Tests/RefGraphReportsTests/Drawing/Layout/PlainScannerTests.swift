import Testing

@testable import RefGraphReports

@Suite struct PlainScannerTests {
  /// All lines with their numbers and words.
  private static func lines(_ text: String) throws -> [[String]] {
    var scanner = PlainScanner(text)
    var lines: [[String]] = []
    while try scanner.nextLine() { lines.append(["\(scanner.line)"] + scanner.words()) }
    return lines
  }

  @Test func `words are parted by spaces, lines by line ends`() throws {
    #expect(
      try Self.lines("graph 1  2\n\n\tstop\r\n") == [["1", "graph", "1", "2"], ["3", "stop"]]
    )
  }

  @Test func `a quoted word may have spaces, quotes and nothing in it`() throws {
    #expect(
      try Self.lines(#"node "b 0" "b\"1" "" <<b>x</b>>"#)
        == [["1", "node", "b 0", "b\"1", "", "<<b>x</b>>"]]
    )
  }

  @Test func `a line goes on after a backslash at its end, also within a word`() throws {
    #expect(
      try Self.lines("edge a \\\nb \"on and \\\non\"\nstop\n")
        == [["1", "edge", "a", "b", "on and on"], ["4", "stop"]]
    )
  }

  @Test func `a quote that is not closed is refused where its line begins`() {
    #expect(throws: DiagramLayout.Failure(line: 2, expected: "a closing quote")) {
      try Self.lines("graph\nnode \"a\nstop\n")
    }
  }
}

@testable import RefGraphReports
import Testing

@Suite struct `A baseline` {
  private func entries(_ text: String) throws -> [CheckBaseline.Entry] {
    try CheckBaseline(parsing: text).entries
  }

  @Test func `is a key and a reason a line`() throws {
    #expect(
      try entries("# Known.\n\n  a @ b  #  for a reason \nc # another\r\n") == [
        CheckBaseline.Entry(key: "a @ b", reason: "for a reason", line: 3),
        CheckBaseline.Entry(key: "c", reason: "another", line: 4),
      ]
    )
  }

  @Test func `may be empty`() throws {
    #expect(try entries("") == [])
    #expect(try entries("\n# nothing\n   \n") == [])
  }

  @Test func `takes the first mark between spaces, so that both sides may hold others`() throws {
    #expect(
      try entries("expected `page#2` to be released # see #12 # and #13") == [
        CheckBaseline.Entry(
          key: "expected `page#2` to be released",
          reason: "see #12 # and #13",
          line: 1
        )
      ]
    )
  }

  @Test(arguments: ["a", "a #", "a # ", "a #b", "a# b"])
  func `has no line without a reason`(line: String) {
    #expect(throws: CheckBaseline.ParseError(line: 2)) { try entries("# ok\n\(line)\nb\n") }
    #expect(
      CheckBaseline.ParseError(line: 2).description
        == "2:1: error: a known finding needs a reason: write `KEY # reason`"
    )
  }
}

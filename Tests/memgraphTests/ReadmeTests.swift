import Testing

@Suite struct `The README` {
  /// What it is made of: fenced blocks with the word behind the fence.
  private let blocks: [(kind: String, text: String)]

  init() throws {
    let text = try Places.text("README.md")
    var blocks: [(kind: String, text: String)] = []
    var open: (kind: String, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let block = open {
        if line == "```" {
          blocks.append((block.kind, block.lines.map { $0 + "\n" }.joined()))
          open = nil
        } else {
          open = (block.kind, block.lines + [line])
        }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      }
    }
    self.blocks = blocks
  }

  @Test func `shows what the command gives`() throws {
    let shown = blocks.filter { $0.kind == "console" }
    #expect(shown.count >= 2)
    for block in shown {
      let played = try Transcript(reading: block.text).played()
      guard played != block.text + "\n" else { continue }
      if Golden.isUpdating {
        let readme = try Places.text("README.md")
        try Places.write(readme.replacing(block.text, with: played.dropLast()), "README.md")
        continue
      }
      Issue.record("README.md \(FirstDifference(from: block.text + "\n", to: played))")
    }
  }

  @Test func `has a first scenario that keeps what it promises`() throws {
    let scenario = try #require(blocks.first { $0.text.hasPrefix("scenario ") })
    let scratch = try Scratch()
    try scratch.write(scenario.text, "first.scenario")
    let check = try Launch.memgraph(["check", "first.scenario"], in: scratch).run()
    #expect(check.text == "1 expectation in 1 combination: all hold\n")
    #expect(check.status == 0)
    let words = ["snapshot", "closed", "--scenario", "first.scenario"]
    let snapshot = try Launch.memgraph(words, in: scratch).run()
    #expect(snapshot.text.contains("detail is abandoned"))
    #expect(snapshot.status == 0)
  }
}

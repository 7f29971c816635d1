import RefGraph
import Testing

@testable import RefGraphImport

@Suite struct `DOT texts of random tokens` {
  private static let tokens = [
    "digraph", "graph", "strict", "subgraph", "node", "edge", "{", "{", "{", "}", "}", "}", "[",
    "]",
    "=", ";", ",", ":", "->", "->", "->", "--", "a", "b", "c", "é", "1", "-.5", "\"a\"", "\"",
    "+", "<a>", "<", ">", "<!--", "//", "/*", "*/", "\n#", "\n", "\\", "\"\\u{}\"", "\"\\u{",
    "label", "shape", "house", "style", "dashed", "invis", "cluster_legend", "refgraph_type",
    "refgraph_root", "permanent", "refgraph_due", "true", "refgraph_released", "refgraph_size",
    "refgraph_identity", "refgraph_format", "\u{0}", "\u{202E}", "\u{1B}", "\u{FEFF}",
  ]

  @Test(arguments: Exhaustive.numbers(below: 4_000, otherwiseOneOf: 4).map(UInt64.init))
  func `are read, or refused with an error that can be shown`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var text = Bool.random(using: &generator) ? "digraph{" : ""
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      text += Self.tokens.randomElement(using: &generator) ?? ""
      if Int.random(in: 0...3, using: &generator) > 0 { text += " " }
    }
    check(Array(text.utf8), seed: seed)
  }

  @Test(arguments: Exhaustive.numbers(below: 1_000, otherwiseOneOf: 6).map(UInt64.init))
  func `damaged good texts are`(seed: UInt64) throws {
    var snapshots = RandomSnapshot(seed: seed)
    var damage = RandomJSON(seed: seed)
    let text = DOTExchange(try snapshots.snapshot()).text()
    check(damage.damaged(Array(text.utf8)), seed: seed)
  }

  private func check(_ bytes: [UInt8], seed: UInt64) {
    do throws(DOTFileError) {
      let snapshot = try DOTFile(bytes, file: "a.dot").snapshot
      let again = try DOTFile(Array(DOTExchange(snapshot).text().utf8), file: "a.dot").snapshot
      #expect(SnapshotFacts(again) == SnapshotFacts(snapshot), "seed \(seed)")
    } catch {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      #expect((1...lines).contains(error.place.line), "seed \(seed): \(error)")
      #expect((1...bytes.count + 1).contains(error.place.column), "seed \(seed): \(error)")
      let isSafe = error.description.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && !$0.properties.isBidiControl
      }
      #expect(isSafe, "seed \(seed): \(error)")
      #expect(error.description.unicodeScalars.count < 400, "seed \(seed): \(error)")
    }
  }
}

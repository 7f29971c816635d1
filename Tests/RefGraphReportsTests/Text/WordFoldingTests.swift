import RefGraph
@testable import RefGraphReports
import Testing

@Suite struct `Long names in text` {
  private static let filling = String(repeating: "x", count: 9_998)

  /// Two objects of 10,000 characters that differ in one of them, in a cycle.
  private func report(_ first: String, _ second: String) throws -> SnapshotReport {
    var builder = Snapshot.Builder()
    let (one, two) = (ObjectID(1), ObjectID(2))
    try builder.addObject(one, type: "T" + Self.filling, name: first)
    try builder.addObject(two, type: "T" + Self.filling, name: second)
    try builder.addReference(from: one, to: two, label: "l" + Self.filling, strength: .strong)
    try builder.addReference(from: two, to: one, label: "b", strength: .strong)
    try builder.markDue(one)
    return SnapshotReport(of: builder.build())
  }

  private func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  @Test func `are folded in the middle`() throws {
    let text = try report("A\(Self.filling)1", "A\(Self.filling)2").text()
    let longest = words(text).map(\.count).max() ?? 0
    #expect(longest > 100)
    #expect(longest < 300)
    #expect(text.contains("Axxxx"))
    #expect(text.contains("xxxx1"))
    #expect(text.contains("xxxx2"))
    #expect(!text.contains("(2)"))
  }

  @Test func `stay apart where only what is folded differs`() throws {
    let half = String(repeating: "x", count: 5_000)
    let text = try report("\(half)1\(half)", "\(half)2\(half)").text()
    #expect(text.contains("x…x"))
    #expect(text.contains("x…(2)…x"))
    #expect(!text.contains("(3)"))
  }

  @Test func `stay whole in JSON`() throws {
    let name = "A\(Self.filling)1"
    #expect(try report(name, "b").json().contains("\"\(name)\""))
  }

  @Test func `are whole up to 120 columns, and prose of any length is`() {
    let name = String(repeating: "n", count: 120)
    let prose = String(repeating: "word ", count: 1_000)
    var page = TextPage()
    page.paragraph(StyledText(name, .name))
    page.paragraph(StyledText(prose))
    let text = TextLayout(width: 80).text(of: page)
    #expect(words(text).first.map(String.init) == name)
    #expect(words(text).count == 1_001)
    #expect(!text.contains("…"))
  }

  @Test func `are folded in Mermaid too`() throws {
    var builder = Snapshot.Builder()
    builder.caption.title = "Title" + Self.filling
    try builder.addObject(ObjectID(1), type: "T" + Self.filling, name: "A" + Self.filling)
    let text = SnapshotReport(of: builder.build()).mermaid()
    let longest = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest > 100)
    #expect(longest < 400)
  }
}

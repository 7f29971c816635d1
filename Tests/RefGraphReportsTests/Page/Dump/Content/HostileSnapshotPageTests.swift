import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `The page of a hostile snapshot` {
  /// A snapshot with a text in every place for one.
  private func snapshot(_ text: String) throws -> Snapshot {
    var builder = Snapshot.Builder()
    builder.caption = .init(title: text, moment: text, source: text)
    for number in 1...4 as ClosedRange<UInt64> {
      try builder.addObject(ObjectID(number), type: text, name: text, size: .max)
    }
    try builder.addReleased(.init(id: ObjectID(5), name: text, type: text))
    for (source, target) in [(1, 2), (2, 3), (3, 2), (4, 4)] as [(UInt64, UInt64)] {
      try builder.addReference(
        from: ObjectID(source),
        to: ObjectID(target),
        label: text,
        strength: .strong
      )
    }
    try builder.addRoot(ObjectID(1), lifetime: .permanent, label: text)
    for number in [2, 4, 5] as [UInt64] { try builder.markDue(ObjectID(number)) }
    return builder.build()
  }

  private func page(_ text: String) throws -> String {
    let report = SnapshotReport(of: try snapshot(text))
    return try SnapshotPage(of: report, command: ["analyze", text]).html(GridRenderer.renderer)
  }

  /// The elements of the body, read strictly.
  private func body(_ page: String) throws -> XMLTree {
    let start = try #require(page.firstRange(of: "<body>")).upperBound
    let end = try #require(page.firstRange(of: "<script")).lowerBound
    // HTML ends no void element, and a flag needs no value.
    var parts = page[start..<end].split(separator: "<input ", omittingEmptySubsequences: false)
    for place in parts.indices.dropFirst() {
      let close = try #require(parts[place].firstIndex(of: ">"))
      parts[place] = parts[place][..<close] + "/" + parts[place][close...]
    }
    let text = parts.joined(separator: "<input ").replacing(" hidden>", with: " hidden=\"\">")
      .replacing(" open>", with: " open=\"\">")
    return try XMLTree("<body>\(text)</body>")
  }

  /// Names of elements and of their attributes, without the drawing, whose lines depend on widths,
  /// and without titles, which only long texts have.
  private func shape(_ tree: XMLTree) -> [String] {
    var lines: [String] = []
    var waiting = [tree]
    while let next = waiting.popLast() {
      lines.append(
        ([next.name] + next.attributes.keys.filter { $0 != "title" }.sorted()).joined(
          separator: " "
        )
      )
      if next.name != "svg" { waiting += next.children.reversed() }
    }
    return lines
  }

  @Test(arguments: `A picture of hostile names`.names.filter { !$0.allSatisfy(\.isWhitespace) })
  func `has the elements that it has of a tame one`(name: String) throws {
    let hostile = try page(name)
    #expect(try shape(body(hostile)) == shape(body(try page("tame"))))
    #expect(hostile.ranges(of: "<script").count == 2)
    #expect(hostile.ranges(of: "</script").count == 2)
    let unsafe = hostile.unicodeScalars.filter {
      $0 != "\n" && VisibleText.escaped($0) != String($0)
    }
    #expect(unsafe.isEmpty)
  }

  @Test func `stays below a megabyte, and says so`() throws {
    let name = String(repeating: "\u{202E}<\"&", count: 100)
    var builder = Snapshot.Builder()
    for number in 1...4000 as ClosedRange<UInt64> {
      try builder.addObject(ObjectID(number), type: "\(number)\(name)", name: "\(number)\(name)")
      try builder.addReference(
        from: ObjectID(max(1, number / 2)),
        to: ObjectID(number),
        label: "\(number)\(name)",
        strength: .strong
      )
    }
    try builder.addRoot(ObjectID(1), lifetime: .permanent)
    let text = try DumpGraph.page(builder.build(), limits: .init(steps: 0)).html(
      GridRenderer.renderer
    )
    #expect(text.utf8.count < 1_000_000)
    #expect(text.contains("of 4,000 objects are counted above but cannot be opened here."))
  }
}

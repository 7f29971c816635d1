import Testing

@testable import RefGraphReports

@Suite struct TextWrappingTests {
  @Test func `words stand in lines that are no wider than the measure`() {
    let text = "detail and onSave are released when the page has been left for good"
    let lines = TextWrapping.lines(of: text, width: 120, size: 10)
    #expect(
      lines == ["detail and onSave are", "released when the page", "has been left for good"]
    )
    #expect(lines.allSatisfy { TextMetrics.width(of: $0, size: 10) <= 120 })
    #expect(lines.joined(separator: " ") == text)
  }

  @Test func `a word that is too long is cut, and no character lost`() {
    let word = String(repeating: "W👩‍👩‍👧‍👦", count: 200)
    let lines = TextWrapping.lines(of: "so \(word) ends", width: 100, size: 10)
    #expect(lines.first == "so")
    #expect(lines.last == "ends")
    #expect(lines.dropFirst().dropLast().joined() == word)
  }

  @Test(arguments: ["", "   "])
  func `nothing has no lines`(text: String) {
    #expect(TextWrapping.lines(of: text, width: 100, size: 10) == [])
  }
}

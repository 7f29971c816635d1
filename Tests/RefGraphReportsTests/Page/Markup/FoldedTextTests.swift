import RefGraph
import Testing

@testable import RefGraphReports

@Suite struct `A folded text` {
  @Test func `is itself up to the limit`() {
    let name = String(repeating: "n", count: 120)
    #expect(FoldedText.folded(name) == name)
    #expect(FoldedText.folded("") == "")
  }

  @Test func `keeps its beginning and its end beyond`() {
    #expect(FoldedText.folded("abcdefghijk", limit: 8) == "abcde…jk")
    let name = String(repeating: "a", count: 60) + String(repeating: "b", count: 61)
    let (head, tail) = (String(repeating: "a", count: 60) + "bbbbbbbbbbbbbbbbbbbbbbbbbbbbb", 30)
    #expect(FoldedText.folded(name) == head + "…" + String(repeating: "b", count: tail))
  }

  @Test func `counts scalars, as the script counts code points`() {
    #expect(FoldedText.folded("😀😀😀😀😀😀😀😀", limit: 8) == "😀😀😀😀😀😀😀😀")
    #expect(FoldedText.folded("😀😀😀😀😀😀😀😀😀", limit: 8) == "😀😀😀😀😀…😀😀")
  }

  @Test func `folds names sooner than sentences, and what they stand for alike`() {
    let name = String(repeating: "n", count: 200)
    let folded = FoldedText.folded(name)
    var text = StyledText.object(name, .name)
    text.append(name, .faint)
    text.append(".\(name) -> ", of: .reference(source: name, label: name, target: name))
    let pieces = text.folded().pieces
    #expect(
      pieces.map(\.mention) == [
        .object(folded), nil, .reference(source: folded, label: folded, target: folded),
      ]
    )
    #expect(pieces[0].text == folded)
    #expect(pieces[1].text == name)
    #expect(pieces[2].text == FoldedText.folded(".\(name) -> "))
    #expect(pieces.map(\.style) == [.name, .faint, .plain])
  }
}

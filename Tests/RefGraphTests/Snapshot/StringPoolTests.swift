import Testing

@testable import RefGraph

struct StringPoolTests {
  @Test
  func `each text is stored once and keeps its index`() {
    var pool = StringPool()
    let texts = ["", "a", "á", "a\u{301}", "🦆", "a\0b", String(repeating: "x", count: 5_000)]
    #expect(texts.map { pool.intern($0) } == [0, 1, 2, 3, 4, 5, 6])
    #expect(texts.map { pool.intern($0) } == [0, 1, 2, 3, 4, 5, 6])
    #expect((0..<7).map { Array(pool[$0].utf8) } == texts.map { Array($0.utf8) })
    #expect(pool.count == 7)
    #expect(pool.index(of: "á") == 2)
    #expect(pool.index(of: "b") == nil)
  }

  @Test
  func `texts stay where they are when the places are spread`() {
    var pool = StringPool()
    let texts = (0..<5_000).map { "label\($0)" }
    #expect(texts.map { pool.intern($0) } == (0..<5_000).map { UInt32($0) })
    #expect(texts.map { pool.index(of: $0) } == (0..<5_000).map { UInt32($0) })
  }
}

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

  @Test(arguments: [
    (nil, nil, "", ""), ("items", nil, ".title", "items.title"), ("items", 0, "", "items[0]"),
    ("a[1]", 10, "[key 2]", "a[1][10][key 2]"), (nil, UInt32.max, "x", "[4294967295]x"),
    ("á🦆", 99, ".b", "á🦆[99].b"),
  ])
  func `a text made of parts is the same one as made whole`(
    outer: String?,
    element: UInt32?,
    end: String,
    whole: String
  ) {
    var pool = StringPool()
    let number = outer.flatMap { pool.intern($0) }
    let made = pool.intern(number, element: element, end)
    let again = pool.intern(number, element: element, end)
    #expect(made == (outer == nil ? 0 : 1))
    #expect(again == made)
    #expect(made.map { pool[$0] } == whole)
    #expect(pool.intern(whole) == made)
    #expect(pool.index(of: whole) == made)
    #expect(pool.count == (outer == nil ? 1 : 2))
  }
}

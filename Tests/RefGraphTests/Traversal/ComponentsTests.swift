import Testing

@testable import RefGraph

struct ComponentsTests {
  @Test
  func `components are numbered so that each leads to lower ones only`() {
    // 0 ⇄ 1 → 2 → 2, 3 → 0, 4
    let rows = PlainRows([[1], [0, 2], [2], [0], []])
    let components = Components(of: rows)
    #expect(components.numbers == [1, 1, 0, 2, 3])
    #expect(components.count == 4)
    #expect(components.cyclic(along: rows) == [[0, 1], [2]])
  }

  @Test
  func `components of random graphs are the nodes that lead to each other`() {
    for seed in UInt64(0)..<300 {
      let rows = PlainRows.random(seed: seed)
      let components = Components(of: rows)
      let leads = (0..<rows.nodeCount).map { Reached(from: [$0], along: rows) }
      for one in 0..<rows.nodeCount {
        for other in 0..<rows.nodeCount {
          let isSame = leads[one][other] && leads[other][one]
          #expect((components.numbers[one] == components.numbers[other]) == isSame, "seed \(seed)")
          if leads[one][other] {
            #expect(components.numbers[one] >= components.numbers[other], "seed \(seed)")
          }
        }
      }
      #expect(Set(components.numbers) == Set(0..<UInt32(components.count)), "seed \(seed)")
    }
  }
}

extension PlainRows {
  /// Up to forty nodes with one to three references each.
  static func random(seed: UInt64) -> PlainRows {
    var random = SplitMix(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let degree = Int.random(in: 1...3, using: &random)
    return PlainRows(
      (0..<count).map { _ in
        (0..<Int.random(in: 0...degree, using: &random)).map { _ in
          Int.random(in: 0..<count, using: &random)
        }
      }
    )
  }
}

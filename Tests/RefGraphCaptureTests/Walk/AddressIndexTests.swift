import Testing

@testable import RefGraphCapture

@Suite struct `Addresses are numbered in the order in which they come` {
  /// Close together, as allocators give them; far apart; and the last ones that there are.
  private let addresses: [UInt64] =
    (0..<5000).map { 0x7F00_0000_1000 + UInt64($0) * 48 } + (1...5000).map { UInt64($0) << 36 }
    + [UInt64.max - 15, .max - 7, 8, 16, 24]

  @Test func `each once, however many there are`() {
    var index = AddressIndex()
    let numbers = addresses.map { index.number(of: $0) }
    #expect(numbers.map(\.number) == addresses.indices.map { UInt32($0) })
    #expect(numbers.count { $0.isNew } == addresses.count)
    let again = addresses.reversed().map { index.number(of: $0) }
    #expect(again.map(\.number) == addresses.indices.reversed().map { UInt32($0) })
    #expect(again.count { $0.isNew } == 0)
    #expect(index.addresses == addresses)
  }

  @Test func `and one that has no number gets none by a question`() {
    var index = AddressIndex()
    for address in addresses { _ = index.number(of: address) }
    #expect(index.existing(0x7F00_0000_1000 + 96) == 2)
    #expect(index.existing(0x7F00_0000_1008) == nil)
    #expect(index.addresses.count == addresses.count)
  }
}

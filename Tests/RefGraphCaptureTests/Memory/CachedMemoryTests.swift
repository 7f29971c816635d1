import Testing

@testable import RefGraphCapture

/// Two stretches of bytes with nothing between: 0x11000 to 0x13000, whose bytes are those of their
/// addresses, lowest but one, and one page after a hole.
private struct HoledSpace: AddressSpace {
  static let mapped: [Range<UInt64>] = [0x1_1000..<0x1_3000, 0x1_5000..<0x1_6000]

  func read(_ address: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let range = Self.mapped.first(where: { $0.contains(address) }) else { return 0 }
    let count = min(buffer.count, Int(range.upperBound - address))
    for offset in 0..<count { buffer[offset] = Self.byte(address + UInt64(offset)) }
    return count
  }

  /// A zero at 0x12345 alone.
  static func byte(_ address: UInt64) -> UInt8 {
    address == 0x1_2345 ? 0 : UInt8(address >> 4 & 0x7F | 1)
  }

  func mappedRegions() throws(CaptureError) -> [MappedRegion] { [] }
  func threads() -> [ThreadStack] { [] }
  func file(mappedAs path: String) -> String { path }
}

@Suite struct `Memory is read through pages with holes` {
  private func word(_ address: UInt64) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(HoledSpace.byte(address + $1)) << ($1 * 8) }
  }

  @Test func `words are those that are there, and 0 where one byte is not`() {
    let memory = CachedMemory(HoledSpace())
    #expect(memory.word(0x1_1000) == word(0x1_1000))
    #expect(memory.word(0x1_1FFC) == word(0x1_1FFC))
    #expect(memory.word(0x1_5FF8) == word(0x1_5FF8))
    #expect(memory.unreadable == 0)
    #expect(memory.word(0x1_2FFC) == 0)
    #expect(memory.word(0x1_4000) == 0)
    #expect(memory.word(0x1_0FFF) == 0)
    #expect(memory.word(.max) == 0)
    #expect(memory.unreadable == 4)
  }

  @Test func `a text ends at its zero, within the limit and within what is mapped`() {
    let memory = CachedMemory(HoledSpace())
    #expect(memory.textLength(0x1_2340) == 5)
    #expect(memory.textLength(0x1_1000) == 0x1345)
    #expect(memory.textLength(0x1_1000, limit: 0x1346) == 0x1345)
    #expect(memory.textLength(0x1_1000, limit: 0x1345) == nil)
    #expect(memory.textLength(0x1_2346) == nil)
    #expect(memory.textLength(0x1_4000) == nil)
  }

  @Test func `a page is read once, and anew where more would be kept than may be`() {
    let all = CachedMemory(HoledSpace())
    for address: UInt64 in [0x1_1000, 0x2_0000, 0x1_1008, 0x2_0008] { _ = all.word(address) }
    #expect(all.pagesRead == 2)
    let few = CachedMemory(HoledSpace(), limit: 1 << 16)
    for address: UInt64 in [0x1_1000, 0x2_0000, 0x1_1008, 0x2_0008] { _ = few.word(address) }
    #expect(few.pagesRead == 4)
    #expect(few.word(0x1_1010) == word(0x1_1010))
  }
}

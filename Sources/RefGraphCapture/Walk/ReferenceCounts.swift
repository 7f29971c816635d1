/// The word with an object's counts, or what stands in its side table, as Swift 6.3 packs it for 64
/// bits: the unowned count in bits 1–31, whether the deinit has begun in bit 32, the strong count less
/// one in bits 33–62.
struct ReferenceCounts {
  let strong: UInt32
  let unowned: UInt32
  let isDeinitializing: Bool
  let isImmortal: Bool
  /// Bit 0, which the runtime sets in each object that it makes.
  private let isMade: Bool
  /// Where the side table is; 0 where there is none.
  let sideTable: UInt64

  @inline(__always)
  init(of object: UInt64, _ memory: CachedMemory) {
    let word = memory.word(object &+ 8)
    if word >> 62 == 3 {
      let table = (word & (1 << 62 &- 1)) << 3
      self.init(word: memory.word(table &+ 16), sideTable: table)
    } else {
      self.init(word: word, sideTable: 0)
    }
  }

  @inline(__always)
  private init(word: UInt64, sideTable: UInt64) {
    isImmortal = word & 0xFFFF_FFFF == 0xFFFF_FFFF
    strong = UInt32(truncatingIfNeeded: word >> 33 & 0x3FFF_FFFF) &+ 1
    unowned = UInt32(truncatingIfNeeded: word >> 1 & 0x7FFF_FFFF)
    isMade = word & 1 == 1
    isDeinitializing = word >> 32 & 1 == 1
    self.sideTable = sideTable
  }

  /// Whether counts like these can be those of an object, which one can't tell of any two words.
  var isPlausible: Bool {
    isImmortal || (isMade && unowned >= 1 && unowned < 1 << 24 && strong < 1 << 28)
  }
}

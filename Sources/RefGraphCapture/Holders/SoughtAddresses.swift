private import CRefGraphCapture

/// Addresses that are looked for among millions of words: a table of bits says of nearly all words
/// that they are none of them.
struct SoughtAddresses {
  private let sorted: [UInt64]
  private let bits: [UInt64]

  init(_ addresses: some Sequence<UInt64>) {
    let sorted = Set(addresses).sorted()
    var bits = [UInt64](repeating: 0, count: 1 << (Int(REFGRAPH_BIT_TABLE_SHIFT) - 6))
    for address in sorted {
      let bit = refgraph_bit_of_word(address)
      bits[Int(bit / 64)] |= 1 << (bit % 64)
    }
    self.sorted = sorted
    self.bits = bits
  }

  /// The position of the next word that may lead to one of them; `count` where none does.
  func firstLikely(in words: UnsafePointer<UInt64>, from start: Int, count: Int) -> Int {
    refgraph_next_in_bit_table(words, start, count, bits)
  }

  /// The address that a word leads to, with the tags of pointers taken off; `nil` where it is none of
  /// them.
  func address(in word: UInt64) -> UInt64? {
    let address = word & HeapWalk.pointerBits
    var lower = 0
    var upper = sorted.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if sorted[middle] < address { lower = middle + 1 } else { upper = middle }
    }
    return lower < sorted.count && sorted[lower] == address ? address : nil
  }
}

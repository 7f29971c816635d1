private import CRefGraphCapture

/// One pass over memory that may be written to, for words that lead to given addresses.
struct MemoryScan {
  private let space: any AddressSpace
  private let ranges: [Range<UInt64>]
  private let buffer = MappedBuffer(size: 1 << 20)

  /// A word that leads to a sought address.
  struct Hit {
    let place: UInt64
    let target: UInt64
  }

  /// So many hits are enough to tell; memory may be full of one address.
  private static let mostHits = 1 << 16

  /// - Parameter ranges: what is read, in the order of addresses.
  init(_ space: any AddressSpace, _ ranges: [Range<UInt64>]) {
    self.space = space
    self.ranges = ranges
  }

  /// The bytes that a pass reads.
  var size: UInt64 { ranges.reduce(0) { $0 + UInt64($1.count) } }

  /// The hits in the order of their places.
  ///
  /// - Parameter ignored: where no hit counts, since copies of memory are no holders.
  func hits(of sought: SoughtAddresses, ignored: [Range<UInt64>]) -> (hits: [Hit], isCut: Bool) {
    let ignored = ignored + [buffer.addresses]
    var hits: [Hit] = []
    for range in ranges {
      var start = range.lowerBound
      while start < range.upperBound {
        let count = min(UInt64(buffer.bytes.count), range.upperBound - start)
        for hit in hitsInPart(start, Int(count), sought) {
          if !ignored.contains(where: { $0.contains(hit.place) }) { hits.append(hit) }
        }
        if hits.count > Self.mostHits { return (hits, true) }
        start += count
      }
    }
    return (hits, false)
  }

  private func hitsInPart(_ start: UInt64, _ count: Int, _ sought: SoughtAddresses) -> [Hit] {
    let filled = space.read(start, into: .init(rebasing: buffer.bytes[..<count])) & ~7
    guard filled > 0, let base = buffer.bytes.baseAddress else { return [] }
    let words = UnsafeRawPointer(base).assumingMemoryBound(to: UInt64.self)
    var hits: [Hit] = []
    var next = 0
    while true {
      next = sought.firstLikely(in: words, from: next, count: filled / 8)
      guard next < filled / 8 else { return hits }
      if let target = sought.address(in: words[next]) {
        hits.append(Hit(place: start + 8 * UInt64(next), target: target))
      }
      next += 1
    }
  }
}

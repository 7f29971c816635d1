/// The pieces of memory that glibc's allocator has given out.
///
/// Its heaps are runs of chunks: a word with the size of the chunk, of which bit 0 says whether the
/// chunk before is in use, and then what was asked for. The main heap begins with one; others lie at
/// multiples of 64 MB behind a header; big pieces are mappings of their own (bit 1). Source: glibc's
/// `malloc.c` and `arena.c`, 2.26 to 2.41. Memory of other allocators has no such runs, and no answer.
struct HeapBlocks {
  let memory: CachedMemory

  /// What is known of an address.
  enum Piece: Equatable {
    /// Given out: what was asked for begins and ends there.
    case block(Range<UInt64>)
    /// Part of the allocator's own, or given back.
    case free
  }

  /// Heaps lie at multiples of it.
  static let heapSize: UInt64 = 64 << 20
  private static let leastChunk: UInt64 = 32
  private static let arenaSize: UInt64 = 0x8D0
  private static let headerSize: UInt64 = 0x30
  /// The first piece of the main heap is the list of those that a thread keeps.
  private static let threadCacheSize: UInt64 = 0x290

  /// Whether the process has this allocator.
  let isKnown: Bool

  init(_ memory: CachedMemory, _ regions: [MappedRegion]) {
    self.memory = memory
    isKnown = regions.contains { region in
      region.path == "[heap]"
        && memory.word(region.addresses.lowerBound &+ 8) & ~7 == Self.threadCacheSize
    }
  }

  /// The chunks of each heap of a region, as far as they are in the region.
  private func heaps(in region: MappedRegion) -> [Range<UInt64>] {
    let (lower, upper) = (region.addresses.lowerBound, region.addresses.upperBound)
    if region.path == "[heap]" { return [lower..<upper] }
    guard region.path.isEmpty else { return [] }
    let first = (lower + Self.heapSize - 1) & ~(Self.heapSize - 1)
    return stride(from: first, to: upper, by: Int(Self.heapSize)).compactMap { start in
      let end = min(upper, start + Self.heapSize)
      return firstChunk(start).flatMap { $0 < end ? $0..<end : nil }
    }
  }

  /// The pieces that addresses of one region lie in; none for an address that is in no heap.
  ///
  /// Linear in the chunks of the region.
  ///
  /// - Parameter addresses: in ascending order, all in the region.
  func pieces(at addresses: [UInt64], in region: MappedRegion) -> [UInt64: Piece] {
    var found: [UInt64: Piece] = [:]
    for heap in heaps(in: region) {
      let inHeap = addresses.filter { heap.contains($0) }
      if !inHeap.isEmpty { found.merge(run(heap, inHeap)) { piece, _ in piece } }
    }
    guard isKnown, region.path.isEmpty else { return found }
    var last: Range<UInt64>?
    var searched = region.addresses.lowerBound
    for address in addresses where found[address] == nil {
      if last?.contains(address) != true {
        last = mapped(address, region, from: searched)
        searched = address & ~(Self.page - 1)
      }
      if let last {
        found[address] = address < last.lowerBound + 16 ? .free : .block(Self.piece(last))
      }
    }
    return found
  }

  /// The first chunk of a heap that is not the main one: behind the arena, where the heap holds it.
  private func firstChunk(_ heap: UInt64) -> UInt64? {
    let arena = memory.word(heap)
    let first = heap + (arena == heap + Self.headerSize ? Self.arenaSize : Self.headerSize)
    let size = memory.word(first + 8) & ~7
    return arena & 7 == 0 && size >= Self.leastChunk && size < Self.heapSize ? first : nil
  }

  private func run(_ heap: Range<UInt64>, _ addresses: [UInt64]) -> [UInt64: Piece] {
    var found: [UInt64: Piece] = [:]
    var chunk = heap.lowerBound
    var next = addresses.startIndex
    while next < addresses.endIndex, let size = size(of: chunk, before: heap.upperBound) {
      let isLast = size >= heap.upperBound &- chunk &- 64
      let isInUse = !isLast && memory.word(chunk &+ size &+ 8) & 1 == 1
      let block = (chunk &+ 16)..<(chunk &+ 8 &+ size)
      while next < addresses.endIndex, addresses[next] < chunk &+ 16 &+ size {
        let isGiven = isInUse && block.contains(addresses[next]) && !isKept(block, size)
        found[addresses[next]] = isGiven ? .block(block) : .free
        next += 1
      }
      chunk &+= size
    }
    return found
  }

  private func size(of chunk: UInt64, before end: UInt64) -> UInt64? {
    let size = memory.word(chunk &+ 8) & ~7
    guard chunk < end, size >= Self.leastChunk, size & 15 == 0, size <= end &- chunk else {
      return nil
    }
    return size
  }

  /// Whether a piece was given back, and is kept for the next who asks for one of this size.
  ///
  /// It counts as in use. Its first word has the next one's address, hidden by its own; 0 for the last
  /// one. What a thread keeps leads to the next piece, what an arena keeps to the next chunk.
  private func isKept(_ block: Range<UInt64>, _ size: UInt64) -> Bool {
    let next = memory.word(block.lowerBound) ^ (block.lowerBound >> 12)
    if next == 0 { return true }
    guard next & 15 == 0, next >= HeapWalk.leastPointer, next < 1 << 47 else { return false }
    return memory.word(next &- 8) & ~7 == size || memory.word(next &+ 8) & ~7 == size
  }

  /// What was asked for of a chunk.
  private static func piece(_ chunk: Range<UInt64>) -> Range<UInt64> {
    (chunk.lowerBound + 16)..<chunk.upperBound
  }

  private static let page: UInt64 = 4096

  /// The chunk of its own that an address is in, where one begins no lower than `start`.
  private func mapped(
    _ address: UInt64,
    _ region: MappedRegion,
    from start: UInt64
  ) -> Range<UInt64>? {
    let page = Self.page
    var chunk = address & ~(page - 1)
    while chunk >= start {
      let header = memory.word(chunk &+ 8)
      let size = header & ~7
      if header & 7 == 2, size & (page - 1) == 0, memory.word(chunk) == 0,
        size > address &- chunk, size <= region.addresses.upperBound &- chunk
      {
        return chunk..<(chunk &+ size)
      }
      guard chunk >= page else { return nil }
      chunk -= page
    }
    return nil
  }
}

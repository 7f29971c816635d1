/// The pieces of memory that glibc's allocator has given out.
///
/// Its heaps are runs of chunks: a word with the size of the chunk, of which bit 0 says whether the
/// chunk before is in use, and then what was asked for. The main heap begins with one; others lie at
/// multiples of 64 MB behind a header; big pieces are mappings of their own (bit 1). Source: glibc's
/// `malloc.c` and `arena.c`, 2.26 to 2.41. Memory of other allocators has no such runs, and no answer.
struct HeapBlocks {
  let memory: CachedMemory
  /// Pieces that were given back, and that threads keep for what they need next.
  private var kept: Set<UInt64> = []

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
  /// The list of pieces that a thread keeps for itself is a piece of this size.
  private static let threadCacheSize: UInt64 = 0x290

  /// Linear in the chunks of all heaps.
  init(_ memory: CachedMemory, _ regions: [MappedRegion]) {
    self.memory = memory
    for region in regions {
      for heap in heaps(in: region) { kept.formUnion(threadCaches(heap)) }
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

  /// Whether a region is the main heap, which begins with the first thread's list of pieces.
  func isMainHeap(_ region: MappedRegion) -> Bool {
    region.path == "[heap]"
      && memory.word(region.addresses.lowerBound &+ 8) & ~7 == Self.threadCacheSize
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
    for address in addresses where found[address] == nil {
      found[address] = mapped(address, region)
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
        let isGiven =
          isInUse && block.contains(addresses[next]) && !kept.contains(block.lowerBound)
          && (size != Self.threadCacheSize || threadCache(chunk &+ 16).isEmpty)
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

  private func threadCaches(_ heap: Range<UInt64>) -> Set<UInt64> {
    var kept: Set<UInt64> = []
    var chunk = heap.lowerBound
    while let size = size(of: chunk, before: heap.upperBound) {
      if size == Self.threadCacheSize { kept.formUnion(threadCache(chunk &+ 16)) }
      chunk &+= size
    }
    return kept
  }

  /// What a thread has kept of what was given back: 64 counts of at most seven, the first of as many
  /// lists, in which each piece has the next one's address, hidden by its own. Empty for a piece that
  /// is something else.
  private func threadCache(_ start: UInt64) -> Set<UInt64> {
    var cached: Set<UInt64> = []
    for list in 0..<UInt64(64) {
      let count = memory.half(start &+ 2 &* list) & 0xFFFF
      var piece = memory.word(start &+ 128 &+ 8 &* list)
      guard count <= 7, (count == 0) == (piece == 0) else { return [] }
      for _ in 0..<count {
        guard piece & 15 == 0, piece >= HeapWalk.leastPointer else { return [] }
        cached.insert(piece)
        piece = memory.word(piece) ^ (piece >> 12)
      }
    }
    return cached
  }

  private func mapped(_ address: UInt64, _ region: MappedRegion) -> Piece? {
    let page: UInt64 = 4096
    var chunk = address & ~(page - 1)
    for _ in 0..<(1 << 16) {
      guard chunk >= region.addresses.lowerBound else { return nil }
      let header = memory.word(chunk &+ 8)
      let size = header & ~7
      if header & 7 == 2, size & (page - 1) == 0, memory.word(chunk) == 0,
        size > address &- chunk, size <= region.addresses.upperBound &- chunk
      {
        return address < chunk &+ 16 ? .free : .block((chunk &+ 16)..<(chunk &+ size))
      }
      guard chunk >= page else { return nil }
      chunk -= page
    }
    return nil
  }
}

/// Says of addresses in writable memory what is there.
struct MemoryPlaces {
  let memory: CachedMemory
  let symbols: ImageSymbols
  /// Memory that may be written to.
  let regions: [MappedRegion]
  private let threads: [ThreadStack]
  /// Where the frames of the caller end; what lies below them is the capture's own.
  private let callerStack: UInt64?
  /// Where pages end that nobody may touch, and so where stacks of threads begin.
  private let guardEnds: Set<UInt64>

  private let blocks: HeapBlocks
  /// Whether the allocator is the one that tells of pieces; what is in none of them is no longer in
  /// use then.
  private let isGlibc: Bool
  private let globals: [(range: Range<UInt64>, image: LoadedImage)]

  /// What an address is part of.
  enum Place: Hashable {
    case object(UInt64)
    /// Memory that some library asked an allocator for, by where it begins.
    case block(UInt64)
    case holder(Holder)
  }

  init(
    _ memory: CachedMemory,
    _ symbols: ImageSymbols,
    _ mapped: [MappedRegion],
    _ threads: [ThreadStack],
    callerStack: UInt64?
  ) {
    self.memory = memory
    self.symbols = symbols
    regions = mapped.filter { $0.isReadable && $0.isWritable && !$0.path.hasPrefix("/dev/") }
    guardEnds = Set(mapped.lazy.filter { !$0.isReadable }.map(\.addresses.upperBound))
    self.threads = threads
    self.callerStack = callerStack
    let blocks = HeapBlocks(memory, regions)
    self.blocks = blocks
    isGlibc = regions.contains(where: blocks.isMainHeap)
    globals = symbols.images.flatMap { image in image.writableRanges.map { ($0, image) } }
      .sorted { $0.0.lowerBound < $1.0.lowerBound }
  }

  /// What is at each of these places, which are in ascending order; nothing where it is no longer in
  /// use, or nobody can tell.
  func places(at addresses: [UInt64], _ walk: inout HeapWalk) -> [UInt64: Place] {
    var found: [UInt64: Place] = [:]
    var next = addresses[...]
    while let address = next.first {
      guard let region = region(of: address) else {
        next.removeFirst()
        continue
      }
      let inside = Array(next.prefix { region.addresses.contains($0) })
      next = next.dropFirst(inside.count)
      var others: [UInt64] = []
      for address in inside {
        if let image = image(at: address) {
          found[address] = global(at: address, in: image).map { .holder($0) }
        } else if let stack = stack(region) {
          if address >= stack.start { found[address] = .holder(stack.holder) }
        } else {
          others.append(address)
        }
      }
      let pieces = blocks.pieces(at: others, in: region)
      for address in others {
        found[address] = place(address, pieces[address], region, &walk)
      }
    }
    return found
  }

  private func place(
    _ address: UInt64,
    _ piece: HeapBlocks.Piece?,
    _ region: MappedRegion,
    _ walk: inout HeapWalk
  ) -> Place? {
    switch piece {
    case .free: nil
    case .block(let block):
      walk.isObject(block.lowerBound)
        ? .object(block.lowerBound) : .block(block.lowerBound)
    case nil:
      isGlibc
        ? nil
        : walk.object(covering: address, from: region.addresses.lowerBound).map { .object($0) }
    }
  }

  private func region(of address: UInt64) -> MappedRegion? {
    var lower = 0
    var upper = regions.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if regions[middle].addresses.upperBound <= address {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    guard lower < regions.count, regions[lower].addresses.contains(address) else { return nil }
    return regions[lower]
  }

  /// Of memory that may be written to, what can hold something: of stacks, what is in use.
  var regionsInUse: [Range<UInt64>] {
    regions.map { region in
      let page: UInt64 = 4096
      let start = stack(region).map { $0.start & ~(page - 1) } ?? 0
      return max(start, region.addresses.lowerBound)..<region.addresses.upperBound
    }
  }

  // MARK: Globals

  private func image(at address: UInt64) -> LoadedImage? {
    globals.last { $0.range.lowerBound <= address }
      .flatMap { $0.range.contains(address) ? $0.image : nil }
  }

  /// Libraries whose variables own no object: what they know of addresses are caches and lists.
  private static let ownerless = [
    "libswiftCore.so", "libswiftRemoteMirror.so", "libstdc++.so", "libc.so", "ld-linux",
  ]

  private func global(at address: UInt64, in image: LoadedImage) -> Holder? {
    let file = image.path.split(separator: "/").last ?? "a library"
    guard !Self.ownerless.contains(where: file.hasPrefix) else { return nil }
    guard let symbol = symbols.symbol(at: address, .variable) else {
      return Holder(
        kind: .global,
        address: address,
        name: nil,
        type: "global variable of \(file)"
      )
    }
    let name = Demangler.demangled(symbol.name).map(SourceName.variable)
    // Swift keeps more in such memory than what its users write: caches, tables, flags.
    guard name == nil || symbol.name.hasSuffix("vp") || symbol.name.hasSuffix("vpZ") else {
      return nil
    }
    return Holder(
      kind: .global,
      address: address - symbol.offset,
      name: name ?? symbol.name,
      type: "global variable"
    )
  }

  // MARK: Stacks

  private func stack(_ region: MappedRegion) -> (holder: Holder, start: UInt64)? {
    if let callerStack, region.addresses.contains(callerStack) {
      var stack = stack("stack of the thread that captures", region)
      stack.isCaller = true
      return (stack, callerStack)
    }
    if let thread = threads.first(where: { region.addresses.contains($0.stackPointer) }) {
      return (stack("stack of thread \(thread.number)", region), thread.stackPointer)
    }
    guard region.path == "[stack]" || hasGuard(region) else { return nil }
    return (stack("stack of a thread that runs", region), region.addresses.lowerBound)
  }

  private func stack(_ name: String, _ region: MappedRegion) -> Holder {
    Holder(kind: .stack, address: region.addresses.lowerBound, name: name, type: "stack")
  }

  /// Stacks of threads have a page below them that nobody may touch.
  private func hasGuard(_ region: MappedRegion) -> Bool {
    guard region.path.isEmpty, region.addresses.count >= 1 << 16,
      region.addresses.lowerBound % HeapBlocks.heapSize != 0
    else { return false }
    return guardEnds.contains(region.addresses.lowerBound)
  }
}

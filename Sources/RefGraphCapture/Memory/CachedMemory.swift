/// Reads of a capture, through pages of 64 KB that are read once.
///
/// A system call per word allows a hundred thousand objects a second, a page at a time millions.
/// What is read twice is therefore one state of the memory, however threads go on. It belongs to one
/// capture and ends with it. This is the file with the unsafe reads of this library: every address
/// is checked against its page, and a word that cannot be read is 0 and counted.
final class CachedMemory {
  /// Words that could not be read.
  private(set) var unreadable = 0
  /// Pages read so far.
  private(set) var pagesRead = 0

  private static let pageShift: UInt64 = 16
  private static let pageSize = 1 << 16
  private static let pagesInBuffer = 16
  /// A part of a page is there or not: the unit in which systems map memory.
  private static let partShift = 12
  private static let wholeMask: UInt32 = 0xFFFF

  private let space: any AddressSpace
  private let limit: Int
  private var slots: UnsafeMutablePointer<Slot>
  private var capacity: Int
  private var buffers: [MappedBuffer] = []
  private var used = 0
  /// Pages that were asked for last, each at the place that its number's low bits say, so that most
  /// reads are a comparison and a load. (`Benchmarks capture`)
  private let recent: UnsafeMutablePointer<Slot>
  private static let recentCount = 256

  private struct Slot {
    var number: UInt64
    var bytes: UnsafeMutableRawPointer?
    var parts: UInt32

    static var none: Slot { Slot(number: .max, bytes: nil, parts: 0) }
  }

  /// - Parameter limit: how many bytes are kept at most; then all are forgotten and read anew.
  init(_ space: any AddressSpace, limit: Int = 256 << 20) {
    self.space = space
    self.limit = max(1, limit / Self.pageSize)
    capacity = 64
    recent = .allocate(capacity: Self.recentCount)
    recent.initialize(repeating: Slot.none, count: Self.recentCount)
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot.none, count: capacity)
  }

  deinit {
    slots.deallocate()
    recent.deallocate()
  }

  /// Where the copies are.
  var copies: [Range<UInt64>] { buffers.map(\.addresses) }

  /// The eight bytes at `address`; 0 where they cannot be read.
  @inline(__always)
  func word(_ address: UInt64) -> UInt64 { value(address, 0) }

  /// The four bytes at `address`; 0 where they cannot be read.
  @inline(__always)
  func half(_ address: UInt64) -> UInt32 { value(address, 0) }

  /// The byte at `address`; 0 where it cannot be read.
  @inline(__always)
  func byte(_ address: UInt64) -> UInt8 { value(address, 0) }

  /// Whether a range can be read.
  func canRead(_ address: UInt64, count: Int) -> Bool {
    var byte: UInt8 = 0
    guard count > 0, address <= UInt64.max - UInt64(count) else { return count == 0 }
    var next = address
    while next < address + UInt64(count) {
      guard copy(next, into: &byte, count: 1) else { return false }
      next = (next >> 12 + 1) << 12
    }
    return true
  }

  /// Bytes from `address` on; `nil` where one of them cannot be read.
  func bytes(_ address: UInt64, count: Int) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    let isComplete = bytes.withUnsafeMutableBytes { buffer in
      guard let base = buffer.baseAddress else { return true }
      return copy(address, into: base, count: count)
    }
    return isComplete ? bytes : nil
  }

  /// Copies bytes to where the caller has room for them.
  func copy(_ address: UInt64, into target: UnsafeMutableRawPointer, count: Int) -> Bool {
    guard address <= UInt64.max - UInt64(count) else { return false }
    var copied = 0
    while copied < count {
      let from = address + UInt64(copied)
      let offset = Int(from & UInt64(Self.pageSize - 1))
      let part = min(count - copied, Self.pageSize - offset)
      let page = page(from >> Self.pageShift)
      guard let bytes = page.bytes, Self.has(page.parts, offset, part) else { return false }
      (target + copied).copyMemory(from: bytes + offset, byteCount: part)
      copied += part
    }
    return true
  }

  /// The length of the text at `address` that a zero ends; `nil` past `limit` bytes.
  func textLength(_ address: UInt64, limit: Int = 1 << 16) -> Int? {
    var length = 0
    while length < limit {
      let from = address &+ UInt64(length)
      let offset = Int(from & UInt64(Self.pageSize - 1))
      let end = (offset >> Self.partShift + 1) << Self.partShift
      let page = page(from >> Self.pageShift)
      guard let bytes = page.bytes, Self.has(page.parts, offset, end - offset) else { return nil }
      let part = UnsafeRawBufferPointer(start: bytes + offset, count: end - offset)
      if let zero = part.firstIndex(of: 0) { return length + zero < limit ? length + zero : nil }
      length += part.count
    }
    return nil
  }

  @inline(__always)
  private func value<T: FixedWidthInteger>(_ address: UInt64, _ zero: T) -> T {
    let offset = Int(address & UInt64(Self.pageSize - 1))
    let number = address >> Self.pageShift
    let page = recent + Int(truncatingIfNeeded: number) & (Self.recentCount - 1)
    if page.pointee.number == number, page.pointee.parts == Self.wholeMask,
      offset <= Self.pageSize - MemoryLayout<T>.size, let bytes = page.pointee.bytes
    {
      return bytes.loadUnaligned(fromByteOffset: offset, as: T.self)
    }
    return slowValue(address, zero)
  }

  @inline(never)
  private func slowValue<T: FixedWidthInteger>(_ address: UInt64, _ zero: T) -> T {
    var value = zero
    let isRead = withUnsafeMutableBytes(of: &value) { buffer in
      guard let base = buffer.baseAddress else { return false }
      return copy(address, into: base, count: buffer.count)
    }
    if !isRead { unreadable += 1 }
    return isRead ? value : zero
  }

  private static func has(_ parts: UInt32, _ offset: Int, _ count: Int) -> Bool {
    if parts == wholeMask { return true }
    let first = offset >> partShift
    let last = (offset + count - 1) >> partShift
    let wanted = (UInt32(1) << UInt32(last - first + 1) - 1) << UInt32(first)
    return parts & wanted == wanted
  }

  private func page(_ number: UInt64) -> Slot {
    let place = Int(truncatingIfNeeded: number) & (Self.recentCount - 1)
    if recent[place].number == number { return recent[place] }
    var position = slot(of: number)
    if slots[position].number != number {
      if used == limit { forget() }
      if used * 2 >= capacity { grow() }
      position = slot(of: number)
      slots[position] = read(number)
      used += 1
    }
    recent[place] = slots[position]
    return recent[place]
  }

  private func slot(of number: UInt64) -> Int {
    var position = Int(truncatingIfNeeded: (number &* 0x9E37_79B9_7F4A_7C15) >> 32) & (capacity - 1)
    while slots[position].number != .max, slots[position].number != number {
      position = (position + 1) & (capacity - 1)
    }
    return position
  }

  private func read(_ number: UInt64) -> Slot {
    let (buffer, position) = used.quotientAndRemainder(dividingBy: Self.pagesInBuffer)
    if buffer == buffers.count {
      buffers.append(MappedBuffer(size: Self.pagesInBuffer * Self.pageSize))
    }
    guard let base = buffers[buffer].bytes.baseAddress else {
      return Slot(number: number, bytes: nil, parts: 0)
    }
    let bytes = base + position * Self.pageSize
    pagesRead += 1
    let start = number << Self.pageShift
    let count = space.read(start, into: .init(start: bytes, count: Self.pageSize))
    if count == Self.pageSize { return Slot(number: number, bytes: bytes, parts: Self.wholeMask) }
    var parts: UInt32 = 0
    for part in 0..<16 {
      let offset = part << Self.partShift
      let size = 1 << Self.partShift
      let isThere =
        offset + size <= count
        || space.read(start + UInt64(offset), into: .init(start: bytes + offset, count: size))
          == size
      if isThere { parts |= 1 << UInt32(part) }
    }
    return Slot(number: number, bytes: bytes, parts: parts)
  }

  private func forget() {
    for position in 0..<capacity { slots[position].number = .max }
    used = 0
    for place in 0..<Self.recentCount { recent[place] = Slot.none }
  }

  private func grow() {
    let old = slots
    let oldCapacity = capacity
    capacity *= 2
    slots = .allocate(capacity: capacity)
    slots.initialize(repeating: Slot.none, count: capacity)
    for position in 0..<oldCapacity where old[position].number != .max {
      slots[slot(of: old[position].number)] = old[position]
    }
    old.deallocate()
  }
}

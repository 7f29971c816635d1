/// The bytes of one document, kept at a fixed place for as long as any copy of this value lives.
///
/// This is the one file of the JSON reader that touches memory directly; every access is checked.
/// Unlike an array, it can be filled in place from a file, and is one load away from its bytes.
struct JSONBytes {
  /// Owns the memory, so that copies of the value share it and the last one frees it.
  private final class Memory {
    let start: UnsafeMutableRawBufferPointer
    #if DEBUG
      var readCount = 0
    #endif

    init(byteCount: Int) {
      start = .allocate(byteCount: max(byteCount, 1), alignment: 16)
    }

    deinit { start.deallocate() }
  }

  private let memory: Memory
  private let base: UnsafePointer<UInt8>
  let count: Int

  /// Copies `bytes` once.
  init(_ bytes: [UInt8]) {
    self.init(capacity: bytes.count) { buffer in
      buffer.copyBytes(from: bytes)
      return bytes.count
    }
  }

  /// Lets `fill` write up to `capacity` bytes in place and return how many it wrote, so that a file
  /// is read straight to where it is scanned.
  init<Failure: Error>(
    capacity: Int,
    _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    let memory = Memory(byteCount: capacity)
    let written = try fill(UnsafeMutableRawBufferPointer(rebasing: memory.start[..<capacity]))
    precondition((0...capacity).contains(written), "\(written) bytes of \(capacity) written")
    let bytes = memory.start.bindMemory(to: UInt8.self)
    guard let base = UnsafeBufferPointer(bytes).baseAddress else {
      preconditionFailure("an allocation of at least one byte has an address")
    }
    self.memory = memory
    self.base = base
    self.count = written
  }

  #if DEBUG
    /// How many bytes have been read one by one, counted in debug builds so that tests can tell
    /// linear work from quadratic without a clock.
    var readCount: Int { memory.readCount }
  #endif

  subscript(offset: Int) -> UInt8 {
    countRead()
    precondition(UInt(bitPattern: offset) < UInt(bitPattern: count), "no byte at \(offset)")
    return base[offset]
  }

  /// The byte at `offset`, and zero past the end: no byte of JSON outside a string is zero.
  func byte(at offset: Int) -> UInt8 {
    countRead()
    return UInt(bitPattern: offset) < UInt(bitPattern: count) ? base[offset] : 0
  }

  /// A copy of the bytes in `range`.
  subscript(range: Range<Int>) -> [UInt8] {
    Array(checked(range))
  }

  /// The text in `range`, each part that is not UTF-8 replaced by U+FFFD.
  func text(in range: Range<Int>) -> String {
    String(decoding: checked(range), as: UTF8.self)
  }

  /// Whether the bytes from `offset` on begin with `other`.
  func matches(_ other: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, other.count <= count - offset else { return false }
    for index in other.indices where base[offset + index] != other[index] { return false }
    return true
  }

  private func countRead() {
    #if DEBUG
      memory.readCount += 1
    #endif
  }

  private func checked(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no bytes in \(range)")
    return UnsafeBufferPointer(start: base + range.lowerBound, count: range.count)
  }
}

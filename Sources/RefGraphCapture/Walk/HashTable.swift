/// The header of a dictionary's or set's storage, where it makes sense.
struct HashTable {
  let keys: UInt64
  let values: UInt64
  let keyStride: UInt64
  /// All bytes of the storage.
  let size: UInt64

  private let bitmap: UInt64
  private let bucketCount: UInt64
  private let count: UInt64

  /// `nil` where the parts do not follow each other as the standard library lays them out: a thread
  /// is replacing the storage, or it is none.
  init?(_ type: HeapType, _ address: UInt64, _ memory: CachedMemory) {
    let scale = UInt64(memory.byte(address &+ 32))
    // A table takes no more than three quarters of its places, and says how many that are.
    guard scale < 36, memory.word(address &+ 24) == (1 << scale) * 3 / 4 else { return nil }
    bucketCount = 1 << scale
    count = memory.word(address &+ 16)
    keys = memory.word(address &+ 48)
    let bitmapWords = max(1, (bucketCount + 63) / 64)
    let valuesEnd: UInt64
    switch type.shape {
    case .dictionary(let stride, _, let valueStride, _):
      keyStride = UInt64(stride)
      bitmap = address &+ 64
      values = memory.word(address &+ 56)
      valuesEnd = values &+ bucketCount &* UInt64(valueStride)
    case .set(let stride):
      keyStride = UInt64(stride)
      bitmap = address &+ 56
      values = keys
      valuesEnd = keys &+ bucketCount &* UInt64(stride)
    default: return nil
    }
    let bitmapEnd = bitmap &+ bitmapWords &* 8
    guard count <= bucketCount, keys &- bitmapEnd < 64, values &- keys < 1 << 44,
      valuesEnd &- address < 1 << 44
    else {
      return nil
    }
    size = valuesEnd &- address
  }

  /// The places that are taken, in their order; `nil` where they are not as many as the table says.
  func occupied(_ memory: CachedMemory) -> [UInt64]? {
    var places: [UInt64] = []
    guard memory.canRead(bitmap, count: Int(max(1, (bucketCount + 63) / 64)) * 8) else {
      return nil
    }
    for word in 0..<max(1, (bucketCount + 63) / 64) {
      let start = word * 64
      var bits = memory.word(bitmap &+ word &* 8)
      if bucketCount < 64 { bits &= 1 << bucketCount &- 1 }
      while bits != 0 {
        places.append(start + UInt64(bits.trailingZeroBitCount))
        bits &= bits - 1
      }
      if places.count > Int(count) { return nil }
    }
    return places.count == Int(count) ? places : nil
  }
}

/// Writes a dictionary's key, where it is short and of a kind that can be written.
struct KeyWriter {
  let memory: CachedMemory

  private static let longest = 40

  /// `"home"` or `7`; `nil` where the key is of another kind, or long.
  func text(_ kind: HeapType.KeyText, at address: UInt64) -> String? {
    switch kind {
    case .none: nil
    case .integer: String(Int64(bitPattern: memory.word(address)))
    case .string: string(at: address).map { "\"\($0)\"" }
    }
  }

  /// Up to fifteen bytes stand in the string itself, and its length in the last one's low half;
  /// longer ones are behind the object, or in the file, 32 bytes on.
  private func string(at address: UInt64) -> String? {
    let object = memory.word(address &+ 8)
    let isSmall = object >> 61 & 1 == 1 && object >> 63 == 1
    if isSmall {
      let count = Int(object >> 56 & 0xF)
      guard let bytes = memory.bytes(address, count: count) else { return nil }
      return String(validating: bytes, as: UTF8.self)
    }
    let count = memory.word(address) & 0xFFFF_FFFF_FFFF
    guard count <= UInt64(Self.longest) else { return nil }
    let start = (object & 0x0FFF_FFFF_FFFF_FFFF) &+ 32
    guard let bytes = memory.bytes(start, count: Int(count)) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// What the compiler wrote about a class: the words of its metadata that a capture needs, as Swift
/// lays them out without Objective-C.
struct ClassDescriptor {
  let metadata: UInt64
  let address: UInt64
  let superclass: UInt64
  let instanceSize: UInt32
  let name: String
  /// How many stored properties it declares.
  let fieldCount: Int
  let isActor: Bool

  private let memory: CachedMemory

  /// Where the size of a value stands in the table of what can be done with it: a class's is a
  /// reference.
  private static let valueSize: UInt64 = 64

  /// `nil` where `metadata` is not that of a class.
  init?(_ metadata: UInt64, _ memory: CachedMemory) {
    let address = memory.word(metadata &+ 40)
    let flags = memory.half(address)
    let size = memory.half(metadata &+ 24)
    let classKind: UInt32 = 16
    guard memory.word(metadata) == 0, address & 3 == 0, memory.canRead(address, count: 48),
      flags & 0x1F == classKind, size >= 16, size < 1 << 30,
      memory.word(memory.word(metadata &- 8) &+ Self.valueSize) == 8,
      let name = memory.text(memory.relative(address &+ 8)), !name.isEmpty
    else { return nil }
    self.name = name
    self.metadata = metadata
    self.address = address
    self.memory = memory
    superclass = memory.word(metadata &+ 8)
    instanceSize = size
    fieldCount = Int(memory.half(address &+ 36))
    isActor = flags & 0x0080_0000 != 0
  }

  /// The stored properties as the metadata itself has them, for classes of which the mirror knows
  /// nothing; `nil` where the program was built without reflection.
  func fields() -> [Field]? {
    let list = memory.relative(address &+ 16)
    let count = memory.half(list &+ 12)
    guard list != 0, count == fieldCount, count < 1 << 16 else { return nil }
    let vector = UInt64(memory.half(address &+ 40))
    return (0..<UInt64(count)).map { index in
      let record = list &+ 16 &+ 12 * index
      return Field(
        name: memory.text(memory.relative(record &+ 8)) ?? "",
        type: memory.relative(record &+ 4),
        offset: Int(memory.word(metadata &+ 8 * (vector &+ index)))
      )
    }
  }

  struct Field {
    let name: String
    /// Where its mangled type stands.
    let type: UInt64
    let offset: Int
  }
}

extension CachedMemory {
  /// The address that a word of four bytes says by its distance; 0 where it says none.
  func relative(_ address: UInt64) -> UInt64 {
    let distance = Int32(bitPattern: half(address))
    return distance == 0 ? 0 : address &+ UInt64(bitPattern: Int64(distance))
  }

  /// The text that a zero ends.
  func text(_ address: UInt64) -> String? {
    guard address != 0, let length = textLength(address), let bytes = bytes(address, count: length)
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}

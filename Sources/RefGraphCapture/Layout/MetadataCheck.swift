/// Whether an address leads to the metadata of a type, as far as its words can tell.
///
/// The mirror believes what it is given, and ends the process over metadata that is none. Words of
/// freed or changing memory may lead anywhere, so they are looked at before it is asked. The numbers
/// are those of `MetadataKind.def` and of the descriptors' flags in the Swift project.
struct MetadataCheck {
  let memory: CachedMemory

  private static let deepest = 8
  private static let mostElements: UInt64 = 256

  func isMetadata(_ address: UInt64) -> Bool {
    var open = [(address: address, depth: 0)]
    var checked = 0
    while let next = open.popLast() {
      checked += 1
      guard next.depth < Self.deepest, checked < 1024, let parts = parts(next.address) else {
        return false
      }
      open += parts.map { ($0, next.depth + 1) }
    }
    return true
  }

  /// The metadata that this one refers to; `nil` where it is none itself.
  private func parts(_ address: UInt64) -> [UInt64]? {
    guard address >= HeapWalk.leastPointer, address & 7 == 0,
      memory.canRead(address &- 8, count: 32)
    else { return nil }
    switch memory.word(address) {
    case 0: return ClassDescriptor(address, memory) == nil ? nil : []
    case 0x200: return nominal(address, kind: 17)
    case 0x201, 0x202: return nominal(address, kind: 18)
    case 0x300: return []
    case 0x301: return tuple(address)
    case 0x302: return function(address)
    case 0x303: return existential(address)
    case 0x304, 0x306: return [memory.word(address &+ 8)]
    default: return nil
    }
  }

  private func nominal(_ address: UInt64, kind: UInt32) -> [UInt64]? {
    let descriptor = memory.word(address &+ 8)
    guard descriptor & 3 == 0, memory.canRead(descriptor, count: 28),
      memory.half(descriptor) & 0x1F == kind
    else { return nil }
    return []
  }

  private func tuple(_ address: UInt64) -> [UInt64]? {
    let count = memory.word(address &+ 8)
    guard count < Self.mostElements else { return nil }
    return (0..<count).map { memory.word(address &+ 24 &+ 16 &* $0) }
  }

  private func function(_ address: UInt64) -> [UInt64]? {
    let count = memory.word(address &+ 8) & 0xFFFF
    guard count < Self.mostElements else { return nil }
    return (0...count).map { memory.word(address &+ 16 &+ 8 &* $0) }
  }

  /// The protocols of an existential stand behind its superclass, where it has one.
  private func existential(_ address: UInt64) -> [UInt64]? {
    let flags = memory.half(address &+ 8)
    let count = UInt64(memory.half(address &+ 12))
    guard count < Self.mostElements else { return nil }
    let hasSuperclass = flags & 0x4000_0000 != 0
    let first = address &+ (hasSuperclass ? 24 : 16)
    let areProtocols = (0..<count).allSatisfy { index in
      let descriptor = memory.word(first &+ 8 &* index) & ~1
      return memory.canRead(descriptor, count: 16) && memory.half(descriptor) & 0x1F == 3
    }
    guard areProtocols else { return nil }
    return hasSuperclass ? [memory.word(address &+ 16)] : []
  }
}

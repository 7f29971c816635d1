/// How many bytes the allocator gave to an object.
enum AllocationSize {
  /// What glibc wrote before the object, less its own word, where that fits what the object needs;
  /// otherwise what it needs, rounded up as Swift asks for it: of another allocator, or of an object
  /// in a file's own memory.
  ///
  /// glibc rounds a request and a word of its own up to 16, to no less than 32, and leaves a rest of
  /// less than 32 with it. A piece of memory that was mapped for one request has bit 1 set.
  @inline(__always)
  static func of(_ object: UInt64, needed: UInt64, _ memory: CachedMemory) -> UInt64 {
    let header = memory.word(object &- 8)
    let chunk = header & ~7
    let exact = max(32, (needed &+ 8 &+ 15) & ~15)
    if header & 2 != 0 {
      let mapped = (needed &+ 16 &+ 4095) & ~4095
      return chunk == mapped ? chunk &- 16 : needed
    }
    return chunk == exact || chunk == exact &+ 16 ? chunk &- 8 : needed
  }
}

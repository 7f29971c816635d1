#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// Memory for copies of other memory, mapped for itself.
///
/// What an allocator gets back still has its words, and copies of objects look like objects. Memory
/// that is mapped for the purpose can be told from all other, and is gone when it is given back.
final class MappedBuffer {
  let bytes: UnsafeMutableRawBufferPointer

  /// - Parameter size: in bytes, a multiple of the system's pages.
  init(size: Int) {
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    precondition(memory != MAP_FAILED, "no memory of \(size) bytes")
    bytes = UnsafeMutableRawBufferPointer(start: memory, count: size)
  }

  deinit { munmap(bytes.baseAddress, bytes.count) }

  var addresses: Range<UInt64> {
    let start = UInt64(UInt(bitPattern: bytes.baseAddress))
    return start..<(start + UInt64(bytes.count))
  }
}

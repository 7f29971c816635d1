#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// A file of this machine that is read in parts, and closed with its last owner.
final class DiskFile {
  /// Why a file could not be opened or read: the number of the system call's error.
  struct Failure: Error { let number: Int32 }

  private let descriptor: Int32

  init(_ path: String) throws(Failure) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure(number: errno) }
  }

  deinit { close(descriptor) }

  /// The bytes from `offset` on, as many as there are of `count`.
  func bytes(at offset: UInt64, count: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    var filled = 0
    while filled < count {
      let read = bytes.withUnsafeMutableBytes {
        pread(
          descriptor,
          $0.baseAddress?.advanced(by: filled),
          count - filled,
          off_t(offset) + filled
        )
      }
      if read < 0 {
        if errno == EINTR { continue }
        throw Failure(number: errno)
      }
      if read == 0 { break }
      filled += read
    }
    bytes.removeLast(count - filled)
    return bytes
  }

  /// Everything to the end, for files that do not tell their size.
  func wholeText() throws(Failure) -> [UInt8] {
    var text: [UInt8] = []
    while true {
      let part = try bytes(at: UInt64(text.count), count: 1 << 16)
      if part.isEmpty { return text }
      text += part
    }
  }

  /// The names in a folder, in no order; none where it cannot be read.
  static func names(inFolder path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      names.append(name)
    }
    return names
  }
}

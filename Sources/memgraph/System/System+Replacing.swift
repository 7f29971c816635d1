#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension System {
  /// Writes a file beside its place and renames it, so that no reader sees half of it, and what was
  /// there stays where writing fails. A file that is replaced keeps its permissions; a link keeps
  /// leading to it.
  ///
  /// What cannot be replaced is written in place: a device, a pipe, a link that leads nowhere yet.
  static func write(_ bytes: [UInt8], path: String) throws(CallError) {
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK {
      guard let target = target(of: path) else { return try writeInPlace(bytes, path: path) }
      return try replace(target, with: bytes)
    }
    try replace(path, with: bytes)
  }

  /// Where a link leads to in the end, if anything is there.
  private static func target(of link: String) -> String? {
    guard let resolved = realpath(link, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  private static func replace(_ path: String, with bytes: [UInt8]) throws(CallError) {
    var status = stat()
    let isThere = stat(path, &status) == 0
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
      return try writeInPlace(bytes, path: path)
    }
    // A name of its own, so that a name of the greatest length has room for it too.
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    let beside = "\(folder).memgraph-\(getpid()).part"
    let descriptor = open(beside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CallError(number: errno) }
    do throws(CallError) {
      defer { close(descriptor) }
      try setMode(isThere ? status.st_mode & 0o777 : nil, of: descriptor)
      try write(bytes, to: descriptor)
    } catch {
      unlink(beside)
      throw error
    }
    guard rename(beside, path) == 0 else {
      let error = CallError(number: errno)
      unlink(beside)
      throw error
    }
  }

  private static func setMode(_ mode: mode_t?, of descriptor: Int32) throws(CallError) {
    guard let mode, fchmod(descriptor, mode) != 0 else { return }
    throw CallError(number: errno)
  }

  private static func writeInPlace(_ bytes: [UInt8], path: String) throws(CallError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw CallError(number: errno) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor)
  }
}

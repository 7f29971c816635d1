#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension System {
  /// Writes a file beside its place and renames it, so that no reader sees half of it, and what was
  /// there stays where writing fails. A file that is replaced keeps its owner and permissions; a
  /// link keeps leading to it.
  ///
  /// What cannot be replaced is written in place, as a shell's `>` does: a device, a pipe, a link
  /// that leads nowhere yet, a file with other names or of another owner, one that is mounted, one
  /// in a folder that may not be changed.
  static func write(_ bytes: [UInt8], path: String) throws(CallError) {
    try Draft(of: path, bytes).finish()
  }

  /// A file that is about to be in its place. What can fail before that has not failed.
  struct Draft {
    private let bytes: [UInt8]
    private let target: String
    /// The file beside the target, which has all bytes; `nil` where they are written in place.
    private let beside: String?

    init(of path: String, _ bytes: [UInt8]) throws(CallError) {
      self.bytes = bytes
      target = Self.end(ofLink: path) ?? path
      beside = try Self.draft(of: target, bytes)
    }

    /// Puts the file into its place.
    func finish() throws(CallError) {
      guard let beside else { return try writeInPlace() }
      guard rename(beside, target) != 0 else { return }
      let error = CallError(number: errno)
      unlink(beside)
      guard error.isForbidden || [EBUSY, EXDEV].contains(error.number) else { throw error }
      try writeInPlace()
    }

    /// Leaves the place as it is.
    func discard() {
      if let beside { unlink(beside) }
    }

    private func writeInPlace() throws(CallError) {
      let descriptor = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else { throw CallError(number: errno) }
      defer { close(descriptor) }
      try write(bytes, to: descriptor)
    }
  }
}

extension System.Draft {
  /// Where a link leads to in the end, if anything is there; `nil` where the path is no link.
  private static func end(ofLink path: String) -> String? {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK,
      let resolved = realpath(path, nil)
    else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Writes a file beside a new file, or one that can be replaced, and returns its name.
  private static func draft(
    of path: String,
    _ bytes: [UInt8]
  ) throws(System.CallError) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT else { throw System.CallError(number: errno) }
      guard !path.hasSuffix("/") else { throw System.CallError(number: EISDIR) }
      // A link that leads nowhere makes the file that it names.
      return lstat(path, &status) == 0 ? nil : try fill(newFile(beside: path), bytes)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw System.CallError(number: EISDIR) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard access(path, W_OK) == 0 else { throw System.CallError(number: errno) }
    guard status.st_nlink == 1 else { return nil }
    let file: NewFile
    do throws(System.CallError) {
      file = try newFile(beside: path)
    } catch {
      guard error.isForbidden || error.number == EROFS else { throw error }
      return nil
    }
    guard fchown(file.descriptor, status.st_uid, status.st_gid) == 0,
      fchmod(file.descriptor, status.st_mode & 0o777) == 0
    else {
      close(file.descriptor)
      unlink(file.name)
      return nil
    }
    return try fill(file, bytes)
  }

  private struct NewFile {
    let name: String
    let descriptor: Int32
  }

  /// Opens a file of its own, so that a name of the greatest length has room for it too. Where
  /// numbers of processes come again, one may have been left; it is not ours to take away.
  private static func newFile(beside path: String) throws(System.CallError) -> NewFile {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    var number = 1
    while true {
      let name = "\(folder).memgraph-\(getpid())-\(number).part"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return NewFile(name: name, descriptor: descriptor) }
      guard errno == EEXIST else { throw System.CallError(number: errno) }
      number += 1
    }
  }

  /// Writes all bytes and closes the file; where that fails, nothing is left of it.
  private static func fill(
    _ file: NewFile,
    _ bytes: [UInt8]
  ) throws(System.CallError) -> String {
    do throws(System.CallError) {
      defer { close(file.descriptor) }
      try System.write(bytes, to: file.descriptor)
    } catch {
      unlink(file.name)
      throw error
    }
    return file.name
  }
}

extension System.CallError {
  /// The message about a file that could not be written; of one that is not there, its folder or its
  /// name is the obstacle.
  func message(writing path: String) -> String {
    guard !System.exists(path: path) else { return message }
    if isDirectory { return "it names a folder" }
    return isForbidden ? "\(message) in its folder" : message
  }
}

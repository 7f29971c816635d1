#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The operating system, as far as the command needs it. C types stay in this file; where a call
/// says -1, it becomes a typed error here and nowhere else.
enum System {
  /// How many bytes an input may have: more than any file that is meant, and less than what would
  /// take all memory.
  static let inputLimit = 1 << 30

  /// A call that failed.
  struct CallError: Error, Equatable {
    let number: Int32

    /// What the system calls the error, in lower case as in the middle of a sentence.
    var message: String { String(cString: strerror(number)).lowercased() }
    /// Whether there is no such file, or a part of its path is no directory.
    var isMissing: Bool { number == ENOENT || number == ENOTDIR }
    var isDirectory: Bool { number == EISDIR }
    /// Whether the file has more bytes than may be read.
    var isTooLarge: Bool { number == EFBIG }
    var isForbidden: Bool { number == EACCES || number == EPERM }
    /// Whether nobody reads what is written any more.
    var isBrokenPipe: Bool { number == EPIPE }
  }

  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Glibc)
      Glibc.exit(status)
    #else
      Musl.exit(status)
    #endif
  }

  /// Lets writing to a closed pipe, or more than a file may have, be an error instead of the end.
  static func ignoreSignalsOfWriting() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Columns of the terminal, or `nil` where there is none.
  static func terminalWidth(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether there is a file or folder of this path.
  static func exists(path: String) -> Bool {
    access(path, F_OK) == 0
  }

  /// How many bytes a file has; `nil` where there is none, or it is a folder, a device or a pipe.
  static func size(path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// The bytes of a file, to its end.
  static func read(path: String) throws(CallError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw CallError(number: errno) }
    defer { close(descriptor) }
    return try read(descriptor)
  }

  /// The bytes that come from an open file, to its end.
  static func read(_ descriptor: Int32) throws(CallError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes {
        #if canImport(Darwin)
          Darwin.read(descriptor, $0.baseAddress, $0.count)
        #elseif canImport(Glibc)
          Glibc.read(descriptor, $0.baseAddress, $0.count)
        #else
          Musl.read(descriptor, $0.baseAddress, $0.count)
        #endif
      }
      if count == 0 { return bytes }
      if bytes.count + count > inputLimit { throw CallError(number: EFBIG) }
      if count < 0 {
        if errno == EINTR { continue }
        throw CallError(number: errno)
      }
      bytes.append(contentsOf: buffer[..<count])
    }
  }

  /// Writes all bytes to an open file.
  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(CallError) {
    try hand(bytes) {
      #if canImport(Darwin)
        Darwin.write(descriptor, $0.baseAddress, $0.count)
      #elseif canImport(Glibc)
        Glibc.write(descriptor, $0.baseAddress, $0.count)
      #else
        Musl.write(descriptor, $0.baseAddress, $0.count)
      #endif
    }
  }

  /// Hands all bytes to a call that takes as many of the first ones as it can, and says how many.
  static func hand(
    _ bytes: [UInt8],
    to call: (UnsafeRawBufferPointer) -> Int
  ) throws(CallError) {
    var taken = 0
    while taken < bytes.count {
      let count = bytes.withUnsafeBytes { call(UnsafeRawBufferPointer(rebasing: $0[taken...])) }
      if count < 0 {
        if errno == EINTR { continue }
        throw CallError(number: errno)
      }
      taken += count
    }
  }
}

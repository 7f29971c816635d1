import Foundation

/// The test's end of an output stream.
enum ParentEnd {
  /// A file without a name, written by the child.
  case file(Int32)
  /// The master of a pseudo-terminal, and what came from it so far.
  case terminal(Int32, [UInt8])
  case none

  /// Both ends for a stream; the second one is the child's.
  static func pair(for stream: Launch.Stream) throws -> (ParentEnd, child: Int32) {
    switch stream {
    case .kept:
      let descriptor = try file([])
      // Two descriptors of one file, since the child's is closed here after the start.
      return (.file(try closedInChildren(dup(descriptor))), descriptor)
    case .closedPipe:
      let (reading, writing) = try pipe()
      close(reading)
      return (.none, writing)
    case .terminal(let columns):
      var master: Int32 = -1
      var terminal: Int32 = -1
      var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
      try SystemCallError.check(openpty(&master, &terminal, nil, nil, &size), "openpty")
      var modes = termios()
      tcgetattr(terminal, &modes)
      cfmakeraw(&modes)
      tcsetattr(terminal, TCSANOW, &modes)
      let flags = fcntl(master, F_GETFL)
      _ = fcntl(master, F_SETFL, flags | O_NONBLOCK)
      return (.terminal(try closedInChildren(master), []), terminal)
    }
  }

  /// A terminal on which these bytes were typed; the second descriptor is the child's.
  static func typing(_ bytes: [UInt8]) throws -> (master: Int32, child: Int32) {
    var master: Int32 = -1
    var terminal: Int32 = -1
    try SystemCallError.check(openpty(&master, &terminal, nil, nil, nil), "openpty")
    var modes = termios()
    tcgetattr(terminal, &modes)
    modes.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(terminal, TCSANOW, &modes)
    try FileHandle(fileDescriptor: master).write(contentsOf: bytes)
    return (try closedInChildren(master), terminal)
  }

  /// A pipe, whose reading end children do not inherit.
  static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    try SystemCallError.check(Foundation.pipe(&ends), "pipe")
    return (try closedInChildren(ends[0]), ends[1])
  }

  /// A file without a name, at its beginning, with these bytes.
  static func file(_ bytes: [UInt8]) throws -> Int32 {
    var name = Array("\(NSTemporaryDirectory())/memgraph-XXXXXX".utf8CString)
    let descriptor = try SystemCallError.check(mkstemp(&name), "mkstemp")
    unlink(name)
    try FileHandle(fileDescriptor: descriptor).write(contentsOf: bytes)
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  private static func closedInChildren(_ descriptor: Int32) throws -> Int32 {
    try SystemCallError.check(fcntl(descriptor, F_SETFD, FD_CLOEXEC), "fcntl")
    return descriptor
  }

  /// The descriptor to wait for, where there is one.
  var terminal: Int32? {
    if case .terminal(let descriptor, _) = self { descriptor } else { nil }
  }

  /// Takes what the terminal has ready.
  mutating func readTerminal() {
    guard case .terminal(let descriptor, var bytes) = self else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    self = .terminal(descriptor, bytes)
  }

  /// Everything that the child wrote; closes this end.
  consuming func bytes() throws -> [UInt8] {
    switch self {
    case .none: return []
    case .terminal(let descriptor, let bytes):
      close(descriptor)
      return bytes
    case .file(let descriptor):
      lseek(descriptor, 0, SEEK_SET)
      let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      return Array(try handle.readToEnd() ?? Data())
    }
  }
}

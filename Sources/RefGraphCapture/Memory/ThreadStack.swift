/// The stack of a thread, and from where on it is in use.
struct ThreadStack: Equatable {
  /// Counts from 1, which is the first thread of the process.
  let number: Int
  /// Where the frames begin that have not returned; what lies below is left from others.
  let stackPointer: UInt64
}

extension ThreadStack {
  /// What `/proc/PID/task/TID/syscall` tells of a thread that waits: the number of a system call and
  /// its arguments, or -1, and then two addresses, of which the first is the stack's. `nil` for a
  /// thread that runs, of which the system does not say where it is.
  static func stackPointer(inSyscall text: [UInt8]) -> UInt64? {
    let words = text.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
    guard words.count >= 3 else { return nil }
    let word = String(decoding: words[words.count - 2], as: UTF8.self)
    return word.hasPrefix("0x") ? UInt64(word.dropFirst(2), radix: 16) : nil
  }
}

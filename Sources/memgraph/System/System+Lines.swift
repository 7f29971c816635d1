#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension System {
  /// What a person may write in one line; more is cut.
  private static let lineLimit = 4096

  /// The bytes up to the next line break, without it; `nil` at the end of the input, and where the
  /// terminal is gone. Reads byte by byte, so that nothing after the line is taken.
  static func readLine(_ descriptor: Int32) throws(CallError) -> [UInt8]? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, &byte, 1)
      #elseif canImport(Glibc)
        let count = Glibc.read(descriptor, &byte, 1)
      #else
        let count = Musl.read(descriptor, &byte, 1)
      #endif
      if count < 0 {
        if errno == EINTR { continue }
        if errno == EIO { return nil }
        throw CallError(number: errno)
      }
      if count == 0 { return line.isEmpty ? nil : line }
      if byte == UInt8(ascii: "\n") { return line }
      if line.count < lineLimit { line.append(byte) }
    }
  }
}

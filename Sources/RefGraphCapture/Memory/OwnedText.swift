#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

extension String {
  /// A text of the C library's, whose memory is given back.
  init(taking text: UnsafeMutablePointer<CChar>) {
    defer { free(text) }
    self.init(cString: text)
  }
}

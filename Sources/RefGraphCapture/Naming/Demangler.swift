private import CRefGraphCapture

#if canImport(Darwin)
  private import Darwin
#elseif canImport(Glibc)
  private import Glibc
#elseif canImport(Musl)
  private import Musl
#endif

/// The demangler that every Swift program carries in its runtime.
enum Demangler {
  /// What a mangled symbol says; `nil` where it is not Swift's.
  static func demangled(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s"),
      let text = refgraph_demangle(symbol, symbol.utf8.count, nil, nil, 0)
    else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

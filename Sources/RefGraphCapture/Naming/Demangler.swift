private import CRefGraphCapture

/// The demangler that every Swift program carries in its runtime.
enum Demangler {
  /// What a mangled symbol says; `nil` where it is not Swift's.
  static func demangled(_ symbol: String) -> String? {
    guard symbol.hasPrefix("$s") else { return nil }
    return refgraph_demangle(symbol, symbol.utf8.count, nil, nil, 0).map(String.init(taking:))
  }
}

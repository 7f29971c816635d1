import Foundation

/// Whether the long tests run: in a release-built check, and not in `swift test`.
enum Exhaustive {
  static let isAsked = ProcessInfo.processInfo.environment["MEMGRAPH_EXHAUSTIVE"] != nil
}

/// Whether a sanitizer watches: then memory comes from an allocator of its own, which keeps what was
/// given back, and does not tell what is in use.
enum Sanitizer {
  static let isOn = ProcessInfo.processInfo.environment["MEMGRAPH_SANITIZER"] != nil
}

import Foundation

/// Whether the long tests run: in a release-built check, and not in `swift test`.
enum Exhaustive {
  static let isAsked = ProcessInfo.processInfo.environment["MEMGRAPH_EXHAUSTIVE"] != nil
}

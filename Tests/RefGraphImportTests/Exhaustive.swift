import Foundation

/// The release-built check goes through all of what `swift test` takes a part of, to be quick.
enum Exhaustive {
  static let isAsked = ProcessInfo.processInfo.environment["MEMGRAPH_EXHAUSTIVE"] != nil

  /// All numbers below `count`, or the first of each so many.
  static func numbers(below count: Int, otherwiseOneOf step: Int) -> [Int] {
    Array(stride(from: 0, to: count, by: isAsked ? 1 : step))
  }
}

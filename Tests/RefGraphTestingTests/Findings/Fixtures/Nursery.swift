@testable import RefGraphTesting

/// Watches objects that a test makes and lets go of.
final class Nursery {
  private var watched: [WatchedObject] = []

  /// Watches an object from now on.
  func watch(_ object: some AnyObject, as name: String) {
    watched.append(WatchedObject(object, name: name, place: "Pages.swift:\(watched.count + 1)"))
  }

  /// What is said of the objects that a body makes and leaves.
  static func findings(
    except baseline: LeakBaseline = .none,
    after body: (Nursery) throws -> Void
  ) rethrows -> [Finding] {
    let nursery = Nursery()
    try raise(nursery, body)
    return nursery.findings(except: baseline)
  }

  /// The messages about the objects that a body makes and leaves.
  static func messages(after body: (Nursery) throws -> Void) rethrows -> [String] {
    try findings(after: body).map(\.message)
  }

  /// In a frame of its own, which ends before anything is looked at.
  @inline(never)
  private static func raise(_ nursery: Nursery, _ body: (Nursery) throws -> Void) rethrows {
    try body(nursery)
  }

  /// What is said of the watched objects now.
  func findings(except baseline: LeakBaseline = .none) -> [Finding] {
    Lifetimes.findings(about: watched, settled: "after 10 turns of the run loop", except: baseline)
  }
}

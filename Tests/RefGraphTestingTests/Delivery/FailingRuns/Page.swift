import Synchronization

/// Something that should be gone after a test.
final class Page: Sendable {}

/// What keeps pages for good, so that a test about them fails.
enum Keeper {
  static let kept = Mutex<[Page]>([])

  /// Keeps a page.
  static func keep(_ page: Page) {
    kept.withLock { $0.append(page) }
  }
}

/// A line on the terminal of standard error that says how far work is which takes longer than a
/// second; nothing where standard error is no terminal.
final class ProgressLine {
  private let isVisible = System.isTerminal(System.standardError)
  private var pace = Pace(startingAt: .now)

  /// When the line is written: the first time after a second, then a few times a second.
  struct Pace {
    private(set) var hasShown = false
    private var next: ContinuousClock.Instant

    init(startingAt start: ContinuousClock.Instant) {
      next = start + .seconds(1)
    }

    /// Whether it is time to write the line again.
    mutating func isDue(at now: ContinuousClock.Instant) -> Bool {
      guard now >= next else { return false }
      next = now + .milliseconds(200)
      hasShown = true
      return true
    }
  }

  /// Shows how far the work is, if it is time to.
  func show(_ text: @autoclosure () -> String) {
    guard isVisible, pace.isDue(at: .now) else { return }
    write("\r\u{1B}[K\(text())")
  }

  /// Takes the line away again.
  func clear() {
    if pace.hasShown { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    try? System.write(Array(text.utf8), to: System.standardError)
  }
}

/// A line on the terminal of standard error that says how far work is which takes longer than a
/// second; nothing where standard error is no terminal.
struct ProgressLine {
  /// The columns of the terminal, or `nil` where there is none.
  private let columns = System.terminalWidth(System.standardError)
  private var nextTime = ContinuousClock.now + .seconds(1)
  private var isShown = false

  /// Shows how far the work is: not in the first second, and then a few times a second.
  mutating func show(_ text: @autoclosure () -> String) {
    if ContinuousClock.now >= nextTime { announce(text()) }
  }

  /// Shows at once what is known to take long.
  mutating func announce(_ text: @autoclosure () -> String) {
    guard let columns else { return }
    nextTime = .now + .milliseconds(200)
    // A line that went on in the next one could not be taken back.
    write(Self.erasure + text().prefix(columns - 1))
    isShown = true
  }

  /// Takes the line away again.
  mutating func clear() {
    if isShown { write(Self.erasure) }
    isShown = false
  }

  /// Goes to the beginning of the line and empties it.
  private static let erasure = "\r\u{1B}[K"

  private func write(_ text: String) {
    try? System.write(Array(text.utf8), to: System.standardError)
  }
}

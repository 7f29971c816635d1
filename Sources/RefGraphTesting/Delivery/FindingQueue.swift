internal import Synchronization

/// What is found while an assertion runs, on whatever thread, until the assertion's own task tells
/// its test.
///
/// A test framework knows the current test by the task or thread: a detached task or a callback of a
/// queue has none, and what it reports there is lost without a word. So nobody reports from there.
/// The queue belongs to one assertion, and dies with it; what comes afterwards ends the process.
final class FindingQueue: Sendable {
  /// The assertion's name and line, for what comes too late.
  private let assertion: String
  private let state = Mutex(State())

  private struct State {
    var findings: [PlacedFinding] = []
    var isOpen = true
  }

  init(of assertion: String) {
    self.assertion = assertion
  }

  /// Whether the assertion still waits for findings.
  var isOpen: Bool { state.withLock(\.isOpen) }

  /// Keeps findings for the test, or ends the process where the assertion is over.
  func add(_ findings: [PlacedFinding]) {
    guard !findings.isEmpty else { return }
    let isKept = state.withLock { state in
      if state.isOpen { state.findings += findings }
      return state.isOpen
    }
    if !isKept { UndeliverableFinding.tell(findings, because: .over(assertion: assertion)) }
  }

  /// Takes what was found, in order, and lets nothing more in.
  func close() -> [PlacedFinding] {
    state.withLock { state in
      state.isOpen = false
      return state.findings
    }
  }
}

internal import Foundation

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What was found where no test can be told. It ends the process: an assertion that fails unseen would
/// be a test that passes.
enum UndeliverableFinding {
  /// Why no test can be told.
  enum Reason {
    /// A function for Swift Testing was called where no test of it is current.
    case noCurrentTest(function: String)
    /// A method of a test case was called that XCTest does not run, or no longer.
    case notRunning(testCase: String)
    /// A method of a test case was called inside a test of Swift Testing.
    case otherFramework(testCase: String, test: String)
    /// The assertion had ended.
    case over(assertion: String)
  }

  /// The exit status: a test run that ends with it has failed.
  private static let status: Int32 = 1

  /// Writes the findings and the reason to standard error, and ends the process at once. Warnings
  /// alone are written only.
  static func tell(_ findings: [PlacedFinding], because reason: Reason) {
    let isFatal = findings.contains { $0.finding.severity != .warning }
    // Results of other tests, so far, come before it.
    fflush(nil)
    FileHandle.standardError.write(Data(text(of: findings, because: reason, isFatal).utf8))
    if isFatal { _exit(status) }
  }

  /// What is written, with its last line break.
  private static func text(
    of findings: [PlacedFinding],
    because reason: Reason,
    _ isFatal: Bool
  ) -> String {
    let consequence = isFatal ? ", so the test run ends here" : ""
    let told = findings.map { placed in
      (placed.place.map { "\($0.text): " } ?? "") + placed.finding.message + "\n"
    }
    return """
      memgraph: no test can be told of this\(consequence):
      \(told.joined())\(reason.text)

      """
  }
}

extension UndeliverableFinding.Reason {
  /// What went wrong, and what to do, in lines.
  fileprivate var text: String {
    switch self {
    case .noCurrentTest(let function):
      """
      \(function) was called where no test of Swift Testing is current: in XCTest,
      in a detached task, in a callback of a queue, or outside of any test.
      Call it in the test's own task; elsewhere, call `check()` of the watch that it gives to its
      closure. In XCTest, call the assertion of the test case.
      """
    case .notRunning(let testCase):
      """
      \(testCase) is a test case that XCTest is not running, or no longer.
      Assert while the test runs, and let it wait for what it starts. In Swift Testing, call the
      `expect…` functions.
      """
    case .otherFramework(let testCase, let test):
      """
      \(testCase) is a test case of XCTest, called inside \(test), a test of Swift Testing.
      Call the `expect…` functions there.
      """
    case .over(let assertion):
      """
      \(assertion) had ended by then.
      Let its closure wait for the work that it starts.
      """
    }
  }
}

internal import Foundation
internal import RefGraphReports
internal import Testing
internal import XCTest

/// Tells a test case of XCTest of findings.
///
/// XCTest on Linux shows no attachments: the graph goes into a file that the message names.
struct XCTestReporter {
  private let testCase: XCTestCase
  private let place: CodePlace
  private let file: StaticString
  private let renderer: PictureRenderer?

  init(_ testCase: XCTestCase, file: StaticString, line: UInt, renderer: PictureRenderer?) {
    self.testCase = testCase
    self.file = file
    self.renderer = renderer
    place = CodePlace(file: file, line: line)
  }

  /// The test case and the line.
  func assertion(_ method: String) -> String { "`\(method)` at \(place.text)" }

  /// Records failures on the test case, and prints warnings. Without failures, what is inconclusive
  /// skips the test; beside failures it is told as one, since a test that failed cannot be skipped.
  ///
  /// Where there are findings and the test case is not running, it ends the process.
  /// - Throws: `XCTSkip`.
  func deliver(_ findings: [PlacedFinding]) throws {
    let inconclusive = findings.filter { $0.finding.severity == .inconclusive }
    guard let first = inconclusive.first,
      !findings.contains(where: { $0.finding.severity == .failure })
    else { return deliverAsFailures(findings) }
    guard isRunning(or: findings) else { return }
    warn(of: findings)
    let message = inconclusive.map(\.finding.message).joined(separator: "\n")
    throw XCTSkip(message, file: file, line: UInt((first.place ?? place).line))
  }

  /// Records what is inconclusive as a failure too: in a teardown block XCTest loses an `XCTSkip`.
  func deliverAsFailures(_ findings: [PlacedFinding]) {
    guard !findings.isEmpty, isRunning(or: findings) else { return }
    warn(of: findings)
    let failures = findings.filter { $0.finding.severity != .warning }
    for (number, placed) in failures.enumerated() { record(placed, number: number + 1) }
  }

  /// Whether XCTest runs the test case at this time; tells of the findings otherwise.
  private func isRunning(or findings: [PlacedFinding]) -> Bool {
    if let test = Test.current {
      UndeliverableFinding.tell(
        findings,
        because: .otherFramework(testCase: testCase.name, test: test.displayName ?? test.name)
      )
      return false
    }
    guard let run = testCase.testRun, run.startDate != nil, run.stopDate == nil else {
      UndeliverableFinding.tell(findings, because: .notRunning(testCase: testCase.name))
      return false
    }
    return true
  }

  /// XCTest knows no warnings: they stand among its output, in its form.
  private func warn(of findings: [PlacedFinding]) {
    for placed in findings where placed.finding.severity == .warning {
      let place = placed.place ?? place
      print(
        "\(place.filePath):\(place.line): warning: \(testCase.name) : \(placed.finding.message)"
      )
    }
  }

  private func record(_ placed: PlacedFinding, number: Int) {
    let place = placed.place ?? place
    testCase.recordFailure(
      withDescription: ([placed.finding.message] + notes(on: placed.finding, number: number))
        .joined(separator: "\n"),
      inFile: place.filePath,
      atLine: place.line,
      expected: true
    )
  }

  /// Where the graph is, in lines.
  private func notes(on finding: Finding, number: Int) -> [String] {
    let files = FindingFiles(
      of: finding,
      named: "\(testCase.name)-leak-\(number)",
      renderer: renderer
    )
    let folder = AttachmentFolder()
    var lines = files.files.map { file in
      do {
        return "Written: \(try folder.write(file.bytes, as: file.name))"
      } catch {
        return "\(file.name) cannot be written into \(folder.url.path): \(error)"
      }
    }
    if let trouble = files.trouble { lines.append(trouble) }
    return lines
  }
}

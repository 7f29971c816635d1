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

  /// Records failures on the test case. Without any, what is inconclusive skips the test; beside
  /// failures it is told as one, since a test that failed cannot be skipped.
  ///
  /// It ends the process where there are findings and the test case is not running.
  /// - Throws: `XCTSkip`.
  func deliver(_ findings: [PlacedFinding]) throws {
    if findings.contains(where: { $0.finding.severity == .failure }) {
      deliverAsFailures(findings)
    } else if let first = findings.first {
      requireRunningTest(findings)
      let message = findings.map(\.finding.message).joined(separator: "\n")
      throw XCTSkip(message, file: file, line: UInt((first.place ?? place).line))
    }
  }

  /// Records every finding as a failure: in a teardown block XCTest loses an `XCTSkip`.
  func deliverAsFailures(_ findings: [PlacedFinding]) {
    guard !findings.isEmpty else { return }
    requireRunningTest(findings)
    for (number, placed) in findings.enumerated() { record(placed, number: number + 1) }
  }

  /// Ends the process unless XCTest runs the test case at this time.
  private func requireRunningTest(_ findings: [PlacedFinding]) {
    if let test = Test.current {
      UndeliverableFinding.end(
        findings,
        because: .otherFramework(testCase: testCase.name, test: test.displayName ?? test.name)
      )
    }
    guard let run = testCase.testRun, run.startDate != nil, run.stopDate == nil else {
      UndeliverableFinding.end(findings, because: .notRunning(testCase: testCase.name))
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

internal import RefGraphReports
internal import Testing

/// Tells a test of Swift Testing of findings: the one that is current when the assertion begins.
struct SwiftTestingReporter {
  private let function: String
  private let place: CodePlace
  private let renderer: PictureRenderer?
  private let hasTest: Bool

  /// Looks which test is current.
  ///
  /// - Parameter function: the assertion, for a message where there is none.
  init(_ function: String, at place: CodePlace, renderer: PictureRenderer?) {
    self.function = function
    self.place = place
    self.renderer = renderer
    hasTest = Test.current != nil
  }

  /// The assertion and its line.
  var assertion: String { "`\(function)` at \(place.text)" }

  /// Records each finding as an issue with its graph attached; what is no failure, as a warning.
  ///
  /// Where there are findings and there was no test, or is none any more, it ends the process.
  func deliver(_ findings: [PlacedFinding]) {
    guard !findings.isEmpty else { return }
    guard hasTest, Test.current != nil else {
      return UndeliverableFinding.tell(findings, because: .noCurrentTest(function: assertion))
    }
    for (number, placed) in findings.enumerated() { record(placed, number: number + 1) }
  }

  private func record(_ placed: PlacedFinding, number: Int) {
    let place = placed.place ?? place
    let location = Testing.SourceLocation(place)
    let name = "\(place.fileStem)-\(place.line)-leak-\(number)"
    let files = FindingFiles(of: placed.finding, named: name, renderer: renderer)
    var lines = [placed.finding.message]
    if !files.files.isEmpty {
      lines.append("Attached: \(files.files.map(\.name).joined(separator: ", "))")
    }
    if let trouble = files.trouble { lines.append(trouble) }
    for file in files.files {
      Attachment.record(file.bytes, named: file.name, sourceLocation: location)
    }
    Issue.record(
      Comment(rawValue: lines.joined(separator: "\n")),
      severity: placed.finding.severity == .failure ? .error : .warning,
      sourceLocation: location
    )
  }
}

import Foundation

/// What stays the same in the output of a test run from run to run and from machine to machine.
enum TranscriptText {
  /// Leaves out times and versions, and names folders otherwise.
  static func lasting(_ text: String, attachments: String) -> String {
    var text =
      text
      .replacing(attachments, with: "ATTACHMENTS")
      .replacing(repository, with: "")
    text.replace(/[0-9]{4}-[0-9]{2}-[0-9]{2} [0-9:]{8}\.[0-9]{3}/, with: "DATE")
    text.replace(/\([0-9.]+ seconds\)/, with: "(0.000 seconds)")
    text.replace(#/ in [0-9.]+ \([0-9.]+\) seconds/#, with: " in 0.000 (0.000) seconds")
    text.replace(/(passed|failed) after [0-9.]+ seconds/) { "\($0.1) after 0.000 seconds" }
    text.replace(/↳ (Testing Library Version|Target Platform): [^\n]*\n/, with: "")
    return text
  }

  /// The folder of the package, with its last slash.
  private static var repository: String {
    let marker = "Tests/RefGraphTestingTests/"
    return #filePath.range(of: marker).map { String(#filePath[..<$0.lowerBound]) } ?? ""
  }
}

import Testing

/// Command lines with what they give, as a terminal would show it; the form of the golden files.
///
///     ## What is asked for is not there.
///     $ memgraph snapshot nowhere
///     ! memgraph: `reminders` has no moment `nowhere`
///     [64]
///
/// Standard output stands first and as it is, then standard error with `! ` in front of each line,
/// then the exit status where it is not 0. Remarks begin with `##`; an empty line ends each case.
struct Transcript {
  struct Case {
    var remarks: [String] = []
    let line: String
  }

  var cases: [Case]

  /// The cases of a golden file, without what they gave.
  init(reading text: String) {
    cases = []
    var remarks: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ ") {
        cases.append(Case(remarks: remarks, line: String(line.dropFirst(2))))
        remarks = []
      } else if line.hasPrefix("##") {
        remarks.append(String(line))
      } else {
        remarks = []
      }
    }
  }

  init(_ lines: [String]) {
    cases = lines.map { Case(line: $0) }
  }

  /// Runs every line in a shell, one after the other in one folder.
  func played() throws -> String {
    let scratch = try Scratch()
    var text = ""
    for each in cases {
      let outcome = try Launch(line: each.line, in: scratch).run()
      text += each.remarks.map { $0 + "\n" }.joined()
      text += "$ \(each.line)\n" + Self.shown(outcome) + "\n"
    }
    return text
  }

  /// What a run gave.
  static func shown(_ outcome: Launch.Outcome) -> String {
    var text = Self.lines(outcome.output)
    let complaint = Self.lines(outcome.complaints)
    text += complaint.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { $0.isEmpty ? "!\n" : "! \($0)\n" }.joined()
    if outcome.status != 0 { text += "[\(outcome.status)]\n" }
    return text
  }

  /// The bytes as whole lines; what would not show is told.
  private static func lines(_ bytes: [UInt8]) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return "(\(bytes.count) bytes that are no text)\n"
    }
    return text.isEmpty || text.hasSuffix("\n") ? text : text + "\n(no line break at the end)\n"
  }
}

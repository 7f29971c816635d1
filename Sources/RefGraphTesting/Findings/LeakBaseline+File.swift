/// The form of a baseline that people edit and review:
///
/// ```
/// # What may stay until the rewrite.
/// cycle: Detail goes with the rewrite
///   Detail.onSave
///   closure #1 in Detail.bind().capture[]
/// ```
///
/// A line that begins with `cycle:` begins an entry and gives the reason; the indented lines behind it
/// are the steps. Blank lines, and lines that begin with `#`, say nothing.
extension LeakBaseline {
  /// The entries in the form of a file, which reads as the same entries. Linear.
  public var text: String {
    entries.map { entry in
      (["cycle: \(entry.reason)"] + entry.steps.map { "  \($0)" }).map { $0 + "\n" }.joined()
    }.joined(separator: "\n")
  }

  /// Reads entries.
  ///
  /// - Parameters:
  ///   - text: what the file holds.
  ///   - file: its name, for messages.
  /// - Throws: ``LeakBaselineError`` for the first line that is wrong.
  public init(parsing text: String, file: String) throws(LeakBaselineError) {
    var reader = BaselineReader(file: file)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      try reader.read(line, number: index + 1)
    }
    self.init(entries: try reader.finished())
  }
}

/// Collects the entries of a file line by line.
private struct BaselineReader {
  let file: String
  private var entries: [LeakBaseline.Entry] = []
  private var open: (reason: String, line: Int, steps: [String])?
  private static let opening = "cycle:"

  init(file: String) {
    self.file = file
  }

  mutating func read(_ line: Substring, number: Int) throws(LeakBaselineError) {
    let text = LeakBaseline.Entry.trimmed(line)
    if text.isEmpty || line.first == "#" { return }
    if line.first?.isWhitespace == true {
      guard open != nil else { throw error(number, .stepOutsideCycle(text)) }
      open?.steps.append(text)
    } else {
      guard text.hasPrefix(Self.opening) else { throw error(number, .unknownLine(text)) }
      try close()
      let reason = LeakBaseline.Entry.trimmed(text.dropFirst(Self.opening.count))
      guard !reason.isEmpty else { throw error(number, .missingReason) }
      open = (reason, number, [])
    }
  }

  mutating func finished() throws(LeakBaselineError) -> [LeakBaseline.Entry] {
    try close()
    return entries
  }

  private mutating func close() throws(LeakBaselineError) {
    guard let ended = open else { return }
    guard !ended.steps.isEmpty else { throw error(ended.line, .missingSteps) }
    let place = "\(file):\(ended.line)"
    entries.append(.init(steps: ended.steps, reason: ended.reason, place: place))
    open = nil
  }

  private func error(
    _ line: Int,
    _ problem: LeakBaselineError.Problem
  ) -> LeakBaselineError {
    LeakBaselineError(file: file, line: line, problem: problem)
  }
}

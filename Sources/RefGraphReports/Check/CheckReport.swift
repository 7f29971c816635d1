/// What checking scenarios and snapshot files found.
public struct CheckReport: Sendable {
  /// What does not hold and was not known, in the order of the files.
  public let findings: [Finding]
  /// Findings that the baseline knows.
  public let known: [Finding]
  /// Lines of the baseline that nothing answers to any more.
  public let stale: [CheckBaseline.Entry]
  /// How many combinations of choices and snapshot files were checked.
  public let checkCount: Int
  /// How many expectations they have together.
  public let expectationCount: Int

  /// One thing that is not as it was expected to be.
  public struct Finding: Hashable, Sendable {
    /// The file's name.
    public let file: String
    /// The line of the expectation, from 1.
    public let line: Int
    /// Its column, from 1.
    public let column: Int
    /// What was expected and what is so.
    public let message: String
    /// The moment that it is about; `nil` in a snapshot file.
    public let moment: String?
    /// The combination of choices, as `capture=strong`; empty where there is no choice.
    public let setting: String

    /// A finding; lines and columns count from 1.
    public init(
      file: String,
      line: Int,
      column: Int,
      message: String,
      moment: String?,
      setting: String
    ) {
      self.file = file
      self.line = line
      self.column = column
      self.message = message
      self.moment = moment
      self.setting = setting
    }

    /// What is the same when lines are moved in the file: the words of a baseline.
    public var key: String {
      let place = [moment, setting].compactMap { $0 }.filter { !$0.isEmpty }
      return place.isEmpty ? message : "\(message) (\(place.joined(separator: "; ")))"
    }
  }

  /// Sorts findings into new and known ones.
  public init(
    _ findings: [Finding],
    baseline: CheckBaseline = CheckBaseline(),
    checkCount: Int,
    expectationCount: Int
  ) {
    let keys = Set(baseline.entries.map(\.key))
    let found = Set(findings.map(\.key))
    self.findings = findings.filter { !keys.contains($0.key) }
    known = findings.filter { keys.contains($0.key) }
    stale = baseline.entries.filter { !found.contains($0.key) }
    self.checkCount = checkCount
    self.expectationCount = expectationCount
  }
}

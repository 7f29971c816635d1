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

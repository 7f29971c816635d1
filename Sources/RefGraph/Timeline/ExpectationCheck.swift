/// Whether what a scenario expects is so, expectation by expectation.
public struct ExpectationCheck: Sendable {
  /// The expectations that do not hold, in the order of the scenario.
  public let failures: [Failure]
  /// How many expectations there are.
  public let expectationCount: Int

  /// An expectation that does not hold.
  public struct Failure: Equatable, Sendable {
    public let expectation: ResolvedExpectation
    /// The name of the moment that it is about.
    public let moment: String
    /// What was expected and what is so, in one sentence.
    public let message: String
  }

  /// Checks all expectations of a timeline. Each moment that has any is analysed once.
  public init(of timeline: Timeline) {
    expectationCount = timeline.expectations.count
    var failures: [Failure] = []
    var analyses: [Int: SnapshotAnalysis] = [:]
    for expectation in timeline.expectations {
      let moment = timeline.moments[expectation.moment]
      let analysis = analyses[expectation.moment] ?? SnapshotAnalysis(of: moment.snapshot)
      analyses[expectation.moment] = analysis
      if let message = analysis.objection(to: expectation.kind) {
        failures.append(
          Failure(expectation: expectation, moment: moment.name, message: message)
        )
      }
    }
    self.failures = failures
  }
}

extension SnapshotAnalysis {
  /// Why an expectation does not hold, or `nil` where it does.
  fileprivate func objection(to expectation: ResolvedExpectation.Kind) -> String? {
    switch expectation {
    case .verdict(let kind, let target): objection(to: kind, target)
    case .alive(let target): objection(toAlive: target)
    case .cycle(let targets): objection(toCycle: targets)
    case .noCycle:
      cycles.cycles.first.map { "expected no cycle, but \(text(of: $0)) is one" }
    case .owner(let owner, let target): objection(toOwner: owner, of: target)
    }
  }

  private func objection(
    to kind: Verdict.Kind, _ target: ResolvedExpectation.Target
  ) -> String? {
    guard let object = target.object else {
      return "`\(target.text)` leads to no object here"
    }
    guard let verdict = verdicts[object] else {
      let state = snapshot.object(object) == nil ? "is released though nothing made it due" : "is alive and not due"
      if snapshot.object(object) == nil, kind == .released { return nil }
      return "expected `\(target.text)` to be \(kind.rawValue), but it \(state)"
    }
    guard verdict.kind != kind else { return nil }
    return "expected `\(target.text)` to be \(kind.rawValue), but it is \(verdict.kind.rawValue)"
      + keeper(of: verdict)
  }

  private func keeper(of verdict: Verdict) -> String {
    guard let path = retainPath(to: verdict.object), let last = path.references.last else {
      return ""
    }
    return ": \(last.source.handle).\(last.label) keeps it"
  }

  private func objection(toAlive target: ResolvedExpectation.Target) -> String? {
    guard let object = target.object else {
      return "`\(target.text)` leads to no object here"
    }
    guard snapshot.object(object) == nil else { return nil }
    return "expected `\(target.text)` to be alive, but it is released"
  }

  private func objection(toCycle targets: [ResolvedExpectation.Target]) -> String? {
    let words = targets.map(\.text).joined(separator: " ")
    if let missing = targets.first(where: { $0.object == nil }) {
      return "expected the cycle \(words), but `\(missing.text)` leads to no object here"
    }
    let wanted = Set(targets.compactMap(\.object))
    let all = cycles.cycles + cycles.balanced
    if all.contains(where: { Set($0.objects) == wanted }) { return nil }
    let found = all.map(text).joined(separator: "; ")
    return "expected the cycle \(words), but there is \(found.isEmpty ? "none" : "only \(found)")"
  }

  private func objection(
    toOwner owner: ResolvedExpectation.Target, of target: ResolvedExpectation.Target
  ) -> String? {
    guard let root = owner.object, let object = target.object else {
      let lost = owner.object == nil ? owner.text : target.text
      return "`\(lost)` leads to no object here"
    }
    let owners = owners(of: object)
    let all = owners.permanent + owners.temporary
    guard !all.contains(root) else { return nil }
    let names = all.compactMap { snapshot.object($0)?.handle }.joined(separator: ", ")
    return "expected `\(owner.text)` to own `\(target.text)`, but "
      + (names.isEmpty ? "no root does" : "only \(names) does")
  }

  private func text(of cycle: RetainCycle) -> String {
    cycle.objects.compactMap { snapshot.object($0)?.handle }.joined(separator: " ")
  }
}

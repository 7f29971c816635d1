extension SnapshotAnalysis {
  /// Why an expectation does not hold, in one sentence; `nil` where it does.
  func objection(to expectation: ResolvedExpectation.Kind) -> String? {
    switch expectation {
    case .verdict(let kind, let target): objection(to: kind, target)
    case .alive(let target): objection(toAlive: target)
    case .empty(let field, let owner): objection(toEmpty: field, of: owner)
    case .cycle(let targets): objection(toCycle: targets)
    case .noCycle:
      cycles.cycles.first.map { "expected no cycle, but \(words(for: $0)) is one" }
    case .owner(let owner, let target): objection(toOwner: owner, of: target)
    // What happened on the way to the moment is in no snapshot.
    case .crash, .warning, .log, .noLog: nil
    }
  }

  private func objection(to kind: Verdict.Kind, _ target: Target) -> String? {
    guard let object = target.object else { return leadsNowhere(target) }
    let expected = "expected `\(target.text)` to be \(kind.rawValue), but it is"
    guard let verdict = verdicts[object] else {
      let isAlive = snapshot.object(object) != nil
      if !isAlive, kind == .released { return nil }
      return isAlive
        ? "\(expected) alive and not due\(keeper(of: object))"
        : "\(expected) released, though nothing made it due"
    }
    guard verdict.kind != kind else { return nil }
    return "\(expected) \(verdict.kind.rawValue)\(keeper(of: object))"
  }

  private func objection(toAlive target: Target) -> String? {
    guard let object = target.object else { return leadsNowhere(target) }
    guard snapshot.object(object) == nil else { return nil }
    return "expected `\(target.text)` to be alive, but it is released"
  }

  private func objection(toEmpty field: Target, of owner: Target) -> String? {
    guard let object = owner.object else { return leadsNowhere(owner) }
    guard snapshot.object(object) != nil else {
      return "expected `\(field.text)` to be nil, but `\(owner.text)` is released"
    }
    guard let value = field.object else { return nil }
    let handle = snapshot.object(value)?.handle ?? "an object"
    return "expected `\(field.text)` to be nil, but it is \(handle)"
  }

  private func objection(toCycle targets: [Target]) -> String? {
    if let lost = targets.first(where: { $0.object == nil }) { return leadsNowhere(lost) }
    let wanted = Set(targets.compactMap(\.object))
    let all = cycles.cycles + cycles.balanced
    if all.contains(where: { Set($0.objects) == wanted }) { return nil }
    let found = all.map(words).joined(separator: "; ")
    return "expected the cycle \(targets.map(\.text).joined(separator: " ")), but there is "
      + (found.isEmpty ? "none" : "only \(found)")
  }

  private func objection(toOwner owner: Target, of target: Target) -> String? {
    guard let root = owner.object else { return leadsNowhere(owner) }
    guard let object = target.object else { return leadsNowhere(target) }
    let owners = owners(of: object)
    let all = owners.permanent + owners.temporary
    guard !all.contains(root) else { return nil }
    let names = all.compactMap { snapshot.object($0)?.handle }.joined(separator: ", ")
    return "expected `\(owner.text)` to own `\(target.text)`, but "
      + (names.isEmpty ? "no root does" : "only \(names) does")
  }

  private typealias Target = ResolvedExpectation.Target

  func leadsNowhere(_ target: ResolvedExpectation.Target) -> String {
    "`\(target.text)` leads to no object at this moment"
  }

  /// The reference that keeps the object, where one does.
  func keeper(of object: ObjectID) -> String {
    guard let last = retainPath(to: object)?.references.last else { return "" }
    return ": \(last.source.handle).\(last.label) keeps it"
  }

  func words(for cycle: RetainCycle) -> String {
    cycle.objects.compactMap { snapshot.object($0)?.handle }.joined(separator: " ")
  }
}

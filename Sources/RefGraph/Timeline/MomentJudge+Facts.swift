extension MomentJudge {
  /// What is so of all that a prediction asks about: what has become of its objects, and the log.
  mutating func facts(askedBy prediction: ResolvedPrediction) -> String {
    var facts: [String] = []
    for condition in prediction.answers.flatMap(\.conditions) {
      for fact in self.facts(about: condition) where !facts.contains(fact) { facts.append(fact) }
    }
    return facts.joined(separator: "; ")
  }

  private mutating func facts(about condition: ResolvedExpectation.Kind) -> [String] {
    switch condition {
    case .verdict(_, let target), .alive(let target): return [analysis().fact(about: target)]
    case .empty(let field, _):
      return field.object == nil ? ["`\(field.text)` is nil"] : [analysis().fact(about: field)]
    case .cycle(let targets): return targets.map { analysis().fact(about: $0) }
    case .noCycle: return [analysis().factAboutCycles()]
    case .owner(_, of: let target):
      return [analysis().fact(about: target), analysis().factAboutOwners(of: target)]
    case .crash: return [crashes.first?.message ?? "real code comes through"]
    case .warning: return [warnings.first?.message ?? "no framework warns"]
    case .log, .noLog: return [log.end()]
    }
  }
}

extension SnapshotAnalysis {
  /// What has become of an object: `` `page` is abandoned: app.page keeps it ``.
  fileprivate func fact(about target: ResolvedExpectation.Target) -> String {
    guard let object = target.object else { return leadsNowhere(target) }
    let word =
      verdicts[object]?.kind.rawValue
      ?? (snapshot.object(object) == nil ? "released" : "alive and not due")
    return "`\(target.text)` is \(word)\(keeper(of: object))"
  }

  fileprivate func factAboutCycles() -> String {
    guard let cycle = cycles.cycles.first else { return "there is no cycle" }
    return "there is the cycle \(words(for: cycle))"
  }

  fileprivate func factAboutOwners(of target: ResolvedExpectation.Target) -> String {
    guard let object = target.object else { return leadsNowhere(target) }
    let owners = owners(of: object)
    let names = (owners.permanent + owners.temporary).compactMap { snapshot.object($0)?.handle }
    return names.isEmpty
      ? "no root owns `\(target.text)`"
      : "\(names.joined(separator: ", ")) owns `\(target.text)`"
  }
}

internal import RefGraph

/// What keeps some objects that are expected to be gone: one cycle, or one set of owners.
struct Cause {
  let reason: Reason
  /// The objects, in the order in which they are due.
  let objects: [ObjectID]
  /// The cycles to show: the one that leaks, or those that would keep the objects if their owners let
  /// go.
  let cycles: [RetainCycle]

  enum Reason: Equatable {
    /// Nothing that is in use leads to them.
    case leak
    /// Permanent roots keep them.
    case owners
    /// Only what ends by itself keeps them.
    case temporaryOwners
    /// Only tasks of Swift concurrency keep them, which have not ended.
    case tasks([Snapshot.Root])
    /// References keep them whose holders were not found.
    case unseen([Snapshot.Root])
  }

  /// Groups what is due and alive by cause, in the order of the first object of each. Linear in the
  /// snapshot, with a factor that is bounded by ``searchedLimit``.
  static func all(in analysis: SnapshotAnalysis) -> [Cause] {
    let leaks = leakNumbers(in: analysis)
    var groups: [(key: Key, verdicts: [Verdict])] = []
    var positions: [Key: Int] = [:]
    for verdict in analysis.verdicts where verdict.kind != .released {
      let key = Key(of: verdict, leaks, in: analysis, searches: groups.count < searchedLimit)
      if let position = positions[key] {
        groups[position].verdicts.append(verdict)
      } else {
        positions[key] = groups.count
        groups.append((key, [verdict]))
      }
    }
    return groups.map { Cause(of: $0.verdicts, $0.key, in: analysis) }
  }

  /// For so many causes all owners are searched; behind them, objects are grouped by the one on their
  /// shortest paths.
  private static let searchedLimit = 50

  /// By object: the position of the leak that it belongs to.
  private static func leakNumbers(in analysis: SnapshotAnalysis) -> [ObjectID: Int] {
    var numbers: [ObjectID: Int] = [:]
    for (number, group) in analysis.leaks.groups.enumerated() {
      for object in group.head + group.behind { numbers[object] = number }
    }
    return numbers
  }

  private enum Key: Hashable {
    case leak(group: Int?)
    case owners([ObjectID])
    case temporaryOwners([ObjectID])

    init(
      of verdict: Verdict,
      _ leaks: [ObjectID: Int],
      in analysis: SnapshotAnalysis,
      searches: Bool
    ) {
      let owners = searches ? analysis.owners(of: verdict.object) : nil
      let nearest = analysis.retainPath(to: verdict.object).map { [$0.root.object] } ?? []
      switch verdict.kind {
      case .leaked, .released: self = .leak(group: leaks[verdict.object])
      case .abandoned: self = .owners(owners?.permanent ?? nearest)
      case .temporarilyHeld: self = .temporaryOwners(owners?.temporary ?? nearest)
      }
    }
  }

  private init(of verdicts: [Verdict], _ key: Key, in analysis: SnapshotAnalysis) {
    objects = verdicts.map(\.object)
    switch key {
    case .leak(let group):
      reason = .leak
      cycles = group.flatMap { analysis.leaks.groups[$0].cycle }.map { [$0] } ?? []
    case .owners:
      reason = .owners
      cycles = Self.cycles(keeping: verdicts, in: analysis)
    case .temporaryOwners(let owners):
      let roots = analysis.snapshot.roots.filter { owners.contains($0.object) }
      reason = Self.reason(of: roots, in: analysis.snapshot)
      let leaking = verdicts.filter { $0.then == .leaked }
      cycles = Self.cycles(keeping: leaking, in: analysis)
    }
  }

  private static func reason(of roots: [Snapshot.Root], in snapshot: Snapshot) -> Reason {
    if roots.allSatisfy({ snapshot.object($0.object).map(SourceWords.isTask) ?? false }) {
      return .tasks(roots)
    }
    return roots.allSatisfy(\.isUnseen) ? .unseen(roots) : .temporaryOwners
  }

  /// The cycles that the objects are in, or else those nearest to them on the ways to them.
  private static func cycles(
    keeping verdicts: [Verdict],
    in analysis: SnapshotAnalysis
  ) -> [RetainCycle] {
    var cycles: [RetainCycle] = []
    for verdict in verdicts {
      let path = analysis.retainPath(to: verdict.object)?.objects() ?? [verdict.object]
      let nearest = path.reversed().lazy.compactMap { analysis.cycles.cycle(containing: $0) }.first
      if let nearest, nearest.status != .balanced, !cycles.contains(nearest) {
        cycles.append(nearest)
      }
    }
    return cycles
  }
}

extension Snapshot.Root {
  private static let unseenEnding = " from outside"

  /// Whether it stands for references whose holders a capture did not find.
  var isUnseen: Bool { label?.hasSuffix(Self.unseenEnding) ?? false }

  /// `2 references`, of a root that stands for such.
  var unseenCount: String { String((label ?? "").dropLast(Self.unseenEnding.count)) }
}

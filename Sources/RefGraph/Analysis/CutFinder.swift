/// Finds the cuts to speak of first.
struct CutFinder {
  private(set) var cuts: [ReleasingCuts.Cut] = []
  private(set) var unreleased: [ObjectID] = []
  private(set) var unsearched: [ObjectID] = []
  private let analysis: SnapshotAnalysis
  private let snapshot: Snapshot
  private var search: HoldingSearch

  /// The longest loop of which every cut is replayed.
  private static let loopLimit = 24
  /// How many objects and references may be gone through to replay the cuts of loops.
  private static let replayLimit = 20_000_000

  /// A reference that may be spoken of first, and the nodes that its cut releases.
  private struct Candidate {
    let reference: Snapshot.Reference
    let releases: Set<Int>
  }

  init(_ analysis: SnapshotAnalysis) {
    self.analysis = analysis
    snapshot = analysis.snapshot
    search = HoldingSearch(in: snapshot)
  }

  /// Looks for one cut that releases all abandoned objects, else for one each.
  mutating func searchAbandoned() {
    let abandoned = analysis.verdicts.filter { $0.kind == .abandoned }
      .compactMap { snapshot.index(of: $0.object) }
    if let common = HoldingReferences.leading(of: search.references(holding: abandoned)) {
      cuts.append(
        .init(reference: common.reference, releases: abandoned.map { snapshot.id(at: $0) })
      )
      return
    }
    let wanted = Set(abandoned)
    var candidates: [Candidate] = []
    var released: Set<Int> = []
    var searchedCount = 0
    for node in abandoned where !released.contains(node) {
      guard searchedCount < ReleasingCuts.searchedLimit else {
        unsearched.append(snapshot.id(at: node))
        continue
      }
      searchedCount += 1
      guard let leading = HoldingReferences.leading(of: search.references(holding: [node])) else {
        unreleased.append(snapshot.id(at: node))
        continue
      }
      let gone = Set(search.released(byCutting: leading.reference).lazy.map { Int($0) })
      candidates.append(.init(reference: leading.reference, releases: gone.intersection(wanted)))
      released.formUnion(gone)
    }
    cuts += fewest(of: candidates, releasing: abandoned.filter(released.contains))
  }

  /// The fewest of some cuts, as far as taking the one first that releases the most finds them.
  private func fewest(of candidates: [Candidate], releasing nodes: [Int]) -> [ReleasingCuts.Cut] {
    var cuts: [ReleasingCuts.Cut] = []
    var rest = nodes
    while !rest.isEmpty {
      let counts = candidates.map { candidate in rest.count { candidate.releases.contains($0) } }
      guard let most = counts.max(), most > 0, let place = counts.firstIndex(of: most) else {
        break
      }
      let candidate = candidates[place]
      let releases = rest.filter(candidate.releases.contains).map { snapshot.id(at: $0) }
      cuts.append(.init(reference: candidate.reference, releases: releases))
      rest.removeAll(where: candidate.releases.contains)
    }
    return cuts
  }

  /// Looks for a cut of each leaked cycle, those first behind which something is due.
  mutating func searchLeaked() {
    let due = Set(analysis.verdicts.lazy.filter { $0.kind == .leaked }.map(\.object))
    let leaks = analysis.leaks.groups.compactMap { group in
      group.cycle.map { (cycle: $0, due: (group.head + group.behind).filter(due.contains)) }
    }
    var budget = Self.replayLimit
    var searchedCount = 0
    for leak in leaks.filter({ !$0.due.isEmpty }) + leaks.filter({ $0.due.isEmpty }) {
      let cost = (snapshot.objectCount + snapshot.referenceCount) * leak.cycle.loop.count
      guard searchedCount < ReleasingCuts.searchedLimit, leak.cycle.loop.count <= Self.loopLimit,
        cost <= budget
      else {
        unsearched += leak.due
        continue
      }
      searchedCount += 1
      budget -= cost
      search(leak.cycle, for: leak.due)
    }
  }

  private mutating func search(_ cycle: RetainCycle, for due: [ObjectID]) {
    let behind = Set(due)
    let wanted =
      due.isEmpty ? cycle.objects : analysis.verdicts.map(\.object).filter(behind.contains)
    let leading = CycleCuts(of: cycle, in: snapshot, replayedBy: &search).leading(for: wanted)
    let gone = Set(leading?.released ?? [])
    if let leading {
      cuts.append(.init(reference: leading.reference, releases: wanted.filter(gone.contains)))
    }
    if !due.isEmpty { unreleased += wanted.filter { !gone.contains($0) } }
  }
}

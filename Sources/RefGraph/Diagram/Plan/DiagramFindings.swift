/// What the analyses say of objects and references, in the form in which a diagram asks for it: by
/// dense index and by position.
struct DiagramFindings {
  /// Marks of due objects that are alive.
  private let marks: [Int: DiagramPlan.Mark]
  /// By position of a reference: the number of the cycle on whose loop it lies.
  let cycleNumbers: [Int: Int]
  /// By position of a reference: the objects that its cut releases.
  let releases: [Int: [String]]
  /// The cuts, by the nodes of their ends and the nodes that they release.
  let cuts: [Cut]
  /// How many due objects nobody looked for a cut for.
  let unsearchedCount: Int
  private let reachability: Reachability

  /// A cut.
  struct Cut {
    let source: Int
    let target: Int
    let releases: Set<Int>

    func isAt(_ node: Int) -> Bool { node == source || node == target }
  }

  init(of analysis: SnapshotAnalysis) {
    var marks: [Int: DiagramPlan.Mark] = [:]
    for verdict in analysis.verdicts {
      guard let node = analysis.snapshot.index(of: verdict.object) else { continue }
      marks[node] = .init(
        verdict: verdict.kind,
        leaksThen: verdict.then == .leaked,
        isPossible: verdict.certainty != .certain
      )
    }
    var numbers: [Int: Int] = [:]
    for (number, cycle) in analysis.cycles.cycles.enumerated() {
      for reference in cycle.loop where numbers[reference.position] == nil {
        numbers[reference.position] = number + 1
      }
    }
    self.marks = marks
    let releasing = ReleasingCuts(of: analysis)
    cuts = releasing.cuts.map { cut in
      Cut(
        source: cut.reference.sourceIndex,
        target: cut.reference.targetIndex,
        releases: Set(cut.releases.compactMap { analysis.snapshot.index(of: $0) })
      )
    }
    unsearchedCount = releasing.unsearched.count
    var releases: [Int: [String]] = [:]
    for cut in releasing.cuts {
      let handles = cut.releases.map { analysis.snapshot.object($0)?.handle ?? "" }
      releases[cut.reference.position, default: []] += handles
    }
    self.releases = releases
    cycleNumbers = numbers
    reachability = analysis.reachability
  }

  func isDue(_ node: Int) -> Bool { marks[node] != nil }

  /// What is worth saying of an object: its verdict, or that nothing keeps it.
  func mark(of node: Int) -> DiagramPlan.Mark? {
    marks[node] ?? (reachability.holder(at: node) == nil ? .init(verdict: .leaked) : nil)
  }
}

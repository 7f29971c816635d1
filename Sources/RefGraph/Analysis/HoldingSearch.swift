/// Searches the references that hold objects, and replays their cuts, with counts that all searches in
/// one snapshot share.
struct HoldingSearch {
  private let snapshot: Snapshot
  private let rows: OwningRows
  private let roots: [Int]
  private var cascade: ReleaseCascade<OwningRows>

  /// Counts the owners of every object. Linear.
  init(in snapshot: Snapshot, owning: OwningStrengths = .strongAndConservative) {
    self.snapshot = snapshot
    rows = OwningRows(snapshot.storage, owning)
    roots = snapshot.roots.compactMap { snapshot.index(of: $0.object) }
    cascade = ReleaseCascade(rows: rows, roots: roots)
  }

  /// The references on every owning path from the roots to any of some nodes, from the roots on, with
  /// what cutting each would do to all of them: it releases them, or some of them would leak.
  ///
  /// What is cut off by a reference contains what is cut off by any nearer to the nodes, and with it
  /// every cycle that could keep one of them. So if cutting one would leak, cutting one nearer to the
  /// roots would, too, and the first that releases is found by halving: a logarithm of replays, each
  /// linear at most.
  mutating func references(holding nodes: [Int]) -> [HoldingReference] {
    guard let first = nodes.first else { return [] }
    var isEnd = [Bool](repeating: false, count: rows.nodeCount)
    for node in nodes { isEnd[node] = true }
    let joined = JoinedRows(base: rows, isEnd: isEnd, end: first)
    let starts = roots.map { isEnd[$0] ? first : $0 }
    let steps = CommonSteps(to: first, from: starts, along: joined).steps.map(real)
    var leaking = 0
    var releasing = steps.count
    while leaking < releasing {
      let middle = (leaking + releasing) / 2
      let count = cascade.released(byCutting: steps[middle]).count { isEnd[Int($0)] }
      if count == nodes.count {
        releasing = middle
      } else {
        leaking = middle + 1
      }
    }
    return steps.enumerated().map { index, step in
      HoldingReference(
        reference: snapshot.reference(at: step.position, source: step.source),
        effect: index < leaking ? .wouldLeak : .releases
      )
    }
  }

  /// The nodes that cutting a reference would release. Linear in what is released.
  mutating func released(byCutting reference: Snapshot.Reference) -> [UInt32] {
    cascade.released(
      byCutting: .init(
        source: reference.sourceIndex,
        position: reference.position,
        target: reference.targetIndex
      )
    )
  }

  /// The step as the snapshot has it, where several ends were taken for one.
  private func real(_ step: BreadthFirstSearch.Step) -> BreadthFirstSearch.Step {
    .init(
      source: step.source,
      position: step.position,
      target: Int(snapshot.storage.targets[step.position])
    )
  }
}

/// A graph in which some nodes, the ends, are taken for one of them.
///
/// A reference is on every path to that one if, and only if, it is on every path to each of the ends:
/// what leads to an end leads to the first end on its way.
private struct JoinedRows<Base: ReferenceRows>: ReferenceRows {
  let base: Base
  let isEnd: [Bool]
  let end: Int

  var nodeCount: Int { base.nodeCount }
  func places(of node: Int) -> Range<Int> { base.places(of: node) }
  func node(at place: Int) -> Int? { base.node(at: place).map { isEnd[$0] ? end : $0 } }
  func position(at place: Int) -> Int { base.position(at: place) }
}

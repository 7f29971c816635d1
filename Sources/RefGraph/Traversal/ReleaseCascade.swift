/// Reference counting replayed on a graph: owners are dropped, and what reaches zero is released,
/// depth first, as ARC does it.
///
/// Counts are those of owning references and of roots. An object that had no owner to begin with
/// is not released: only a count that falls to zero releases. Costs the references of the released.
struct ReleaseCascade<Rows: ReferenceRows> {
  private let rows: Rows
  private var counts: [UInt32]
  private var isReleased: [Bool]
  private var cut: Set<Int> = []
  /// The position of the one reference that is cut to see what happens; -1 for none.
  private var tried = -1
  /// The released nodes, in the order of their deinitialisation.
  private(set) var released: [UInt32] = []

  /// Counts the owners of every node. Linear.
  init(rows: Rows, roots: some Sequence<Int>) {
    var counts = [UInt32](repeating: 0, count: rows.nodeCount)
    for node in 0..<rows.nodeCount {
      for place in rows.places(of: node) {
        if let target = rows.node(at: place) { counts[target] += 1 }
      }
    }
    for root in roots { counts[root] += 1 }
    self.rows = rows
    self.counts = counts
    isReleased = Array(repeating: false, count: rows.nodeCount)
  }

  func hasReleased(_ node: Int) -> Bool { isReleased[node] }

  /// Cuts the reference at a position, which must own its target; nothing happens where it was cut
  /// before or went with its source.
  mutating func cut(position: Int, source: Int, target: Int) {
    guard !isReleased[source], cut.insert(position).inserted else { return }
    drop(target)
  }

  /// Takes one owner away from a node that is alive.
  mutating func drop(_ node: Int) {
    counts[node] -= 1
    releaseIfUnowned(node)
  }

  /// Releases a node that has no owner, and what it alone kept alive.
  mutating func releaseIfUnowned(_ node: Int) {
    guard counts[node] == 0, !isReleased[node] else { return }
    var stack = [deinitialised(node)]
    while var places = stack.popLast() {
      guard let place = places.popFirst() else { continue }
      stack.append(places)
      guard let target = rows.node(at: place), rows.position(at: place) != tried else { continue }
      if !cut.isEmpty, cut.contains(rows.position(at: place)) { continue }
      counts[target] -= 1
      if counts[target] == 0, !isReleased[target] { stack.append(deinitialised(target)) }
    }
  }

  /// What cutting one reference would release, in the order of deinitialisation; everything is as
  /// before afterwards. Costs the references of the released. For a cascade in which nothing has been
  /// cut.
  mutating func released(byCutting step: BreadthFirstSearch.Step) -> [UInt32] {
    let kept = released.count
    tried = step.position
    drop(step.target)
    let gone = Array(released[kept...])
    for node in gone {
      isReleased[Int(node)] = false
      for place in rows.places(of: Int(node)) where rows.position(at: place) != tried {
        if let target = rows.node(at: place) { counts[target] += 1 }
      }
    }
    released.removeLast(gone.count)
    counts[step.target] += 1
    tried = -1
    return gone
  }

  /// Marks a node as released and gives the places that it has to let go of.
  private mutating func deinitialised(_ node: Int) -> Range<Int> {
    isReleased[node] = true
    released.append(UInt32(node))
    return rows.places(of: node)
  }
}

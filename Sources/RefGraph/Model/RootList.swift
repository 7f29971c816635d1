/// The roots of a model, in the order of their beginning; the same root may be there more than once.
///
/// Beginning and ending a root costs a constant on average, however many there are: an ended one
/// leaves a gap, and gaps are closed when they are the half of the list.
struct RootList: Sendable {
  private var entries: [Snapshot.Root?] = []
  /// Where each root stands in `entries`, ascending.
  private var positions: [Snapshot.Root: [Int]] = [:]
  private var gaps = 0

  mutating func add(_ root: Snapshot.Root) {
    positions[root, default: []].append(entries.count)
    entries.append(root)
  }

  /// Takes out the latest such root.
  ///
  /// - Returns: whether there was one.
  mutating func removeLatest(_ root: Snapshot.Root) -> Bool {
    guard let position = positions[root]?.popLast() else { return false }
    if positions[root]?.isEmpty == true { positions[root] = nil }
    entries[position] = nil
    gaps += 1
    while case .some(.none) = entries.last {
      entries.removeLast()
      gaps -= 1
    }
    if gaps > entries.count / 2 { closeGaps() }
    return true
  }

  /// Every root, in the order of their beginning.
  ///
  /// - Complexity: linear in the number of roots.
  func inOrder() -> [Snapshot.Root] {
    entries.compactMap(\.self)
  }

  private mutating func closeGaps() {
    let remaining = inOrder()
    self = RootList()
    for root in remaining { add(root) }
  }
}

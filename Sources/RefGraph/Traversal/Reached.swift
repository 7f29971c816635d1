/// The nodes that a walk from some starts comes to, as one flag for each node.
///
/// For whoever asks only whether, not how: half the memory of a search that remembers its way.
struct Reached {
  private var flags: [Bool]

  /// Walks from `starts`. Linear in the nodes reached and their references.
  init(from starts: some Sequence<Int>, along rows: some ReferenceRows) {
    var flags = [Bool](repeating: false, count: rows.nodeCount)
    var pending: [UInt32] = []
    for start in starts where !flags[start] {
      flags[start] = true
      pending.append(UInt32(start))
    }
    while let node = pending.popLast() {
      for place in rows.places(of: Int(node)) {
        guard let target = rows.node(at: place), !flags[target] else { continue }
        flags[target] = true
        pending.append(UInt32(target))
      }
    }
    self.flags = flags
  }

  subscript(node: Int) -> Bool { flags[node] }
}

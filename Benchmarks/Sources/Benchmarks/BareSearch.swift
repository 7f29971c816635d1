import RefGraph

/// The least that an analysis can do: walk every strong reference that the roots lead to, over bare
/// arrays.
struct BareSearch {
  private var rows: [UInt32] = [0]
  private var targets: [UInt32] = []
  private var roots: [UInt32] = []

  init(_ snapshot: Snapshot) {
    var indices: [ObjectID: UInt32] = [:]
    for (index, object) in snapshot.objects.enumerated() { indices[object.id] = UInt32(index) }
    for object in snapshot.objects {
      for reference in object.references where reference.strength == .strong {
        if let index = indices[reference.target.id] { targets.append(index) }
      }
      rows.append(UInt32(targets.count))
    }
    roots = snapshot.roots.compactMap { indices[$0.object] }
  }

  func reachedCount() -> Int {
    var isReached = [Bool](repeating: false, count: rows.count - 1)
    var queue = roots
    for root in roots { isReached[Int(root)] = true }
    var next = 0
    while next < queue.count {
      let node = Int(queue[next])
      next += 1
      for place in Int(rows[node])..<Int(rows[node + 1]) {
        let target = targets[place]
        if !isReached[Int(target)] {
          isReached[Int(target)] = true
          queue.append(target)
        }
      }
    }
    return queue.count
  }
}

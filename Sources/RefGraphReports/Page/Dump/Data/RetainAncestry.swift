internal import RefGraph

/// How far objects are from the roots that keep them, where the way there is too long to be shown.
///
/// Each object on a way is walked over once, whatever is asked for: linear in the snapshot.
struct RetainAncestry {
  private let analysis: SnapshotAnalysis
  private var known: [ObjectID: (length: Int, root: ObjectID)] = [:]

  init(of analysis: SnapshotAnalysis) { self.analysis = analysis }

  /// The number of references on the retain path of an object that a root reaches, and the object at
  /// the root.
  mutating func way(to object: ObjectID) -> (length: Int, root: ObjectID) {
    var pending: [ObjectID] = []
    var current = object
    while known[current] == nil, let last = analysis.lastReference(onPathTo: current) {
      pending.append(current)
      current = last.source.id
    }
    var way = known[current] ?? (0, current)
    while let object = pending.popLast() {
      way.length += 1
      known[object] = way
    }
    return way
  }
}

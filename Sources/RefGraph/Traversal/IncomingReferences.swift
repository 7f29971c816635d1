/// The references that lead to each object: the rows of a snapshot, turned round.
///
/// A snapshot does not keep them, because most questions never ask. Making them is linear and
/// takes eight bytes a reference.
///
/// ```swift
/// // window.root -> nav    nav.top -> page    onSave.self ~> page
/// IncomingReferences(of: snapshot)[page].map(\.label)  // ["top", "self"]
/// ```
public struct IncomingReferences: Sendable {
  let storage: Snapshot.Storage
  /// Where the row of each object begins, and, last, the number of references.
  let rows: [UInt32]
  /// The object that holds each reference.
  let sources: [UInt32]
  /// The position of each reference in the snapshot.
  let positions: [UInt32]

  /// Turns round the references of every strength. Linear.
  public init(of snapshot: Snapshot) {
    let storage = snapshot.storage
    let targets = storage.targets
    let outgoing = storage.rows
    let nodeCount = outgoing.count - 1
    var rows = [UInt32](repeating: 0, count: nodeCount + 1)
    for target in targets { rows[Int(target) + 1] += 1 }
    for node in 0..<nodeCount { rows[node + 1] += rows[node] }
    var next = rows
    var sources = [UInt32](repeating: 0, count: targets.count)
    var positions = [UInt32](repeating: 0, count: targets.count)
    for source in 0..<nodeCount {
      for position in Int(outgoing[source])..<Int(outgoing[source + 1]) {
        let target = Int(targets[position])
        let place = Int(next[target])
        next[target] += 1
        sources[place] = UInt32(source)
        positions[place] = UInt32(position)
      }
    }
    self.storage = storage
    self.rows = rows
    self.sources = sources
    self.positions = positions
  }

  /// The references of every strength that lead to an object, in the order of the objects that hold
  /// them and of their rows; empty where the snapshot does not hold the object.
  public subscript(object: ObjectID) -> Row {
    guard let node = storage.indices.index(of: object.rawValue, in: storage.ids) else {
      return Row(incoming: self, range: 0..<0)
    }
    return Row(incoming: self, range: Int(rows[node])..<Int(rows[node + 1]))
  }

  /// The references that lead to one object.
  public struct Row: RandomAccessCollection, Sendable {
    let incoming: IncomingReferences
    let range: Range<Int>
    /// The place of the first among the turned-round references of all objects.
    public var startIndex: Int { range.lowerBound }
    /// The place after the last.
    public var endIndex: Int { range.upperBound }
    /// The reference at a place. Constant time.
    public subscript(place: Int) -> Snapshot.Reference {
      precondition(range.contains(place), "\(place) is outside \(range)")
      return Snapshot.Reference(
        storage: incoming.storage,
        sourceIndex: Int(incoming.sources[place]),
        position: Int(incoming.positions[place])
      )
    }
  }
}

/// A graph as the walks of this library see it: nodes by dense index, and for each a row of places
/// that lead on.
///
/// Whoever wants the graph reversed or filtered wraps it in another adaptor; no walk has a flag for
/// either. An adaptor keeps the arrays that it reads as its own properties, which costs a walk half
/// of what reading them through the snapshot would.
protocol ReferenceRows {
  var nodeCount: Int { get }
  /// The places of a node's row, in order.
  func places(of node: Int) -> Range<Int>
  /// The node to which a place leads, or `nil` where its reference does not count.
  func node(at place: Int) -> Int?
  /// The position in the snapshot of the reference at a place.
  func position(at place: Int) -> Int
}

/// The references of a snapshot that own, from owner to owned.
struct OwningRows: ReferenceRows, Sendable {
  private let rows: [UInt32]
  private let targets: [UInt32]
  private let strengths: [UInt8]
  private let mask: UInt8

  init(_ storage: Snapshot.Storage, _ owning: OwningStrengths) {
    rows = storage.rows
    targets = storage.targets
    strengths = storage.strengths
    mask = owning.mask
  }

  var nodeCount: Int { rows.count - 1 }

  func places(of node: Int) -> Range<Int> { Int(rows[node])..<Int(rows[node + 1]) }

  func node(at place: Int) -> Int? {
    mask & (1 << strengths[place]) == 0 ? nil : Int(targets[place])
  }

  func position(at place: Int) -> Int { place }
}

/// The references of a snapshot that own, from owned to owner.
struct OwningIncomingRows: ReferenceRows, Sendable {
  private let rows: [UInt32]
  private let sources: [UInt32]
  private let positions: [UInt32]
  private let strengths: [UInt8]
  private let mask: UInt8

  init(_ incoming: IncomingReferences, _ owning: OwningStrengths) {
    rows = incoming.rows
    sources = incoming.sources
    positions = incoming.positions
    strengths = incoming.storage.strengths
    mask = owning.mask
  }

  var nodeCount: Int { rows.count - 1 }

  func places(of node: Int) -> Range<Int> { Int(rows[node])..<Int(rows[node + 1]) }

  func node(at place: Int) -> Int? {
    mask & (1 << strengths[Int(positions[place])]) == 0 ? nil : Int(sources[place])
  }

  func position(at place: Int) -> Int { Int(positions[place]) }
}

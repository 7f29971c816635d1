/// All objects that are alive though no root reaches them, due or not.
///
/// They are grouped by what keeps them: each cycle, and each object without an owner that is there
/// all the same, heads a group; what hangs behind it and behind no earlier head belongs to it.
///
/// ```swift
/// // page.onSave -> block    block.self -> page    page.image -> image    (no root)
/// let leaks = Leaks(in: snapshot)
/// leaks.groups[0].head    // [page, block]
/// leaks.groups[0].behind  // [image]
/// ```
public struct Leaks: Hashable, Sendable {
  /// The groups, in the order of their first heading objects.
  public let groups: [Group]
  /// How many objects are leaked.
  public let objectCount: Int
  /// Their bytes, as far as sizes are known; stays at the largest number if it would pass it.
  public let byteCount: UInt64

  /// What one cycle, or one object without owners, keeps alive.
  public struct Group: Hashable, Sendable {
    /// The cycle at its head; `nil` where that is a single object that nothing owns.
    public let cycle: RetainCycle?
    /// The objects of the cycle, or the single one, in the order of the snapshot.
    public let head: [ObjectID]
    /// What hangs behind them, in the order of the snapshot.
    public let behind: [ObjectID]
    /// The bytes of all these.
    public let byteCount: UInt64
  }

  /// Finds what is leaked. Conservative references count as owning. Linear.
  public init(in snapshot: Snapshot) {
    self.init(Groundwork(of: snapshot))
  }

  init(_ groundwork: Groundwork) {
    var grouping = LeakGrouping(groundwork)
    groups = grouping.groups()
    objectCount = groups.reduce(0) { $0 + $1.head.count + $1.behind.count }
    byteCount = groups.reduce(0) { $0.addingSaturated($1.byteCount) }
  }
}

extension UInt64 {
  /// The sum, or the largest number where it would overflow: sizes come from outside.
  func addingSaturated(_ other: UInt64) -> UInt64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}

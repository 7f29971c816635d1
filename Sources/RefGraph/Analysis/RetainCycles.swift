/// The retain cycles of a snapshot, in the order of their first objects.
///
/// ```swift
/// // root app permanent    app.window -> page    page.onSave -> block    block.self -> page
/// let cycle = RetainCycles(in: snapshot).cycles[0]
/// cycle.objects                // [page, block]
/// cycle.loop.map(\.label)      // ["onSave", "self"]
/// cycle.status                 // .held(by: .permanent)
/// ```
///
/// A component and one loop in it are listed; loops are never enumerated, because there can be more
/// of them than any number of reports could hold. Where conservative references join objects into a
/// larger component than strong ones do, it is listed beside the certain ones in it, as possible.
public struct RetainCycles: Sendable {
  /// What there is to find: leaked and held cycles.
  public let cycles: [RetainCycle]
  /// Cycles that the frameworks make and take down themselves: no findings while they last.
  public let balanced: [RetainCycle]
  private let all: [RetainCycle]
  private let snapshot: Snapshot
  /// By node: its cycle in `all`, a certain one where there is one; `none` for most.
  private let numbers: [UInt32]
  private static let none = UInt32.max

  /// Finds the cycles. Linear, but for the search of loops, whose factor is bounded.
  public init(in snapshot: Snapshot) {
    self.init(in: snapshot, reachability: Reachability(of: snapshot))
  }

  init(in snapshot: Snapshot, reachability: Reachability) {
    var finder = CycleFinder(snapshot, reachability)
    let found = finder.cycles()
    var numbers = [UInt32](repeating: Self.none, count: snapshot.objectCount)
    for isPossible in [true, false] {
      for (number, cycle) in found.enumerated() where cycle.cycle.isPossible == isPossible {
        for node in cycle.nodes { numbers[node] = UInt32(number) }
      }
    }
    all = found.map(\.cycle)
    cycles = all.filter { $0.status != .balanced }
    balanced = all.filter { $0.status == .balanced }
    self.snapshot = snapshot
    self.numbers = numbers
  }

  /// The cycle that an object is in, be it balanced; a certain one rather than a possible one. Two
  /// cycles share an object only if one of them is possible.
  public func cycle(containing object: ObjectID) -> RetainCycle? {
    snapshot.index(of: object).flatMap { cycle(at: $0) }
  }

  func cycle(at node: Int) -> RetainCycle? {
    numbers[node] == Self.none ? nil : all[Int(numbers[node])]
  }
}

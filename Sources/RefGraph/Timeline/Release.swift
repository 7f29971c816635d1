/// Why an object was released: which strong references to it went since it was last seen alive and
/// not yet due, or at all.
///
/// ```swift
/// let release = timeline.release(of: detail)
/// release?.dropped.map(\.line)  // ["pop self.navigationController", "settle"]
/// ```
///
/// It does not say what made the lines run: a method that was never called drops nothing.
public struct Release: Sendable {
  /// The first moment at which the object was gone.
  public let moment: Timeline.Moment
  /// The references that went since then, or since the object's making, in order; the last is the
  /// last strong one. Locals that went before others are left out.
  public let dropped: [Dropped]
  /// Closures that had to do with the object when it was last seen, and did not own it.
  public let others: [ObjectID]

  /// One of the references.
  public struct Dropped: Sendable {
    /// What was let go of.
    public let reference: DroppedReference
    /// How it came to be let go of.
    public let cause: Cause
  }

  /// How a reference came to be let go of.
  public enum Cause: Sendable {
    /// A line gave its place another value, or ended the root.
    case line
    /// Its owner was released.
    case release
    /// Its owner was released as its root ended, or was running code that ended.
    case end
  }
}

extension Timeline {
  /// Why an object was released; `nil` where no moment comes after that, or nothing but the running
  /// code ever held it.
  ///
  /// - Complexity: linear in the play, and in the references of one snapshot.
  public func release(of object: ObjectID) -> Release? {
    guard let last = drops.lastIndex(where: { $0.target == object }),
      let place = moments.firstIndex(where: { $0.dropCount > last }),
      moments[place].snapshot.object(object) == nil
    else { return nil }
    let start = startOfLeaving(of: object, goneAt: place)
    let gone = Set(moments[place].snapshot.released.map(\.id))
    let dropped = (start...last).compactMap { index -> Release.Dropped? in
      let drop = drops[index]
      guard drop.target == object else { return nil }
      if case .local = drop.holder, index != last { return nil }
      return Release.Dropped(reference: drop, cause: cause(of: index, gone, from: start))
    }
    let others = place > 0 ? moments[place - 1].snapshot.closures(beside: object) : []
    return Release(moment: moments[place], dropped: dropped, others: others)
  }

  /// How many drops there had been when the object was last seen alive and not due, or else when it
  /// was last seen.
  private func startOfLeaving(of object: ObjectID, goneAt place: Int) -> Int {
    let seen = moments[..<place].reversed().prefix { $0.snapshot.object(object) != nil }
    let before = seen.first { !$0.snapshot.due.contains(object) } ?? moments[..<place].last
    return before?.dropCount ?? 0
  }

  /// The strong references that were dropped since the moment before, in order, while their objects
  /// were alive. Linear in their number and in that of the moments.
  public func droppedReferences(onTheWayTo moment: Moment) -> ArraySlice<DroppedReference> {
    drops[(self.moment(before: moment)?.dropCount ?? 0)..<moment.dropCount]
  }

  /// How the reference at a position came to be let go of. An owner that is released lets go of its
  /// fields after the last reference to it went; one that is alive then had another value put there.
  private func cause(of index: Int, _ gone: Set<ObjectID>, from start: Int) -> Release.Cause {
    switch drops[index].holder {
    case .root: return .line
    case .local: return .end
    case .field(let owner, _):
      guard gone.contains(owner) else { return .line }
      guard let last = drops[start...].lastIndex(where: { $0.target == owner }) else {
        return .release
      }
      if last > index { return .line }
      if case .root = drops[last].holder { return .end }
      return .release
    }
  }
}

extension Snapshot {
  /// The closures that the object refers to, or that refer to it, and do not own it.
  fileprivate func closures(beside object: ObjectID) -> [ObjectID] {
    guard let seen = self.object(object) else { return [] }
    let held = Set(seen.references.map(\.target.id))
    return objects.filter { $0.kind == .closure && $0.id != object }.compactMap { closure in
      let back = closure.references.filter { $0.target.id == object }
      guard held.contains(closure.id) || !back.isEmpty else { return nil }
      return back.contains { $0.strength == .strong || $0.strength == .conservative }
        ? nil : closure.id
    }
  }
}

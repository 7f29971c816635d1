extension OwnershipModel {
  /// A strong reference that was let go of: a field's, a capture's or a local's, or a root that ended.
  struct Drop: Sendable {
    /// What it kept alive.
    let target: ObjectID
    let holder: Holder
  }

  /// Where a strong reference was.
  enum Holder: Sendable {
    case field(of: ObjectID, label: String)
    case root(label: String?)
    /// Whoever drives the model had it.
    case caller
  }

  /// Puts down which reference goes, while its object is alive: of one that is released, the latest
  /// is its last. Frames are not kept track of.
  mutating func noteDrop(of target: ObjectID, from holder: Holder) {
    guard keepsDrops, self[target].state == .alive, self[target].kind != .frame else { return }
    if case .caller = holder { return }
    drops.append(Drop(target: target, holder: holder))
  }
}

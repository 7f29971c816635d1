/// What ARC releases from a snapshot when references are cut and roots end.
///
/// Each object has as many owners as owning references lead to it and roots keep it. Where the last
/// owner goes, the object is released and lets go of what it owns. A cycle keeps its own counts up,
/// so cutting it off releases nothing. Conservative references count as owning: what is released
/// here is released whatever they are.
///
/// ```swift
/// // root app permanent    app.page -> page    page.onSave -> block    block.self -> page
/// Settlement(of: snapshot, after: .init(cut: [appToPage])).released     // []
/// Settlement(of: snapshot, after: .init(cut: [blockToPage, appToPage])).released  // [page, block]
/// ```
///
/// What it does not do: it runs no `deinit` and no handler. ``OwnershipModel`` does.
public struct Settlement: Hashable, Sendable {
  /// The objects that were released, in the order of their deinitialisation: depth first, by the
  /// order of the changes and of references.
  public let released: [ObjectID]

  /// What changes, in this order.
  public struct Change: Sendable {
    /// References that are cut; those that do not own change nothing.
    public var cut: [Snapshot.Reference]
    /// Roots that end.
    public var endedRoots: [Snapshot.Root]
    /// Objects that something outside of the snapshot let go of: they are released if nothing in
    /// it owns them.
    public var letGo: [ObjectID]

    /// A change; by default, none.
    public init(
      cut: [Snapshot.Reference] = [],
      endedRoots: [Snapshot.Root] = [],
      letGo: [ObjectID] = []
    ) {
      self.cut = cut
      self.endedRoots = endedRoots
      self.letGo = letGo
    }
  }

  /// Replays a change. Linear.
  ///
  /// - Precondition: the references and roots are those of the snapshot.
  public init(of snapshot: Snapshot, after change: Change) {
    let owning = OwningStrengths.strongAndConservative
    var cascade = ReleaseCascade(
      rows: OwningRows(snapshot.storage, owning),
      roots: snapshot.roots.lazy.compactMap { snapshot.index(of: $0.object) }
    )
    for reference in change.cut where owning.contains(reference.strength) {
      precondition(reference.storage === snapshot.storage, "\(reference) is of another snapshot")
      cascade.cut(
        position: reference.position,
        source: reference.sourceIndex,
        target: reference.targetIndex
      )
    }
    var running = Set(change.endedRoots.isEmpty ? [] : snapshot.roots)
    for root in change.endedRoots {
      guard let node = snapshot.index(of: root.object), running.remove(root) != nil else {
        preconditionFailure("\(root) is not a root of the snapshot, or ends twice")
      }
      cascade.drop(node)
    }
    for object in change.letGo {
      if let node = snapshot.index(of: object) { cascade.releaseIfUnowned(node) }
    }
    released = cascade.released.map { snapshot.id(at: Int($0)) }
  }
}

internal import RefGraph

/// A snapshot told anew, so that equal graphs read alike on every run.
///
/// A capture orders objects by their addresses and knows most of them by address only. Here objects
/// come in the order in which they are met, breadth first, from where a check begins; identities count
/// from 1; and what has no name is called by its type, with a number where several are of that type:
///
///     Page, closure #1 in Page.bind(), Cell#1, Cell#2
///
/// The rewritten graph has the same objects, references and roots. That a task holds its closure until
/// it ends is added as the fact that it is.
struct GraphRewriting {
  private let source: Snapshot
  /// The objects of the source, by their new identities less one.
  private let order: [Snapshot.Object]
  private let names: [String]
  private let identities: [ObjectID: ObjectID]

  /// Tells it in the order in which objects are met. Linear, but for the sorting of each object's
  /// elements.
  ///
  /// - Parameters:
  ///   - starts: where to begin; the roots come next, then the rest.
  ///   - known: names that are better than those of the snapshot.
  init(of source: Snapshot, from starts: [ObjectID], naming known: [ObjectID: String] = [:]) {
    self.init(MeetingOrder(of: source, from: starts).objects, of: source, naming: known)
  }

  /// Tells it in the order that it has. Linear.
  init(keepingOrderOf source: Snapshot) {
    self.init(Array(source.objects), of: source, naming: [:])
  }

  private init(
    _ order: [Snapshot.Object],
    of source: Snapshot,
    naming known: [ObjectID: String]
  ) {
    self.source = source
    self.order = order
    names = GraphNames(of: order, known: known).names
    var identities: [ObjectID: ObjectID] = [:]
    for (index, id) in (order.map(\.id) + source.released.map(\.id)).enumerated() {
      identities[id] = ObjectID(UInt64(index + 1))
    }
    self.identities = identities
  }

  /// What the rewritten snapshot calls an object of the source, alive or released.
  ///
  /// - Precondition: the source knows it.
  func identity(of object: ObjectID) -> ObjectID {
    guard let identity = identities[object] else { preconditionFailure("no object \(object)") }
    return identity
  }

  /// The rewritten snapshot. Linear.
  ///
  /// - Parameters:
  ///   - due: the objects that are expected to be gone, by their new identities; `nil` for those of
  ///     the source.
  ///   - title: what stands above it, where the source has no title.
  func snapshot(due: [ObjectID]? = nil, title: String? = nil) -> Snapshot {
    do {
      var caption = source.caption
      caption.title = caption.title ?? title
      var builder = try graph(caption) { _ in true }
      for root in orderedRoots() {
        try builder.addRoot(identity(of: root.object), lifetime: root.lifetime, label: root.label)
      }
      for object in due ?? source.due.map(identity) { try builder.markDue(object) }
      return builder.build()
    } catch {
      preconditionFailure("the parts of a snapshot do not make one: \(error)")
    }
  }

  /// The rewritten snapshot without roots, and with some of the references only. Linear.
  func rootless(keeping isKept: (Snapshot.Reference) -> Bool) -> Snapshot {
    do {
      return try graph(source.caption, keeping: isKept).build()
    } catch {
      preconditionFailure("the parts of a snapshot do not make one: \(error)")
    }
  }

  private func graph(
    _ caption: Snapshot.Caption,
    keeping isKept: (Snapshot.Reference) -> Bool
  ) throws(SnapshotError) -> Snapshot.Builder {
    var builder = Snapshot.Builder()
    builder.caption = caption
    try addObjects(to: &builder)
    try addReferences(to: &builder, keeping: isKept)
    return builder
  }

  private func addObjects(to builder: inout Snapshot.Builder) throws(SnapshotError) {
    builder.reserve(objects: source.objectCount, references: source.referenceCount)
    for (index, object) in order.enumerated() {
      try builder.addObject(
        identity(of: object.id),
        type: object.type,
        name: names[index],
        kind: object.kind,
        size: object.size
      )
    }
    for object in source.released {
      try builder.addReleased(
        .init(
          id: identity(of: object.id),
          name: object.name,
          type: object.type,
          kind: object.kind
        )
      )
    }
  }

  private func addReferences(
    to builder: inout Snapshot.Builder,
    keeping isKept: (Snapshot.Reference) -> Bool
  ) throws(SnapshotError) {
    for object in order {
      for reference in MeetingOrder.references(of: object) where isKept(reference) {
        try builder.addReference(
          from: identity(of: object.id),
          to: identity(of: reference.target.id),
          label: reference.label,
          strength: reference.strength,
          fact: reference.fact ?? Self.taskFact(of: reference)
        )
      }
    }
  }

  private static func taskFact(of reference: Snapshot.Reference) -> FrameworkFact? {
    let isOperation = SourceWords.isTask(reference.source) && reference.label == "operation"
    return isOperation ? FrameworkFact.named("task.operation") : nil
  }

  private func orderedRoots() -> [Snapshot.Root] {
    source.roots.enumerated()
      .sorted {
        (identity(of: $0.element.object), $0.offset) < (identity(of: $1.element.object), $1.offset)
      }
      .map(\.element)
  }
}

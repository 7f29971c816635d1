public import RefGraph
import RefGraphCapture
public import ReminderWorld

/// The real objects of an experiment at one moment, as a snapshot in the model's words.
///
/// It has the objects that the notebook watches, with their real types, what of the system holds any
/// of them, and what real memory has between them; all others are no more than ways. Names and labels
/// are the model's, and so is which objects are due. There are no sizes: what an allocator gives is not
/// the same in every run.
///
/// ```swift
/// let live = try LiveSnapshot(of: experiment, setting, like: moment, in: timeline)
/// live?.snapshot.object(named: "detail")?.type  // "ReminderDetailViewController"
/// ```
public struct LiveSnapshot: Sendable {
  /// What memory had; its numbers, names and order are the same in every run.
  public let snapshot: Snapshot

  /// Runs the experiment, captures its objects at the moment, and lets it run on.
  ///
  /// - Returns: `nil` where the run does not come by the moment.
  /// - Throws: `CaptureError`.
  public init?(
    of experiment: Experiment,
    _ setting: Setting,
    like expected: Timeline.Moment,
    in timeline: Timeline
  ) throws {
    var captured: Result<LiveMoment, any Error>?
    let moments = experiment.run(setting) { look in
      if look.moment == expected.name { captured = Result { try LiveMoment(look) } }
    }
    guard let live = try captured?.get(), let seen = moments.first(where: { $0.name == live.name })
    else { return nil }
    var writer = LiveSnapshotWriter(live, like: expected.snapshot)
    var caption = Snapshot.Caption(title: timeline.scenario.title, moment: expected.name)
    caption.source = "live objects, \(setting)"
    snapshot = try writer.snapshot(caption, gone: seen.nilled)
  }
}

/// Writes what was captured in the words of the model's snapshot of the same moment.
private struct LiveSnapshotWriter {
  private let live: LiveMoment
  private let expected: Snapshot
  private let links: [NamedGraph.Link]
  private var builder = Snapshot.Builder()
  private var ids: [String: ObjectID] = [:]

  init(_ live: LiveMoment, like expected: Snapshot) {
    self.live = live
    self.expected = expected
    links = LiveGraph(live).links.sorted()
  }

  mutating func snapshot(
    _ caption: Snapshot.Caption,
    gone: Set<String>
  ) throws(SnapshotError) -> Snapshot {
    builder.caption = caption
    try addOwners()
    try addWatchedObjects()
    try addReferences()
    try addReleased(gone)
    for id in expected.due {
      if let due = expectedName(id).flatMap({ ids[$0] }) { try builder.markDue(due) }
    }
    return builder.build()
  }

  private func expectedName(_ id: ObjectID) -> String? {
    expected.object(id)?.name ?? expected.released.first { $0.id == id }?.name
  }

  private mutating func newID(_ name: String) -> ObjectID {
    let id = ObjectID(UInt64(ids.count + 1))
    ids[name] = id
    return id
  }

  /// The parts of the system that hold anything.
  private mutating func addOwners() throws(SnapshotError) {
    let holding = Set(links.map(\.source))
    for (part, owner) in LiveTable.parts.sorted(by: { $0.key < $1.key }) {
      guard owner != LiveTable.process, holding.contains(owner),
        let object = live.capture.snapshot.object(named: part)
      else { continue }
      let id = newID(owner)
      try builder.addObject(id, type: object.type, name: owner, kind: .system)
      let isPassing = owner == LiveTable.transition
      try builder.addRoot(id, lifetime: isPassing ? .temporary : .permanent)
    }
  }

  /// In the model's order.
  private mutating func addWatchedObjects() throws(SnapshotError) {
    let known = Dictionary(
      expected.objects.enumerated().compactMap { number, object in
        object.name.map { ($0, number) }
      },
      uniquingKeysWith: min
    )
    let watched = live.capture.snapshot.objects.filter { object in
      object.name.map { !LiveGraph.isPart($0) } ?? false
    }
    .map { (object: $0, place: known[$0.handle] ?? .max) }
    .sorted { ($0.place, $0.object.handle) < ($1.place, $1.object.handle) }
    for (object, _) in watched {
      try builder.addObject(
        newID(object.handle),
        type: object.isMarkedClosure ? "closure" : object.type,
        name: object.handle,
        kind: object.isMarkedClosure ? .closure : .instance
      )
    }
  }

  private mutating func addReferences() throws(SnapshotError) {
    for link in links {
      guard let target = ids[link.target] else { continue }
      switch link.source {
      case LiveTable.process: try builder.addRoot(target, lifetime: .permanent)
      case LiveTable.outside:
        try builder.addRoot(target, lifetime: .temporary, label: "held from outside")
      default:
        guard let source = ids[link.source] else { continue }
        try builder.addReference(
          from: source,
          to: target,
          label: label(of: link),
          strength: link.strength
        )
      }
    }
  }

  /// A capture has no name in memory, and the system's lists are its own: the model has a word for
  /// both.
  private func label(of link: NamedGraph.Link) -> String {
    guard [LiveTable.capture, ""].contains(link.label) else { return link.label }
    let sources =
      link.source == LiveTable.transition
      ? expected.roots.lazy.filter { $0.lifetime == .temporary }.compactMap {
        expected.object($0.object)
      }
      : [expected.object(named: link.source)].compactMap(\.self)
    let references = sources.lazy.flatMap(\.references)
    return references.first { $0.target.name == link.target }?.label ?? link.label
  }

  private mutating func addReleased(_ gone: Set<String>) throws(SnapshotError) {
    for object in expected.released {
      guard let name = object.name, gone.contains(name) else { continue }
      try builder.addReleased(
        Snapshot.ReleasedObject(id: newID(name), name: name, type: object.type, kind: object.kind)
      )
    }
  }
}

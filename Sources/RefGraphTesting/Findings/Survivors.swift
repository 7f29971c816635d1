internal import RefGraph
internal import RefGraphCapture
internal import RefGraphReports

/// The watched objects that are still there, and a capture of what they refer to.
struct Survivors {
  /// One for each object, in the order in which they were watched; those that went while the capture
  /// was made are not among them.
  let objects: [Survivor]
  /// The graph, rewritten so that it reads alike on every run.
  let graph: GraphRewriting
  /// What keeps the capture from being whole.
  let remarks: [LiveCapture.Remark]

  /// An object that is still there.
  struct Survivor {
    /// Its identity in the graph.
    let id: ObjectID
    /// Who watches it: the first says the name.
    let watchers: [WatchedObject]
  }

  /// Captures what is left of some objects. Where something holds them that they do not lead to, it is
  /// looked for in all memory; where threads changed what was read, a copy of the process is captured
  /// instead.
  ///
  /// - Returns: `nil` where nothing is left.
  /// - Throws: `CaptureError`, `SnapshotError`.
  init?(of watched: [WatchedObject]) throws {
    var options = LiveCapture.Options()
    guard var found = try Self.capture(watched, options) else { return nil }
    options.searchesForHolders = found.isHeldFromOutside
    options.isFrozen = found.capture.remarks.contains(where: \.isChange)
    if options.searchesForHolders || options.isFrozen,
      let better = try Self.capture(watched, options)
    {
      found = better
    }
    let left = found.survivors.filter { $0.watchers[0].isAlive }
    guard !left.isEmpty else { return nil }
    remarks = found.capture.remarks
    let names = left.map { ($0.id, $0.watchers[0].name) }
    let graph = GraphRewriting(
      of: found.capture.snapshot,
      from: left.map(\.id),
      naming: Dictionary(names, uniquingKeysWith: { first, _ in first })
    )
    objects = left.map { Survivor(id: graph.identity(of: $0.id), watchers: $0.watchers) }
    self.graph = graph
  }

  private struct Found {
    let capture: LiveCapture
    let survivors: [Survivor]

    /// Whether a survivor is kept by what the survivors do not lead to.
    var isHeldFromOutside: Bool {
      !Owners(of: survivors.map(\.id), in: capture.snapshot).temporary.isEmpty
    }
  }

  private static func capture(
    _ watched: [WatchedObject],
    _ options: LiveCapture.Options
  ) throws -> Found? {
    var keys: [String: [WatchedObject]] = [:]
    guard let capture = try capture(watched, &keys, options) else { return nil }
    var survivors: [(key: String, survivor: Survivor)] = []
    for object in capture.snapshot.objects {
      guard let key = object.name, let watchers = keys[key] else { continue }
      survivors.append((key, Survivor(id: object.id, watchers: watchers)))
    }
    survivors.sort { ($0.key.count, $0.key) < ($1.key.count, $1.key) }
    return Found(capture: capture, survivors: survivors.map(\.survivor))
  }

  /// Holds the objects no longer than it captures them. A function of its own: what optimised or
  /// debugged code keeps of them in a frame ends with it.
  ///
  /// - Parameter keys: set to the watchers by the key that each object has in the capture, its
  ///   position as a number.
  @inline(never)
  private static func capture(
    _ watched: [WatchedObject],
    _ keys: inout [String: [WatchedObject]],
    _ options: LiveCapture.Options
  ) throws -> LiveCapture? {
    let held = hold(watched, &keys)
    return held.isEmpty ? nil : try LiveCapture.capture(held, options: options)
  }

  @inline(never)
  private static func hold(
    _ watched: [WatchedObject],
    _ keys: inout [String: [WatchedObject]]
  ) -> [String: AnyObject] {
    var held: [String: AnyObject] = [:]
    var known: [ObjectIdentifier: String] = [:]
    for (position, watcher) in watched.enumerated() {
      guard let object = watcher.strongReference() else { continue }
      let key = known[ObjectIdentifier(object)] ?? String(position)
      known[ObjectIdentifier(object)] = key
      keys[key, default: []].append(watcher)
      held[key] = object
    }
    return held
  }
}

extension LiveCapture.Remark {
  /// Whether a thread was changing what was read.
  var isChange: Bool {
    switch self {
    case .tornCollections, .changedWhileRead: true
    default: false
    }
  }

  /// The remark in a sentence.
  var sentence: String {
    switch self {
    case .tornCollections(let count):
      "\(Listing.count(count, "collection")) changed while being read; elements are missing."
    case .danglingReferences(let count):
      "\(Listing.count(count, "reference")) led to no object of Swift."
    case .changedWhileRead(let count):
      "\(Listing.count(count, "object")) changed while being read."
    case .cut(let count):
      "Only \(Listing.count(count, "object")) were looked at; there are more."
    case .unreadableTypes(let names):
      "The compiler left no layout of \(Listing.text(names)). "
        + "Build without -disable-reflection-metadata."
    case .unnamedFields(let names):
      "The compiler left no names of the fields of \(Listing.text(names)). "
        + "Build without -disable-reflection-names."
    case .unfinishedSearch:
      "Not all memory was searched for what holds them."
    }
  }
}

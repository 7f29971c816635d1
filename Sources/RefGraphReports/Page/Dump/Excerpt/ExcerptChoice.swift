internal import RefGraph

/// Takes objects into a page for as long as there is room.
struct ExcerptChoice {
  let analysis: SnapshotAnalysis
  private let limits: SnapshotExcerpt.Limits
  private let incoming: IncomingReferences
  private(set) var entries: [SnapshotExcerpt.Entry] = []
  private(set) var numbers: [ObjectID: Int] = [:]
  private(set) var isFull = false
  private var byteCount = 0
  private var texts: Set<String> = []

  init(of analysis: SnapshotAnalysis, limits: SnapshotExcerpt.Limits) {
    self.analysis = analysis
    self.limits = limits
    incoming = IncomingReferences(of: analysis.snapshot)
  }

  var snapshot: Snapshot { analysis.snapshot }

  /// How many sixths of the room are taken.
  var sixthsTaken: Int {
    max(entries.count * 6 / max(1, limits.objects), byteCount * 6 / max(1, limits.bytes))
  }

  func holds(_ object: ObjectID) -> Bool { numbers[object] != nil }

  /// Takes an object that is alive and not held yet. Linear in its references, so that all together
  /// are linear in the snapshot.
  mutating func take(_ id: ObjectID) {
    guard !isFull, !holds(id), let object = snapshot.object(id) else { return }
    guard entries.count < limits.objects else {
      isFull = true
      return
    }
    let entry = SnapshotExcerpt.Entry(
      object: object,
      outgoing: ReferenceGroups(object.references) { $0.target },
      incoming: ReferenceGroups(incoming[id]) { $0.source }
    )
    byteCount += cost(of: entry)
    // An object that alone is too large is taken all the same: a page of none says nothing.
    guard byteCount <= limits.bytes || entries.isEmpty else {
      isFull = true
      return
    }
    numbers[id] = entries.count
    entries.append(entry)
  }

  /// How many references of a path are followed.
  private static let pathLimit = 40

  /// Takes an object and those on the path that keeps it, the nearest first.
  mutating func takeWithPath(_ object: ObjectID) {
    take(object)
    var object = object
    for _ in 0..<Self.pathLimit {
      guard let reference = analysis.lastReference(onPathTo: object) else { return }
      object = reference.source.id
      take(object)
    }
  }

  /// What an entry adds to the data at most: numbers of its rows, and texts that are new.
  private mutating func cost(of entry: SnapshotExcerpt.Entry) -> Int {
    let (name, type) = (entry.object.name ?? "", entry.object.type)
    var cost = Self.rowCost + self.cost(of: name) + self.cost(of: type)
    if let last = analysis.lastReference(onPathTo: entry.object.id) {
      cost += self.cost(of: last.source.handle)
    }
    for group in entry.outgoing.groups + entry.incoming.groups {
      cost += Self.groupCost + group.others.count * Self.memberCost
      cost += self.cost(of: group.label) + self.cost(of: group.type)
    }
    return cost
  }

  private mutating func cost(of text: String) -> Int {
    guard texts.insert(text).inserted else { return 0 }
    return PageValue.text(SnapshotData.shown(text)).json().utf8.count + 1
  }

  /// Brackets, commas and the twelve numbers of an object's row, and its identity.
  private static let rowCost = 110
  private static let groupCost = 24
  private static let memberCost = 5
}

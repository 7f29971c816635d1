extension Snapshot.Builder {
  /// Objects by dense index.
  struct Objects: Sendable {
    private(set) var ids: [UInt64] = []
    private(set) var names: [UInt32] = []
    private(set) var types: [UInt32] = []
    private(set) var kinds: [UInt8] = []
    private(set) var sizes: [UInt64] = []
    private(set) var indices = ObjectIndexTable()

    mutating func reserve(_ count: Int) {
      ids.reserveCapacity(count)
      names.reserveCapacity(count)
      types.reserveCapacity(count)
      kinds.reserveCapacity(count)
      sizes.reserveCapacity(count)
      indices.reserve(count, ids: ids)
    }

    func index(of id: ObjectID) -> Int? { indices.index(of: id.rawValue, in: ids) }

    /// Whether the object is new; otherwise nothing is added.
    mutating func append(
      id: ObjectID,
      type: UInt32,
      name: UInt32,
      kind: ObjectKind,
      size: UInt64
    ) -> Bool {
      guard indices.insert(id.rawValue, after: ids) else { return false }
      ids.append(id.rawValue)
      names.append(name)
      types.append(type)
      kinds.append(kind.rawValue)
      sizes.append(size)
      return true
    }
  }

  /// References in the order of their adding.
  struct References: Sendable {
    private var sources: [UInt32] = []
    private var targets: [UInt32] = []
    private var labels: [UInt32] = []
    private var strengths: [UInt8] = []
    private var facts: [FrameworkFact.Number] = []
    /// Whether each source is at or after the one before it, so that the rows are there already.
    private var isGrouped = true

    var count: Int { sources.count }

    mutating func reserve(_ count: Int) {
      sources.reserveCapacity(count)
      targets.reserveCapacity(count)
      labels.reserveCapacity(count)
      strengths.reserveCapacity(count)
    }

    mutating func append(
      from source: UInt32,
      to target: UInt32,
      label: UInt32,
      strength: Strength,
      fact: FrameworkFact.Number
    ) {
      if let last = sources.last, source < last { isGrouped = false }
      if fact != 0, facts.isEmpty { facts = Array(repeating: 0, count: sources.count) }
      if fact != 0 || !facts.isEmpty { facts.append(fact) }
      sources.append(source)
      targets.append(target)
      labels.append(label)
      strengths.append(strength.rawValue)
    }

    /// Sorts the references into rows by their source, keeping their order within a row: a counting
    /// sort, one array after the other, so that only one is there twice at a time. Linear. Nothing
    /// is left here afterwards.
    mutating func pack(objectCount: Int) -> Rows {
      var rows = [UInt32](repeating: 0, count: objectCount + 1)
      for source in sources { rows[Int(source) + 1] += 1 }
      for index in 0..<objectCount { rows[index + 1] += rows[index] }
      let places = isGrouped ? [] : placesOfReferences(rows)
      sources = []
      return Rows(
        rows: rows,
        targets: targets.removeAll(movingTo: places),
        labels: labels.removeAll(movingTo: places),
        strengths: strengths.removeAll(movingTo: places),
        facts: facts.removeAll(movingTo: places)
      )
    }

    /// Where each reference belongs. It takes the room of the sources, which are not needed then.
    private mutating func placesOfReferences(_ rows: [UInt32]) -> [UInt32] {
      var next = rows
      for position in sources.indices {
        let source = Int(sources[position])
        sources[position] = next[source]
        next[source] += 1
      }
      return sources
    }
  }

  /// References by their source, packed.
  struct Rows: Sendable {
    let rows: [UInt32]
    let targets: [UInt32]
    let labels: [UInt32]
    let strengths: [UInt8]
    let facts: [FrameworkFact.Number]
  }
}

extension Array where Element: FixedWidthInteger {
  /// Takes the elements out, each moved to its place, or as they are where there are no places;
  /// without the room for more that appending leaves behind.
  fileprivate mutating func removeAll(movingTo places: [UInt32]) -> [Element] {
    defer { self = [] }
    guard !places.isEmpty, !isEmpty else { return capacity > count ? map { $0 } : self }
    var moved = [Element](repeating: 0, count: count)
    for (place, element) in zip(places, self) { moved[Int(place)] = element }
    return moved
  }
}

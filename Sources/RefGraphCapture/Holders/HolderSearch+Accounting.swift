/// Which of the places that may hold an object do, as its count of references asks for.
extension HolderSearch {
  /// What holds, where it is not memory that something else holds.
  func directSource(_ candidate: Candidate) -> UInt64? {
    if case .block = candidate.place { return nil }
    return source(candidate.place)
  }

  func missing(_ target: UInt64) -> Int {
    walk.index(of: target).map { missing($0) } ?? 0
  }

  /// Gives an object the holders that its count asks for.
  mutating func assign(_ candidates: [Candidate], to target: UInt64) {
    // Where a closure holds the object that nothing seems to hold, a stack has a copy at best.
    let ranks = 0..<(unsettled.contains(target) ? Self.stackRank : Self.lastRank)
    for rank in ranks where missing(target) > 0 {
      let group = candidates.filter { candidate in self.rank(candidate) == rank }
      let bySource = Dictionary(grouping: group) { source($0.place) }.sorted { $0.key < $1.key }
      let isSure = bySource.count <= missing(target)
      for (source, members) in bySource {
        link(source, members[0], to: target, isSure ? .strong : .conservative)
      }
      if !isSure { return }
    }
    repeatLinks(candidates, to: target)
    guard missing(target) > 0 else { return }
    for candidate in candidates where rank(candidate) == Self.lastRank {
      link(source(candidate.place), candidate, to: target, .conservative)
    }
  }

  /// A word may be there more than once, on a stack as in a global variable. Where a closure holds the
  /// object that nothing seems to hold, its reference is not given to something else.
  private mutating func repeatLinks(_ candidates: [Candidate], to target: UInt64) {
    guard !unsettled.contains(target) else { return }
    for (source, members) in Dictionary(grouping: candidates, by: { source($0.place) }) {
      let more = min(members.count - 1, missing(target))
      guard more > 0, let last = found.links.lastIndex(where: { $0.isOf(source, target) }) else {
        continue
      }
      found.links[last].count += more
      assigned[target, default: 0] += more
    }
  }

  private mutating func link(
    _ source: UInt64,
    _ candidate: Candidate,
    to target: UInt64,
    _ strength: ReferenceStrength
  ) {
    if strength == .strong { assigned[target, default: 0] += 1 }
    if case .holder(let holder) = candidate.place { holders[source] = holder }
    if case .object(let object) = candidate.place {
      add(start: object)
      walk.walk(from: newStarts)
      newStarts = []
    }
    found.links.append(
      .init(
        source: source,
        target: target,
        place: candidate.hit.place,
        strength: strength
      )
    )
  }

  private static let stackRank = 4
  private static let lastRank = 6

  /// The surer, the less. A word of a global variable is hardly left over, nor is one in memory that
  /// an object holds, nor the context of a closure behind its function; one of a running task may be,
  /// one of a stack, or of memory that is used again and again, often is.
  private mutating func rank(_ candidate: Candidate) -> Int {
    if candidate.steps > 0, isContext(candidate.hit) { return 2 }
    switch candidate.place {
    case .holder(let holder) where holder.kind == .stack:
      return holder.isCaller ? Self.stackRank : Self.stackRank + 1
    case .object(let object) where walk.shape(of: object) == .task: return 3
    case .object: return min(candidate.steps + 1, Self.lastRank)
    case .holder: return candidate.steps == 0 ? 0 : Self.lastRank
    case .block: return Self.lastRank
    }
  }

  func isContext(_ hit: MemoryScan.Hit) -> Bool {
    walk.function(before: hit.place) != nil
  }

  private func source(_ place: Place) -> UInt64 {
    switch place {
    case .object(let address), .block(let address): address
    case .holder(let holder): holder.address
    }
  }
}

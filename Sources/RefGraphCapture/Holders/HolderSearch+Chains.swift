/// Memory that libraries asked for, and what holds it.
extension HolderSearch {
  /// Steps from one piece of memory to the one that holds it.
  private static let longestChain = 6
  /// Pieces of memory that are followed for all objects of a round.
  private static let mostBlocks = 1024

  /// The candidates, with what holds a piece of memory in the place of the piece; without those that
  /// nothing seems to hold.
  mutating func followed(_ unsure: [UInt64: [Candidate]]) -> [UInt64: [Candidate]] {
    var origins: [UInt64: UInt64] = [:]
    for (target, candidates) in unsure {
      let isMissing = missing(target) > Set(candidates.compactMap { directSource($0) }).count
      for candidate in candidates {
        guard case .block(let block) = candidate.place else { continue }
        guard isMissing || isContext(candidate.hit) else { continue }
        origins[block] = block
      }
    }
    var ends: [UInt64: End] = [:]
    var frontier = Set(origins.keys)
    for steps in 1...Self.longestChain where !frontier.isEmpty {
      guard let hits = pass(for: frontier) else {
        found.isCut = true
        break
      }
      frontier = step(hits, steps, &origins, &ends)
    }
    var followed: [UInt64: [Candidate]] = [:]
    for (target, candidates) in unsure {
      followed[target] = candidates.compactMap { candidate in
        guard case .block(let block) = candidate.place else { return candidate }
        guard let end = ends[block], isInUse(candidate.hit, end.place) else {
          if isContext(candidate.hit) { unsettled.insert(target) }
          return nil
        }
        return Candidate(candidate.hit, end.place, steps: end.steps)
      }
    }
    return followed
  }

  /// Of tasks, only frames of functions that have not returned hold something.
  private mutating func isInUse(_ hit: MemoryScan.Hit, _ place: Place) -> Bool {
    guard case .object(let object) = place, walk.shape(of: object) == .task else { return true }
    return walk.frames(ofTask: object).contains { $0.contains(hit.place) }
  }

  private mutating func step(
    _ hits: [(MemoryScan.Hit, Place)],
    _ steps: Int,
    _ origins: inout [UInt64: UInt64],
    _ ends: inout [UInt64: End]
  ) -> Set<UInt64> {
    var next: Set<UInt64> = []
    for (hit, place) in hits {
      guard let origin = origins[hit.target] else { continue }
      switch place {
      case .block(let block):
        guard origins[block] == nil, origins.count < Self.mostBlocks else { continue }
        origins[block] = origin
        next.insert(block)
      case .object(let object):
        guard walk.mayHoldMemory(object, at: hit.place), !isOwn(object) else { continue }
        ends[origin] = End(place: place, steps: steps)
      case .holder(let holder):
        // A stack is full of what was passed on; what it leads to is held by something else as well.
        guard holder.kind == .global, ends[origin] == nil else { continue }
        ends[origin] = End(place: place, steps: steps)
      }
    }
    return next.filter { block in origins[block].flatMap { ends[$0] } == nil }
  }
}

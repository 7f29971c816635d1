/// Looks in all memory that may be written to for what holds objects from outside of what a walk found.
///
/// An object has as many strong references as its count says. Those that a walk did not find stand
/// somewhere: in another object, whose layout then says what they are; in a global variable; in memory
/// that a library asked for, which something holds in turn; on a stack. One pass over the memory finds
/// every word that leads to an object that is looked for; what holds it is looked for in the next one.
///
/// Words may be left from what is gone. So a place counts only where the runtime's count asks for it,
/// the surer kinds of places first; where there are more places of a kind than references, each is a
/// conservative reference.
struct HolderSearch {
  let table: LayoutTable
  let memory: CachedMemory
  let space: any AddressSpace
  let places: MemoryPlaces
  let request: CaptureRequest

  private let scan: MemoryScan
  private var walk: HeapWalk
  private var found = FoundHolders()
  private var holders: [UInt64: Holder] = [:]
  private var bytesLeft: UInt64
  /// Objects in memory of a library that was followed to nothing.
  private var unsettled: Set<UInt64> = []
  /// How many references to each object are held by what no layout tells of.
  private var assigned: [UInt64: Int] = [:]
  private var sought: Set<UInt64> = []

  /// Rounds of objects that hold what the round before found.
  private static let mostRounds = 16
  /// Objects that are looked for at once.
  private static let mostSought = 10_000
  /// The bytes that all passes together may read.
  private static let mostBytes: UInt64 = 4 << 30

  init(
    _ table: LayoutTable,
    _ memory: CachedMemory,
    _ space: any AddressSpace,
    _ places: MemoryPlaces,
    _ request: CaptureRequest,
    walk: HeapWalk
  ) {
    self.table = table
    self.memory = memory
    self.space = space
    self.places = places
    self.request = request
    self.walk = walk
    // Whole gigabytes of shadow memory belong to tools that watch the program.
    let regions = places.regionsInUse.filter { $0.count <= 4 << 30 }
    scan = MemoryScan(space, regions)
    bytesLeft = Self.mostBytes
  }

  /// What holds the objects that the walk found.
  mutating func run() -> FoundHolders {
    for _ in 0..<Self.mostRounds {
      let next = unaccounted().filter { !sought.contains($0) }
      guard !next.isEmpty else { return result() }
      let targets = next.prefix(Self.mostSought)
      sought.formUnion(targets)
      if targets.count < next.count { found.isCut = true }
      guard search(for: Array(targets)) else { break }
    }
    found.isCut = true
    return result()
  }

  private func result() -> FoundHolders {
    var result = found
    result.holders = holders.values.sorted { $0.address < $1.address }
    result.starts.reverse()
    return result
  }

  /// Objects with references that were not found and that lead to a given one, in the order of the
  /// walk.
  private func unaccounted() -> [UInt64] {
    let leads = walk.leads(to: request.roots + found.links.map(\.source))
    return leads.indices.lazy.filter { leads[$0] && missing($0) > 0 }.map {
      walk.graph.addresses[$0]
    }
  }

  private func missing(_ index: Int) -> Int {
    let state = walk.graph.states[index]
    guard walk.graph.types[index] >= 0, state.contains(.isRead), !state.contains(.isImmortal),
      !isTask(index)
    else { return 0 }
    let address = walk.graph.addresses[index]
    return Int(walk.graph.strongCounts[index]) - Int(walk.graph.foundCounts[index])
      - request.own[address, default: 0] - assigned[address, default: 0]
  }

  /// Nothing need hold a task that waits: whoever it waits for goes on with it.
  private func isTask(_ index: Int) -> Bool {
    walk.graph.types[index] >= 0 && table.types[Int(walk.graph.types[index])].shape == .task
  }

  /// One pass for these objects; false where a bound was reached.
  private mutating func search(for targets: [UInt64]) -> Bool {
    guard let hits = pass(for: targets) else { return false }
    var unsure: [UInt64: [Candidate]] = [:]
    for (hit, place) in hits {
      switch place {
      case .object(let object):
        guard !isOwn(object), !owns(object, hit.target) else { continue }
        if walk.isLoose(object) { unsure[hit.target, default: []].append(.init(hit, place)) }
      case .block, .holder:
        guard !walk.isSideTable(hit.place, of: hit.target) else { continue }
        unsure[hit.target, default: []].append(.init(hit, place))
      }
    }
    walk.walk(from: newStarts)
    newStarts = []
    let chains = followed(unsure)
    for target in targets { assign(chains[target] ?? [], to: target) }
    return true
  }

  /// The words that lead to these addresses, and what each is part of.
  private mutating func pass(for targets: some Sequence<UInt64>) -> [(MemoryScan.Hit, Place)]? {
    guard scan.size <= bytesLeft else { return nil }
    bytesLeft -= scan.size
    let (hits, isCut) = scan.hits(of: SoughtAddresses(targets), ignored: memory.copies)
    if isCut { found.isCut = true }
    let places = places.places(at: hits.map(\.place), &walk)
    return hits.compactMap { hit in places[hit.place].map { (hit, $0) } }
  }

  typealias Place = MemoryPlaces.Place

  // MARK: Objects

  /// Objects to walk on from.
  private var newStarts: [UInt64] = []
  /// What other objects lead to, as their layouts say.
  private var owned: [UInt64: Set<UInt64>] = [:]

  private func isOwn(_ object: UInt64) -> Bool { request.ignoredObjects.contains(object) }

  /// Whether an object's layout has a reference to the target; then the walk goes on from it.
  private mutating func owns(_ object: UInt64, _ target: UInt64) -> Bool {
    let targets = owned[object] ?? walk.owned(by: object)
    owned[object] = targets
    guard targets.contains(target) else { return false }
    add(start: object)
    return true
  }

  private mutating func add(start object: UInt64) {
    guard walk.isUnknown(object), started.insert(object).inserted else { return }
    newStarts.append(object)
    found.starts.append(object)
  }

  private var started: Set<UInt64> = []

  // MARK: Memory of libraries

  /// A word that may be a reference to the target.
  struct Candidate {
    let hit: MemoryScan.Hit
    let place: Place
    /// How many pieces of memory, from the one on in which the word stands, lead to the place.
    let steps: Int

    init(_ hit: MemoryScan.Hit, _ place: Place, steps: Int = 0) {
      self.hit = hit
      self.place = place
      self.steps = steps
    }
  }

  /// What a piece of memory was followed to.
  private struct End {
    let place: Place
    let steps: Int
  }

  /// Steps from one piece of memory to the one that holds it.
  private static let longestChain = 6
  /// Pieces of memory that are followed for all objects of a round.
  private static let mostBlocks = 1024

  /// The candidates, with what holds a piece of memory in the place of the piece; without those that
  /// nothing seems to hold.
  private mutating func followed(_ unsure: [UInt64: [Candidate]]) -> [UInt64: [Candidate]] {
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

  // MARK: Accounting

  /// What holds, where it is not memory that something else holds.
  private func directSource(_ candidate: Candidate) -> UInt64? {
    if case .block = candidate.place { return nil }
    return source(candidate.place)
  }

  private func missing(_ target: UInt64) -> Int {
    walk.index(of: target).map { missing($0) } ?? 0
  }

  /// Gives an object the holders that its count asks for.
  private mutating func assign(_ candidates: [Candidate], to target: UInt64) {
    for rank in 0..<Self.lastRank where missing(target) > 0 {
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

  private static let lastRank = 5

  /// The surer, the less. A word of a global variable is hardly left over, nor is one in memory that
  /// an object holds, nor the context of a closure behind its function; one of a stack, of a task, or
  /// of memory that is used again and again, often is.
  private mutating func rank(_ candidate: Candidate) -> Int {
    if candidate.steps > 0, isContext(candidate.hit) { return 2 }
    switch candidate.place {
    case .holder(let holder) where holder.kind == .stack: return holder.isCaller ? 3 : 4
    case .object(let object) where walk.shape(of: object) == .task: return 4
    case .object: return min(candidate.steps + 1, Self.lastRank)
    case .holder: return candidate.steps == 0 ? 0 : Self.lastRank
    case .block: return Self.lastRank
    }
  }

  private func isContext(_ hit: MemoryScan.Hit) -> Bool {
    walk.function(before: hit.place) != nil
  }

  private func source(_ place: Place) -> UInt64 {
    switch place {
    case .object(let address), .block(let address): address
    case .holder(let holder): holder.address
    }
  }
}

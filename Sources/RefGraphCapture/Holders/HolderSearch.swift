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
  var walk: HeapWalk
  var found = FoundHolders()
  var holders: [UInt64: Holder] = [:]
  private var bytesLeft: UInt64
  /// Objects in memory of a library that was followed to nothing.
  var unsettled: Set<UInt64> = []
  /// How many references to each object are held by what no layout tells of.
  var assigned: [UInt64: Int] = [:]
  private var sought: Set<UInt64> = []

  /// Rounds of objects that hold what the round before found.
  private static let mostRounds = 16
  /// Objects that are looked for at once.
  private static let mostSought = 10_000
  private static let largestRegion = 4 << 30
  /// The bytes that all passes together may read: a few passes over what a large process has mapped,
  /// used or not.
  private static let mostBytes: UInt64 = 16 << 30

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
    let regions = places.regionsInUse.filter { $0.count <= Self.largestRegion }
    if regions.count < places.regionsInUse.count { found.isCut = true }
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

  func missing(_ index: Int) -> Int {
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
  mutating func pass(for targets: some Sequence<UInt64>) -> [(MemoryScan.Hit, Place)]? {
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
  var newStarts: [UInt64] = []
  /// What other objects lead to, as their layouts say.
  private var owned: [UInt64: Set<UInt64>] = [:]

  func isOwn(_ object: UInt64) -> Bool { request.ignoredObjects.contains(object) }

  /// Whether an object's layout has a reference to the target; then the walk goes on from it.
  private mutating func owns(_ object: UInt64, _ target: UInt64) -> Bool {
    let targets = owned[object] ?? walk.owned(by: object)
    owned[object] = targets
    guard targets.contains(target) else { return false }
    add(start: object)
    return true
  }

  mutating func add(start object: UInt64) {
    guard walk.isUnknown(object), started.insert(object).inserted else { return }
    newStarts.append(object)
    found.starts.append(object)
  }

  private var started: Set<UInt64> = []

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
  struct End {
    let place: Place
    let steps: Int
  }
}

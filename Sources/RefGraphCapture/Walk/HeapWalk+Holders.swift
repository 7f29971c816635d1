/// What the search for holders asks of a walk, and adds to one.
extension HeapWalk {
  /// Walks as from `roots`, with what was found to hold the objects.
  mutating func walk(from roots: [UInt64], heldBy found: FoundHolders) {
    graph.isSearchCut = found.isCut
    var numbers: [UInt64: UInt32] = [:]
    for holder in found.holders { numbers[holder.address] = add(holder) }
    for link in found.links {
      if let source = numbers[link.source] { add(link, from: source) }
    }
    walk(from: found.starts + roots)
    for link in found.links where numbers[link.source] == nil {
      add(link, from: number(of: link.source))
    }
    walk(from: [])
  }

  private mutating func add(_ holder: Holder) -> UInt32 {
    let number = number(of: holder.address | HeapGraph.holderBit)
    graph.types[Int(number)] = HeapGraph.holder
    graph.states[Int(number)] = [.isObject, .isRead]
    graph.holders[number] = holder
    return number
  }

  private mutating func add(_ link: FoundHolders.Link, from source: UInt32) {
    let isClosure =
      graph.holders[source]?.kind != .stack && link.strength == .strong
      && function(before: link.place) != nil
    guard !isClosure else {
      return readFunction(link.place &- 8, source, LabelPool.empty, HeapGraph.noElement)
    }
    let target = number(of: link.target)
    append(source, target, link.strength, LabelPool.empty, HeapGraph.noElement)
    if link.strength == .strong { graph.foundCounts[Int(target)] &+= UInt32(link.count) }
    hold(target)
  }

  /// The function of a pair of words whose context stands at `place`.
  func function(before place: UInt64) -> UInt64? {
    let word = memory.word(place &- 8)
    return table.symbols.symbol(at: word, .function)?.offset == 0 ? word : nil
  }

  /// Whether an object was not met, or not by a way that holds it.
  func isUnknown(_ address: UInt64) -> Bool {
    index(of: address).map { !graph.states[$0].contains(.isRead) } ?? true
  }

  /// What the object at `address` leads to by references that may own.
  func owned(by address: UInt64) -> Set<UInt64> {
    var probe = HeapWalk(table: table, memory: memory, limit: limit)
    probe.hold(probe.number(of: address))
    probe.readNext()
    var owned: Set<UInt64> = []
    for (target, strength) in zip(probe.graph.targets, probe.graph.strengths)
    where strength == .strong || strength == .conservative {
      owned.insert(probe.graph.addresses[Int(target)])
    }
    return owned
  }

  /// Of each object, whether a way of references that may own leads from it to one of these.
  func leads(to addresses: [UInt64]) -> [Bool] {
    var leads = [Bool](repeating: false, count: graph.objectCount)
    for address in addresses {
      if let index = index(of: address) { leads[index] = true }
    }
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      // Walks go from holders to what they hold: backwards, most ways are found in one go.
      for position in graph.sources.indices.reversed()
      where leads[Int(graph.targets[position])] && !leads[Int(graph.sources[position])] {
        guard [.strong, .conservative].contains(graph.strengths[position]) else { continue }
        leads[Int(graph.sources[position])] = true
        isGrowing = true
      }
    }
    return leads
  }

  /// Whether an object may hold what its layout does not tell: tasks do, and those with memory behind
  /// what they declare.
  mutating func isLoose(_ address: UInt64) -> Bool {
    let type = type(at: address)
    guard type >= 0 else { return false }
    switch types[Int(type)].shape {
    case .task: return true
    case .instance:
      guard !isText(type) else { return false }
      let needed = UInt64(types[Int(type)].size)
      return AllocationSize.of(address, needed: needed, memory) == needed
        && memory.word(address &- 8) & ~7 > needed &+ 48
    case .array, .dictionary, .set, .context, .box, .errorBox: return false
    }
  }

  /// Whether an object may hold memory of a library that it leads to. Texts and the storage of
  /// collections are full of words that are no references, and behind the fields of an instance words
  /// of what was there before are left.
  mutating func mayHoldMemory(_ address: UInt64, at place: UInt64) -> Bool {
    let type = type(at: address)
    guard type >= 0 else { return false }
    return switch types[Int(type)].shape {
    case .instance: !isText(type) && place &- address < UInt64(types[Int(type)].size)
    case .context, .box: true
    case .task: Self.taskMemory.contains(place &- address)
    case .array, .dictionary, .set, .errorBox: false
    }
  }

  private func isText(_ type: Int32) -> Bool {
    table.labels[types[Int(type)].name].hasSuffix("StringStorage")
  }

  /// Whether a place is where weak references to `object` find it, which hold nothing.
  func isSideTable(_ place: UInt64, of object: UInt64) -> Bool {
    ReferenceCounts(of: object, memory).sideTable == place
  }

  /// The shape of the object at `address`.
  mutating func shape(of address: UInt64) -> HeapType.Shape? {
    let type = type(at: address)
    return type >= 0 ? types[Int(type)].shape : nil
  }

  /// The object that an address lies in, where no allocator tells: the nearest words before it that
  /// can be an object's, and one that is big enough.
  mutating func object(covering address: UInt64, from start: UInt64) -> UInt64? {
    var candidate = address & ~15
    let farthest = max(start, candidate - min(candidate, Self.longestSearch), Self.leastPointer)
    while candidate >= farthest {
      let metadata = memory.word(candidate)
      if metadata >= Self.leastPointer, metadata < 1 << 47, metadata & 7 == 0, isObject(candidate),
        address - candidate < extent(of: candidate)
      {
        return candidate
      }
      candidate -= 16
    }
    return nil
  }

  private static let longestSearch: UInt64 = 1 << 13

  private mutating func extent(of address: UInt64) -> UInt64 {
    let type = types[Int(type(at: address))]
    let needed = UInt64(type.size)
    switch type.shape {
    case .instance, .context, .box: return AllocationSize.of(address, needed: needed, memory)
    case .errorBox: return 256
    case .task: return 2048
    case .array(let stride):
      let capacity = memory.word(address &+ 24) >> 1
      return capacity < 1 << 40 ? 32 &+ capacity &* UInt64(stride) : 0
    case .dictionary, .set: return HashTable(type, address, memory)?.size ?? 0
    }
  }
}

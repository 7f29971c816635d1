/// Finds everything that is strongly reachable from given objects, breadth first.
///
/// What only weak, unowned or unmanaged references lead to is found, too, but not what it holds.
/// Linear in objects and references. Nothing that memory says is believed: an address counts as an
/// object when its first word leads to metadata, sizes are bounded by what can be read, and a walk
/// ends where it has seen as many objects as it may.
struct HeapWalk {
  var graph = HeapGraph()

  let memory: CachedMemory
  let table: LayoutTable
  let limit: Int
  private var queue: [UInt32] = []
  /// How many of the queue have been read.
  private var readCount = 0
  /// Copies of the table's, since an array of a class's is dear to read.
  var slots: [Slot]
  var types: [HeapType]
  private var lastMetadata: UInt64 = 0
  private var lastType = LayoutTable.noType
  var closures: [ClosureIdentity: UInt32] = [:]

  struct ClosureIdentity: Hashable {
    let function: UInt64
    let context: UInt64
  }

  init(table: LayoutTable, memory: CachedMemory, limit: Int) {
    self.table = table
    self.memory = memory
    self.limit = limit
    slots = table.slots
    types = table.types
  }

  /// Walks on from these addresses, as if something strong led to each.
  mutating func walk(from roots: [UInt64]) {
    for root in roots { hold(number(of: root)) }
    while readCount < queue.count { readNext() }
  }

  /// Reads the first object that was not read yet.
  mutating func readNext() {
    readCount += 1
    read(queue[readCount - 1])
  }

  /// The number of an object that was given.
  mutating func number(of address: UInt64) -> UInt32 {
    let (number, isNew) = graph.numbers.number(of: address)
    if isNew { addObject() }
    return number
  }

  /// The number of an object that was met.
  func index(of address: UInt64) -> Int? { graph.numbers.existing(address).map { Int($0) } }

  // MARK: Objects

  private mutating func addObject() {
    graph.types.append(LayoutTable.noType)
    graph.states.append([])
    graph.strongCounts.append(0)
    graph.foundCounts.append(0)
    graph.sizes.append(0)
    graph.collections.append(LabelPool.empty)
  }

  mutating func hold(_ number: UInt32) {
    let index = Int(number)
    guard !graph.states[index].contains(.isHeld) else { return }
    graph.states[index].insert(.isHeld)
    queue.append(number)
  }

  /// The type of the object at `address`; `noType` where there is none.
  @inline(__always)
  mutating func type(at address: UInt64) -> Int32 {
    let metadata = memory.word(address)
    if metadata == lastMetadata, lastType >= 0, types[Int(lastType)].shape != .context {
      return lastType
    }
    let type = address & 7 == 0 ? typeIndex(metadata, address) : LayoutTable.noType
    lastMetadata = metadata
    lastType = type
    return type
  }

  @inline(never)
  private mutating func typeIndex(_ metadata: UInt64, _ address: UInt64) -> Int32 {
    let type = table.typeIndex(metadata, object: address, memory: memory)
    if table.types.count != types.count { types = table.types }
    if table.slots.count != slots.count { slots = table.slots }
    return type
  }

  /// Reads what an object is, once.
  @inline(__always)
  private mutating func look(_ number: UInt32) -> Bool {
    let index = Int(number)
    if graph.types[index] != LayoutTable.noType { return graph.states[index].contains(.isObject) }
    let address = graph.numbers.addresses[index]
    let type = type(at: address)
    guard type >= 0 else { return false }
    let counts = ReferenceCounts(of: address, memory)
    guard counts.isPlausible else { return false }
    graph.types[index] = type
    graph.strongCounts[index] = counts.strong
    graph.states[index].insert(.isObject)
    if counts.isDeinitializing { graph.states[index].insert(.isReleased) }
    if counts.isImmortal { graph.states[index].insert(.isImmortal) }
    return true
  }

  private mutating func read(_ number: UInt32) {
    let index = Int(number)
    let address = graph.numbers.addresses[index]
    if graph.types[index] < LayoutTable.noType { return }
    guard look(number) else {
      graph.danglingReferences += 1
      return
    }
    guard !graph.states[index].contains(.isReleased) else { return }
    graph.states[index].insert(.isRead)
    let type = types[Int(graph.types[index])]
    switch type.shape {
    case .instance, .context, .box:
      let size = AllocationSize.of(address, needed: UInt64(type.size), memory)
      graph.sizes[index] = size
      read(type.slots, at: address, number, LabelPool.empty, HeapGraph.noElement)
    case .array(let stride): readArray(type, stride, address, number)
    case .dictionary, .set: readTable(type, address, number)
    case .errorBox: readError(address, number)
    case .task: readTask(address, number)
    }
  }

  // MARK: Slots

  mutating func read(
    _ range: SlotRange,
    at base: UInt64,
    _ source: UInt32,
    _ outer: LabelPool.Index,
    _ element: UInt32
  ) {
    for position in range {
      let slot = slots[position]
      let address = base &+ UInt64(slot.offset)
      let label =
        outer == LabelPool.empty
        ? slot.label : graph.ownLabels.joined(outer, slot.label, of: table.labels)
      switch slot.kind {
      case .strong:
        let word = memory.word(address)
        add(word, .strong, source, label, element)
        if slot.detail != LabelPool.empty { name(word, slot.detail) }
      case .unowned: add(memory.word(address), .unowned, source, label, element)
      case .unmanaged: add(memory.word(address), .unmanaged, source, label, element)
      case .weak: addWeak(memory.word(address), source, label, element)
      case .string:
        let word = memory.word(address)
        if word >> 63 == 0 { add(word & 0x0FFF_FFFF_FFFF_FFFF, .strong, source, label, element) }
      case .function: readFunction(address, source, label, element)
      case .existential: readExistential(address, source, label, element)
      case .enumeration: readEnum(Int(slot.detail), address, source, label, element)
      case .unknown: scan(address, Int(slot.detail), source, label, element)
      }
    }
  }

  /// The elements of storage may be declared as any class: what the field says is what people know.
  private mutating func name(_ word: UInt64, _ collection: LabelPool.Index) {
    let target = word & Self.pointerBits
    guard target >= Self.leastPointer, graph.objectCount < limit else { return }
    let index = Int(number(of: target))
    if graph.collections[index] == LabelPool.empty { graph.collections[index] = collection }
  }

  /// Payloads of enums keep their tags in bits that no pointer uses.
  static let pointerBits: UInt64 = 0x00FF_FFFF_FFFF_FFF8
  /// Smaller words stand for the cases of an enum that have no payload.
  static let leastPointer: UInt64 = 0x1000

  @inline(__always)
  mutating func add(
    _ word: UInt64,
    _ strength: ReferenceStrength,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    let target = word & Self.pointerBits
    guard target >= Self.leastPointer else { return }
    guard graph.objectCount < limit else {
      graph.isCut = true
      return
    }
    let number = number(of: target)
    append(source, number, strength, label, element)
    if strength == .strong {
      graph.foundCounts[Int(number)] &+= 1
      hold(number)
    } else if strength == .conservative {
      hold(number)
    } else {
      _ = look(number)
    }
  }

  mutating func append(
    _ source: UInt32,
    _ target: UInt32,
    _ strength: ReferenceStrength,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    graph.sources.append(source)
    graph.targets.append(target)
    graph.strengths.append(strength)
    graph.labels.append(label)
    graph.elements.append(element)
  }

  /// A weak reference leads to the side table of its object, which leads back while it is alive.
  private mutating func addWeak(
    _ word: UInt64,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    guard word >= Self.leastPointer, word & 7 == 0 else { return }
    let object = memory.word(word)
    guard object >= Self.leastPointer, object & 7 == 0 else { return }
    let counts = ReferenceCounts(of: object, memory)
    guard counts.sideTable == word, !counts.isDeinitializing else { return }
    add(object, .weak, source, label, element)
  }

  /// How the value of an existential with this metadata lies there; `nil` where nobody knows.
  mutating func existential(_ metadata: UInt64) -> LayoutTable.ExistentialValue? {
    let value = table.existential(metadata, memory: memory)
    if table.slots.count != slots.count { slots = table.slots }
    return value
  }

  private mutating func readExistential(
    _ address: UInt64,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    let metadata = memory.word(address &+ 24)
    guard metadata >= Self.leastPointer else { return }
    guard let value = existential(metadata) else {
      return scan(address, 24, source, label, element)
    }
    if value.isClass || value.isBoxed {
      add(memory.word(address), .strong, source, label, element)
    } else {
      read(value.slots, at: address, source, label, element)
    }
  }

  private mutating func readEnum(
    _ number: Int,
    _ address: UInt64,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    let layout = table.enums[number]
    let chosen =
      table.mirror.enumCase(at: address, of: layout.form.type)
      ?? layout.caseByTag(of: memory.word(address))
    guard let chosen, layout.cases.indices.contains(chosen) else {
      return scan(address, layout.form.size, source, label, element)
    }
    read(layout.cases[chosen], at: address, source, label, element)
  }

  /// No type that people write is as big; what memory says of a type need not be true.
  private static let mostUnknownBytes = 1 << 20

  /// Of bytes without a layout, each word that leads to an object, whatever tags an enum put there.
  private mutating func scan(
    _ start: UInt64,
    _ count: Int,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    var address = (start &+ 7) & ~7
    let end = start &+ UInt64(min(count, Self.mostUnknownBytes))
    while address &+ 8 <= end, memory.canRead(address, count: 8) {
      let word = memory.word(address) & Self.pointerBits
      address &+= 8
      guard word >= Self.leastPointer, word < 1 << 47, word & 15 == 0, isObject(word) else {
        continue
      }
      add(word, .conservative, source, label, element)
    }
  }

  mutating func isObject(_ address: UInt64) -> Bool {
    guard type(at: address) >= 0 else { return false }
    let counts = ReferenceCounts(of: address, memory)
    return counts.isPlausible && !counts.isDeinitializing && !counts.isImmortal
  }
}

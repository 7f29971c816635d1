/// Finds everything that is strongly reachable from given objects, breadth first.
///
/// What only weak, unowned or unmanaged references lead to is found, too, but not what it holds.
/// Linear in objects and references. Nothing that memory says is believed: an address counts as an
/// object when its first word leads to metadata, sizes are bounded by what can be read, and a walk
/// ends where it has seen as many objects as it may.
struct HeapWalk {
  private(set) var graph = HeapGraph()

  private let memory: CachedMemory
  private let table: LayoutTable
  private let limit: Int
  private var numbers = AddressIndex()
  private var queue: [UInt32] = []
  /// Copies of the table's, since an array of a class's is dear to read.
  private var slots: [Slot]
  private var types: [HeapType]
  private var lastMetadata: UInt64 = 0
  private var lastType = LayoutTable.noType
  private var closures: [ClosureIdentity: UInt32] = [:]

  private struct ClosureIdentity: Hashable {
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
    var next = 0
    while next < queue.count {
      read(queue[next])
      next += 1
    }
  }

  /// The number of an object that was given.
  mutating func number(of address: UInt64) -> UInt32 {
    let (number, isNew) = numbers.number(of: address)
    if isNew { addObject(address) }
    return number
  }

  // MARK: Objects

  private mutating func addObject(_ address: UInt64) {
    graph.addresses.append(address)
    graph.types.append(LayoutTable.noType)
    graph.states.append([])
    graph.strongCounts.append(0)
    graph.foundCounts.append(0)
    graph.sizes.append(0)
  }

  private mutating func hold(_ number: UInt32) {
    let index = Int(number)
    guard !graph.states[index].contains(.isHeld) else { return }
    graph.states[index].insert(.isHeld)
    queue.append(number)
  }

  /// The type of the object at `address`; `noType` where there is none.
  @inline(__always)
  private mutating func type(at address: UInt64) -> Int32 {
    let metadata = memory.word(address)
    if metadata == lastMetadata, lastType >= 0, types[Int(lastType)].shape != .context {
      return lastType
    }
    let type = address & 7 == 0 ? table.typeIndex(metadata, object: address, memory: memory) : -1
    if table.types.count != types.count { types = table.types }
    if table.slots.count != slots.count { slots = table.slots }
    lastMetadata = metadata
    lastType = type
    return type
  }

  /// Reads what an object is, once.
  @inline(__always)
  private mutating func look(_ number: UInt32) -> Bool {
    let index = Int(number)
    if graph.types[index] != LayoutTable.noType { return graph.states[index].contains(.isObject) }
    let address = graph.addresses[index]
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
    let address = graph.addresses[index]
    if graph.types[index] == HeapGraph.synthesized { return }
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

  private mutating func read(
    _ range: SlotRange,
    at base: UInt64,
    _ source: UInt32,
    _ outer: LabelPool.Index,
    _ element: UInt32
  ) {
    for position in range {
      let slot = slots[position]
      let address = base &+ UInt64(slot.offset)
      let label = outer == LabelPool.empty ? slot.label : table.labels.joined(outer, slot.label)
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
    guard target >= Self.leastPointer, graph.addresses.count < limit else { return }
    let number = number(of: target)
    if graph.collections[number] == nil { graph.collections[number] = collection }
  }

  /// Payloads of enums keep their tags in bits that no pointer uses.
  private static let pointerBits: UInt64 = 0x00FF_FFFF_FFFF_FFF8
  /// Smaller words stand for the cases of an enum that have no payload.
  private static let leastPointer: UInt64 = 0x1000

  @inline(__always)
  private mutating func add(
    _ word: UInt64,
    _ strength: ReferenceStrength,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    let target = word & Self.pointerBits
    guard target >= Self.leastPointer else { return }
    guard graph.addresses.count < limit else {
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

  private mutating func append(
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

  private mutating func readExistential(
    _ address: UInt64,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    let metadata = memory.word(address &+ 24)
    guard metadata >= Self.leastPointer else { return }
    guard let value = table.existential(metadata, memory: memory) else {
      return scan(address, 24, source, label, element)
    }
    if table.slots.count != slots.count { slots = table.slots }
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
    guard let chosen = table.mirror.enumCase(at: address, of: layout.type),
      layout.cases.indices.contains(chosen)
    else { return }
    read(layout.cases[chosen], at: address, source, label, element)
  }

  /// Of bytes without a layout, each word that leads to an object.
  private mutating func scan(
    _ start: UInt64,
    _ count: Int,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    var address = (start &+ 7) & ~7
    while address &+ 8 <= start &+ UInt64(count) {
      let word = memory.word(address)
      address &+= 8
      guard word >= Self.leastPointer, word < 1 << 47, word & 15 == 0, isObject(word) else { continue }
      add(word, .conservative, source, label, element)
    }
  }

  private mutating func isObject(_ address: UInt64) -> Bool {
    guard type(at: address) >= 0 else { return false }
    let counts = ReferenceCounts(of: address, memory)
    return counts.isPlausible && !counts.isDeinitializing && !counts.isImmortal
  }

  // MARK: Closures

  /// A function is a pair of words. Its context is an object of its own, or the one object that it
  /// captures, or nothing; a closure is shown in each case.
  private mutating func readFunction(
    _ address: UInt64,
    _ source: UInt32,
    _ label: LabelPool.Index,
    _ element: UInt32
  ) {
    let function = memory.word(address)
    let context = memory.word(address &+ 8) & Self.pointerBits
    guard function >= Self.leastPointer else { return }
    if context >= Self.leastPointer, isOwnContext(context, function) {
      let number = number(of: context)
      graph.functions[number] = function
      return add(context, .strong, source, label, element)
    }
    let closure = closure(function, context, address)
    append(source, closure, .strong, label, element)
    hold(closure)
  }

  /// Whether a context is the closure's own object. A captured variable's box is of the same kind: it
  /// is no closure's own where two functions have it.
  private mutating func isOwnContext(_ context: UInt64, _ function: UInt64) -> Bool {
    let type = type(at: context)
    guard type >= 0, types[Int(type)].shape == .context else { return false }
    let number = number(of: context)
    return graph.functions[number, default: function] == function
  }

  private mutating func closure(
    _ function: UInt64,
    _ context: UInt64,
    _ address: UInt64
  ) -> UInt32 {
    let identity = ClosureIdentity(function: function, context: context)
    if let known = closures[identity] {
      if context >= Self.leastPointer { graph.foundCounts[Int(self.number(of: context))] &+= 1 }
      return known
    }
    let number = number(of: address | HeapGraph.synthesizedBit)
    closures[identity] = number
    graph.types[Int(number)] = HeapGraph.synthesized
    graph.states[Int(number)] = [.isObject, .isRead]
    graph.functions[number] = function
    if context >= Self.leastPointer {
      let capture = table.labels.index(of: "[0]")
      add(context, .strong, number, capture, HeapGraph.noElement)
    }
    return number
  }

  // MARK: Storage

  private mutating func readArray(
    _ type: HeapType,
    _ stride: Int,
    _ address: UInt64,
    _ number: UInt32
  ) {
    let count = memory.word(address &+ 16)
    let capacity = memory.word(address &+ 24) >> 1
    guard count <= capacity, stride >= 0, capacity < 1 << 40,
      let bytes = Self.product(capacity, UInt64(stride))
    else {
      graph.tornCollections += 1
      return
    }
    graph.sizes[Int(number)] = AllocationSize.of(address, needed: 32 &+ bytes, memory)
    guard !type.slots.isEmpty, memory.canRead(address &+ 32, count: Int(count) * stride) else {
      return
    }
    var element = address &+ 32
    for index in 0..<UInt32(truncatingIfNeeded: count) {
      read(type.slots, at: element, number, LabelPool.empty, index)
      element &+= UInt64(stride)
    }
  }

  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64? {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows || product >= 1 << 44 ? nil : product
  }

  /// Dictionaries and sets: a bitmap says which places are taken.
  private mutating func readTable(_ type: HeapType, _ address: UInt64, _ number: UInt32) {
    guard let hashTable = HashTable(type, address, memory) else {
      graph.tornCollections += 1
      return
    }
    graph.sizes[Int(number)] = AllocationSize.of(address, needed: hashTable.size, memory)
    var index: UInt32 = 0
    for bucket in hashTable.occupied(memory) {
      readBucket(bucket, of: hashTable, type, number, index)
      index += 1
    }
  }

  private mutating func readBucket(
    _ bucket: UInt64,
    of hashTable: HashTable,
    _ type: HeapType,
    _ number: UInt32,
    _ index: UInt32
  ) {
    let key = hashTable.keys &+ bucket &* hashTable.keyStride
    guard case .dictionary(_, let values, let valueStride, let keyText) = type.shape else {
      return read(type.slots, at: key, number, LabelPool.empty, index)
    }
    let value = hashTable.values &+ bucket &* UInt64(valueStride)
    guard !type.slots.isEmpty || !values.isEmpty else { return }
    let text = KeyWriter(memory: memory).text(keyText, at: key)
    let label = table.labels.index(of: text.map { "[\($0)]" } ?? "[value \(index)]")
    read(values, at: value, number, label, HeapGraph.noElement)
    let keyLabel = table.labels.index(of: text.map { "[key \($0)]" } ?? "[key \(index)]")
    read(type.slots, at: key, number, keyLabel, HeapGraph.noElement)
  }

  // MARK: Errors and tasks

  /// The type of a boxed error's value stands in the box.
  private mutating func readError(_ address: UInt64, _ number: UInt32) {
    let metadata = memory.word(address &+ 16)
    guard let value = table.existential(metadata, memory: memory) else { return }
    if table.slots.count != slots.count { slots = table.slots }
    if value.isClass {
      add(memory.word(address &+ 32), .strong, number, LabelPool.empty, HeapGraph.noElement)
    } else {
      read(value.slots, at: address &+ 32, number, LabelPool.empty, HeapGraph.noElement)
    }
  }

  /// Of a task, the closure that it runs; the runtime describes nothing of it.
  private mutating func readTask(_ address: UInt64, _ number: UInt32) {
    let context = memory.word(address &+ 256)
    guard context >= Self.leastPointer, context & 15 == 0, isObject(context) else { return }
    let operation = table.labels.index(of: "operation")
    readFunction(address &+ 248, number, operation, HeapGraph.noElement)
  }
}

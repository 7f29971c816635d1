/// What the storage of collections, boxed errors and tasks hold.
extension HeapWalk {
  mutating func readArray(
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
    guard !type.slots.isEmpty, hasRoom, memory.canRead(address &+ 32, count: Int(count) * stride)
    else { return }
    var element = address &+ 32
    for index in 0..<UInt32(truncatingIfNeeded: count) {
      read(type.slots, at: element, number, LabelPool.empty, index)
      element &+= UInt64(stride)
    }
  }

  /// Whether there may be more references. Objects do not lie in one another, so that there are only
  /// so many; what memory says of objects need not be true.
  private var hasRoom: Bool {
    mutating get {
      let isFull = graph.sources.count / Self.mostReferencesPerObject > limit
      if isFull { graph.isCut = true }
      return !isFull
    }
  }

  private static let mostReferencesPerObject = 64

  private static func product(_ left: UInt64, _ right: UInt64) -> UInt64? {
    let (product, overflows) = left.multipliedReportingOverflow(by: right)
    return overflows || product >= 1 << 44 ? nil : product
  }

  /// Dictionaries and sets: a bitmap says which places are taken.
  mutating func readTable(_ type: HeapType, _ address: UInt64, _ number: UInt32) {
    guard let hashTable = HashTable(type, address, memory),
      let occupied = hashTable.occupied(memory)
    else {
      graph.tornCollections += 1
      return
    }
    graph.sizes[Int(number)] = AllocationSize.of(address, needed: hashTable.size, memory)
    guard hasRoom else { return }
    var index: UInt32 = 0
    for bucket in occupied {
      readBucket(bucket, of: hashTable, type, number, index)
      index += 1
    }
  }

  mutating func readBucket(
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
    let label = graph.ownLabels.index(of: text.map { "[\($0)]" } ?? "[value \(index)]")
    read(values, at: value, number, label, HeapGraph.noElement)
    let keyLabel = graph.ownLabels.index(of: text.map { "[key \($0)]" } ?? "[key \(index)]")
    read(type.slots, at: key, number, keyLabel, HeapGraph.noElement)
  }

  /// The type of a boxed error's value stands in the box.
  mutating func readError(_ address: UInt64, _ number: UInt32) {
    let metadata = memory.word(address &+ 16)
    guard let value = existential(metadata) else { return }
    if value.isClass {
      add(memory.word(address &+ 32), .strong, number, LabelPool.empty, HeapGraph.noElement)
    } else {
      read(value.slots, at: address &+ 32, number, LabelPool.empty, HeapGraph.noElement)
    }
  }

  /// Of a task, the closure that it runs; the runtime describes nothing of it.
  mutating func readTask(_ address: UInt64, _ number: UInt32) {
    let context = memory.word(address &+ 256)
    guard context >= Self.leastPointer, context & 15 == 0, isObject(context) else { return }
    let operation = graph.ownLabels.index(of: "operation")
    readFunction(address &+ 248, number, operation, HeapGraph.noElement)
  }
}

import RefGraph

/// A snapshot of the shape of a heap: lists, arrays, hubs, small cycles and a part that no root
/// reaches, three references an object. Made reference by reference, so that nothing but the builder
/// holds memory. The same on every run.
struct HeapLike {
  let objectCount: Int
  let order: Order

  enum Order: String {
    /// References come object by object, as from most dumps.
    case grouped
    /// References come in any order, so that the builder has to sort them.
    case shuffled
    /// Shuffled, and each object has a name of its own.
    case named
  }

  func snapshot() throws -> Snapshot {
    var builder = Snapshot.Builder()
    let types = (0..<997).map { "Module.Type\($0)" }
    let labels = (0..<3).map { field in (0..<211).map { "field\(field)-\($0)" } }
    for node in 0..<objectCount {
      let name = order == .named ? "object\(node)" : nil
      try builder.addObject(id(node), type: types[node % 997], name: name, size: 48)
    }
    let stride = order == .grouped ? 1 : 7_368_787 % objectCount
    for turn in 0..<objectCount {
      // The stride has no factor in common with the powers of ten and two that are measured.
      let node = order == .grouped ? turn : (turn &* stride) % objectCount
      for field in 0..<3 {
        try builder.addReference(
          from: id(node),
          to: id(target(of: node, field)),
          label: labels[field][node % 211],
          strength: field == 2 && node % 5 == 0 ? .weak : .strong
        )
      }
    }
    try builder.addRoot(id(0), lifetime: .permanent, label: "global")
    try builder.addRoot(id(1), lifetime: .temporary, label: "stack")
    for node in Swift.stride(from: 10, to: objectCount, by: objectCount / 10) {
      try builder.markDue(id(node))
    }
    return (consume builder).build()
  }

  private func id(_ node: Int) -> ObjectID { ObjectID(0x7F00_0000_0000 + UInt64(node) * 48) }

  /// Lists forward; trees of arrays; a hub; back references in one of eight; the last eighth is
  /// reached from within only.
  private func target(of node: Int, _ field: Int) -> Int {
    let living = objectCount / 8 * 7
    let isLeaked = node >= living
    let first = isLeaked ? living : 0
    let count = isLeaked ? objectCount - living : living
    let local = node - first
    switch field {
    case 0: return first + min(local + 1, count - 1)
    case 1: return first + min(local * 2 + 1, count - 1)
    default:
      if node % 8 == 0 { return first + max(0, local - 1 - node % 61) }
      return node % 3 == 0 ? first : first + min(local + 1 + Int(hash(node) % 1_000), count - 1)
    }
  }

  private func hash(_ node: Int) -> UInt64 {
    let mixed = (UInt64(node) ^ 0x5DEE_CE66) &* 0x9E37_79B9_7F4A_7C15
    return mixed >> 32
  }
}

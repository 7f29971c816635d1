internal import RefGraph

/// Makes of what memory holds the snapshot that a person reads.
///
/// The box of a captured variable is the compiler's: what it holds counts as captured. Storage and
/// boxes that one reference holds are part of the field that holds them, and so are their bytes:
/// `items` and its storage's third element are one reference, `items[2]`.
struct CaptureMapping {
  private let graph: HeapGraph
  private let table: LayoutTable
  private let functions: FunctionNames
  /// How many references to each given object the capture itself held.
  private let ownReferences: [UInt64: Int]
  private var outgoing: [Range<Int>] = []
  private var order: [Int] = []
  private var folds: [Bool] = []
  /// The numbers of objects in the snapshot; `.max` for those that are not shown.
  private var numbers: [UInt32] = []
  /// The numbers of the texts of plain labels, by their index in the pool.
  private var labelNumbers: [UInt32] = []
  /// The object whose reference to each was found first.
  private var holders: [UInt32] = []

  init(
    _ graph: HeapGraph,
    _ table: LayoutTable,
    _ functions: FunctionNames,
    ownReferences: [UInt64: Int]
  ) {
    self.graph = graph
    self.table = table
    self.functions = functions
    self.ownReferences = ownReferences
    (order, outgoing) = Self.rows(graph)
  }

  /// The snapshot of what was found.
  ///
  /// - Parameter names: what the given objects are called, by address.
  mutating func capture(names: [UInt64: String]) throws(SnapshotError) -> LiveCapture {
    decideFolds()
    let outside = outsideCounts()
    var builder = Snapshot.Builder()
    builder.reserve(objects: graph.objectCount, references: graph.sources.count)
    try addObjects(names, to: &builder)
    for index in 0..<graph.objectCount where isShown(index) {
      try addReferences(of: index, to: &builder)
      try addRoot(index, outside: outside[index], to: &builder)
    }
    let counted = (0..<graph.objectCount).filter { isShown($0) && outside[$0] != 0 }
    return LiveCapture(
      snapshot: (consume builder).build(),
      outside: Dictionary(uniqueKeysWithValues: counted.map { (id($0), outside[$0]) }),
      remarks: remarks(outside)
    )
  }

  private func addRoot(
    _ index: Int,
    outside: Int,
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    if let holder = graph.holders[UInt32(index)] {
      return try builder.addRoot(id(index), lifetime: holder.lifetime)
    }
    guard outside > 0 else { return }
    let references = outside == 1 ? "1 reference" : "\(outside) references"
    let label = shape(index) == .task ? "task, not ended" : "\(references) from outside"
    try builder.addRoot(id(index), lifetime: .temporary, label: label)
  }

  // MARK: Objects

  private mutating func addObjects(
    _ names: [UInt64: String],
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    let sizes = sizes()
    var typeNumbers: [Int32: UInt32] = [:]
    numbers = Array(repeating: .max, count: graph.objectCount)
    for index in 0..<graph.objectCount where isShown(index) {
      let kind = kind(index)
      let isNamedAlone = kind == .instance || kind == .box
      let known = isNamedAlone ? typeNumbers[graph.types[index]] : nil
      let type = if let known { known } else { try builder.number(of: typeName(index)) }
      if isNamedAlone { typeNumbers[graph.types[index]] = type }
      numbers[index] = try builder.addObject(
        id(index),
        typeNumber: type,
        name: names[graph.addresses[index]] ?? graph.holders[UInt32(index)]?.name,
        kind: kind,
        size: sizes[index]
      )
    }
  }

  private func id(_ index: Int) -> ObjectID { ObjectID(graph.addresses[index]) }

  private func isShown(_ index: Int) -> Bool {
    let state = graph.states[index]
    guard state.contains(.isObject), !state.contains(.isReleased), !folds[index] else {
      return false
    }
    return !(state.contains(.isImmortal) && (isStorage(index) || isEmptyCollection(index)))
  }

  private func shape(_ index: Int) -> HeapType.Shape? {
    graph.types[index] >= 0 ? table.types[Int(graph.types[index])].shape : nil
  }

  private func isStorage(_ index: Int) -> Bool {
    switch shape(index) {
    case .array, .dictionary, .set: true
    default: false
    }
  }

  /// Empty collections share storage that is part of the standard library.
  private func isEmptyCollection(_ index: Int) -> Bool {
    shape(index) == .instance && declaredName(index).hasPrefix("__Empty")
  }

  private func kind(_ index: Int) -> ObjectKind {
    switch shape(index) {
    case nil: graph.types[index] == HeapGraph.holder ? .system : .closure
    case .instance: isText(index) ? .storage : .instance
    case .array, .dictionary, .set: .storage
    case .context: graph.functions[UInt32(index)] == nil ? .box : .closure
    case .box, .errorBox: .box
    case .task: .system
    }
  }

  private func typeName(_ index: Int) -> String {
    if let holder = graph.holders[UInt32(index)] { return holder.type }
    if kind(index) == .closure {
      return graph.functions[UInt32(index)].flatMap { functions.name(of: $0).text } ?? "closure"
    }
    if isStorage(index), let declared = graph.collections[UInt32(index)] {
      return table.labels[declared]
    }
    return declaredName(index)
  }

  private func declaredName(_ index: Int) -> String {
    table.labels[table.types[Int(graph.types[index])].name]
  }

  private func sizes() -> [UInt64] {
    var sizes = graph.sizes
    for index in stride(from: graph.objectCount - 1, through: 0, by: -1) where folds[index] {
      if let holder = holder(index) { sizes[holder] += sizes[index] }
    }
    return sizes
  }

  private func holder(_ index: Int) -> Int? {
    holders[index] == .max ? nil : Int(holders[index])
  }

  // MARK: References

  private struct Row {
    var positions: Range<Int>
    let label: String
    let isConservative: Bool
    /// The label of what a captured variable's box holds says nothing.
    let isCapture: Bool
  }

  private mutating func addReferences(
    of index: Int,
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    let isClosure = kind(index) == .closure
    var rows = [Row(positions: outgoing[index], label: "", isConservative: false, isCapture: false)]
    while let last = rows.indices.last {
      guard let position = rows[last].positions.popFirst() else {
        rows.removeLast()
        continue
      }
      let row = rows[last]
      let reference = order[position]
      let target = Int(graph.targets[reference])
      if folds[target] {
        guard rows.count <= 2 * Self.deepestFold else { continue }
        rows.append(
          Row(
            positions: outgoing[target],
            label: label(of: reference, in: row, isClosure: isClosure),
            isConservative: row.isConservative || graph.strengths[reference] == .conservative,
            isCapture: shape(target) == .context
          )
        )
      } else if numbers[target] != .max {
        let isPlain = rows.count == 1 && !isClosure
        try builder.addReference(
          fromNumber: numbers[index],
          toNumber: numbers[target],
          labelNumber: isPlain && graph.elements[reference] == HeapGraph.noElement
            ? plainNumber(graph.labels[reference], &builder)
            : builder.number(of: label(of: reference, in: row, isClosure: isClosure)),
          strength: strength(of: reference, in: row)
        )
      }
    }
  }

  private mutating func plainNumber(
    _ label: LabelPool.Index,
    _ builder: inout Snapshot.Builder
  ) throws(SnapshotError) -> UInt32 {
    if labelNumbers.isEmpty {
      labelNumbers = Array(repeating: .max, count: table.labels.texts.count)
    }
    if labelNumbers[Int(label)] == .max {
      labelNumbers[Int(label)] = try builder.number(of: table.labels[label])
    }
    return labelNumbers[Int(label)]
  }

  private func label(of reference: Int, in row: Row, isClosure: Bool) -> String {
    var label = table.labels[graph.labels[reference]]
    if row.isCapture {
      label = String(label.drop { $0 != "]" }.dropFirst().drop { $0 == "." })
    } else if row.label.isEmpty, isClosure, label.hasPrefix("[") {
      label = "capture" + label
    }
    if graph.elements[reference] != HeapGraph.noElement {
      label = LabelPool.join("[\(graph.elements[reference])]", label)
    }
    return LabelPool.join(row.label, label)
  }

  private func strength(of reference: Int, in row: Row) -> Strength {
    switch graph.strengths[reference] {
    case .strong: row.isConservative ? .conservative : .strong
    case .weak: .weak
    case .unowned: .unowned
    case .unmanaged: .unmanaged
    case .conservative: .conservative
    }
  }

  // MARK: From outside

  /// References from outside to each object; those to a folded box count for what it holds.
  private func outsideCounts() -> [Int] {
    var counts = (0..<graph.objectCount).map { isRead($0) ? outside($0) : 0 }
    for index in 0..<graph.objectCount where folds[index] && counts[index] > 0 {
      for position in outgoing[index] where graph.strengths[order[position]] == .strong {
        counts[Int(graph.targets[order[position]])] += 1
      }
    }
    return counts
  }

  private func isRead(_ index: Int) -> Bool { graph.states[index].contains(.isRead) }

  private func remarks(_ outside: [Int]) -> [LiveCapture.Remark] {
    var remarks: [LiveCapture.Remark] = []
    if graph.tornCollections > 0 { remarks.append(.tornCollections(graph.tornCollections)) }
    if graph.danglingReferences > 0 {
      remarks.append(.danglingReferences(graph.danglingReferences))
    }
    if graph.isCut { remarks.append(.cut(objects: graph.objectCount)) }
    if graph.isSearchCut { remarks.append(.unfinishedSearch) }
    let inconsistent = outside.count { $0 < 0 }
    if inconsistent > 0 { remarks.append(.changedWhileRead(objects: inconsistent)) }
    return remarks
  }

  // MARK: Folding

  /// Longer chains of boxes keep every eighth box, so that no label grows with the graph.
  private static let deepestFold = 8

  private mutating func decideFolds() {
    var references = [UInt32](repeating: 0, count: graph.objectCount)
    holders = Array(repeating: .max, count: graph.objectCount)
    for (source, target) in zip(graph.sources, graph.targets) {
      references[Int(target)] &+= 1
      if holders[Int(target)] == .max { holders[Int(target)] = source }
    }
    var depths = [UInt8](repeating: 0, count: graph.objectCount)
    folds = Array(repeating: false, count: graph.objectCount)
    for index in 0..<graph.objectCount where canFold(index, references[index]) {
      let holder = Int(holders[index])
      guard holder < index, depths[holder] < Self.deepestFold else { continue }
      depths[index] = depths[holder] + 1
      folds[index] = true
    }
  }

  private func canFold(_ index: Int, _ references: UInt32) -> Bool {
    guard graph.types[index] >= 0, graph.states[index].contains(.isRead),
      ownReferences[graph.addresses[index]] == nil
    else { return false }
    switch table.types[Int(graph.types[index])].shape {
    case .context: return isThunk(index) ?? true
    case .array, .dictionary, .set, .box, .errorBox: return references == 1 && outside(index) <= 0
    case .instance: return references == 1 && outside(index) <= 0 && isText(index)
    case .task: return false
    }
  }

  /// Whether the compiler put a closure before the one of the source; `nil` for what is no closure.
  private func isThunk(_ index: Int) -> Bool? {
    graph.functions[UInt32(index)].map { functions.name(of: $0).isThunk }
  }

  private func isText(_ index: Int) -> Bool {
    declaredName(index) == "__StringStorage"
  }

  private func outside(_ index: Int) -> Int {
    if graph.types[index] < LayoutTable.noType || graph.states[index].contains(.isImmortal) {
      return 0
    }
    let own = ownReferences[graph.addresses[index]] ?? 0
    return Int(graph.strongCounts[index]) - Int(graph.foundCounts[index]) - own
  }

  private static func rows(_ graph: HeapGraph) -> (order: [Int], rows: [Range<Int>]) {
    var counts = [Int](repeating: 0, count: graph.objectCount + 1)
    for source in graph.sources { counts[Int(source) + 1] += 1 }
    for index in 0..<graph.objectCount { counts[index + 1] += counts[index] }
    var next = counts
    var order = [Int](repeating: 0, count: graph.sources.count)
    for (position, source) in graph.sources.enumerated() {
      order[next[Int(source)]] = position
      next[Int(source)] += 1
    }
    return (order, (0..<graph.objectCount).map { counts[$0]..<counts[$0 + 1] })
  }
}

internal import RefGraph

/// Makes of what memory holds the snapshot that a person reads.
///
/// The box of a captured variable is the compiler's: what it holds counts as captured. Storage and
/// boxes that one reference holds are part of the field that holds them, and so are their bytes:
/// `items` and its storage's third element are one reference, `items[2]`.
///
/// It can't be copied: unoptimised code would copy all of it, count for count, in each of its methods.
struct CaptureMapping: ~Copyable {
  private let graph: HeapGraph
  private let table: LayoutTable
  private let functions: FunctionNames
  /// How many references to each given object the capture itself held.
  private let ownReferences: [UInt64: Int]
  /// Whether each object is one of those.
  private var isGiven: [Bool]
  private let sorts: [Sort]
  private let rows: ReferencesBySource
  private var folds: [Bool] = []
  /// The numbers of objects in the snapshot; `.max` for those that are not shown.
  private var numbers: [UInt32] = []
  private var labels: CaptureLabels
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
    isGiven = Array(repeating: false, count: graph.objectCount)
    for index in ownReferences.keys.compactMap(graph.numbers.existing) {
      isGiven[Int(index)] = true
    }
    sorts = table.types.map { Sort($0, named: table.labels[$0.name]) }
    rows = ReferencesBySource(graph)
    labels = CaptureLabels(table.labels, graph.ownLabels)
  }

  /// What objects of a type are to a reader.
  private enum Sort: UInt8 {
    case instance
    /// What a long string holds.
    case text
    /// Empty collections share storage that is part of the standard library.
    case emptyCollection
    case storage, context, box, task

    init(_ type: HeapType, named name: String) {
      switch type.shape {
      case .instance where name == "__StringStorage": self = .text
      case .instance: self = name.hasPrefix("__Empty") ? .emptyCollection : .instance
      case .array, .dictionary, .set: self = .storage
      case .context: self = .context
      case .box, .errorBox: self = .box
      case .task: self = .task
      }
    }
  }

  private func sort(_ index: Int) -> Sort? {
    graph.types[index] >= 0 ? sorts[Int(graph.types[index])] : nil
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
    var counts: [ObjectID: Int] = [:]
    for (index, count) in outside.enumerated() where count != 0 && isShown(index) {
      counts[id(index)] = count
    }
    return LiveCapture(
      snapshot: (consume builder).build(),
      outside: counts,
      remarks: remarks(outside)
    )
  }

  private func addRoot(
    _ index: Int,
    outside: Int,
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    if let holder = outsider(index) {
      return try builder.addRoot(id(index), lifetime: holder.lifetime)
    }
    guard outside > 0 else { return }
    let references = outside == 1 ? "1 reference" : "\(outside) references"
    let label = sort(index) == .task ? "task, not ended" : "\(references) from outside"
    try builder.addRoot(id(index), lifetime: .temporary, label: label)
  }

  // MARK: Objects

  private mutating func addObjects(
    _ names: [UInt64: String],
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    let sizes = sizes()
    var typeNumbers = [UInt32](repeating: .max, count: sorts.count)
    numbers = Array(repeating: .max, count: graph.objectCount)
    for index in 0..<graph.objectCount where isShown(index) {
      let kind = kind(index)
      let type: UInt32
      if kind == .instance || kind == .box {
        let place = Int(graph.types[index])
        let known = typeNumbers[place]
        type = known == .max ? try builder.number(of: typeName(index)) : known
        typeNumbers[place] = type
      } else {
        type = try builder.number(of: typeName(index))
      }
      numbers[index] = try builder.addObject(
        id(index),
        typeNumber: type,
        name: isGiven[index] ? names[address(index)] : outsider(index)?.name,
        kind: kind,
        size: sizes[index]
      )
    }
  }

  /// What holds objects and is none.
  private func outsider(_ index: Int) -> Holder? {
    graph.types[index] == HeapGraph.holder ? graph.holders[UInt32(index)] : nil
  }

  private func address(_ index: Int) -> UInt64 { graph.numbers.addresses[index] }

  private func id(_ index: Int) -> ObjectID { ObjectID(address(index)) }

  private func isShown(_ index: Int) -> Bool {
    let state = graph.states[index]
    guard state.contains(.isObject), !state.contains(.isReleased), !folds[index] else {
      return false
    }
    guard state.contains(.isImmortal) else { return true }
    return sort(index) != .storage && sort(index) != .emptyCollection
  }

  private func kind(_ index: Int) -> ObjectKind {
    switch sort(index) {
    case nil: outsider(index) != nil ? .system : .closure
    case .instance, .emptyCollection: .instance
    case .text, .storage: .storage
    case .context: graph.functions[UInt32(index)] == nil ? .box : .closure
    case .box: .box
    case .task: .system
    }
  }

  private func typeName(_ index: Int) -> String {
    if let holder = outsider(index) { return holder.type }
    if kind(index) == .closure {
      return graph.functions[UInt32(index)].flatMap { functions.name(of: $0).text } ?? "closure"
    }
    if sort(index) == .storage, graph.collections[index] != LabelPool.empty {
      return table.labels[graph.collections[index]]
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

  private mutating func addReferences(
    of index: Int,
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    let isClosure = kind(index) == .closure
    for position in rows.row(of: index) {
      let reference = rows.reference(at: position)
      if folds[Int(graph.targets[reference])] {
        try addFolded(reference, of: index, isClosure: isClosure, to: &builder)
      } else {
        try add(reference, in: Row(isClosure: isClosure), of: index, to: &builder)
      }
    }
  }

  /// References of an object, or of what it holds that is folded.
  private struct Row {
    var positions = 0..<0
    /// What stands before the labels.
    var label: CaptureLabels.Number = nil
    var isConservative = false
    /// The label of what a captured variable's box holds says nothing.
    var isCapture = false
    let isClosure: Bool

    var form: CaptureLabels.Form {
      if isCapture { return .ofCapturedVariable }
      return isClosure && label == nil ? .ofClosure : .asFound
    }
  }

  private mutating func add(
    _ reference: Int,
    in row: Row,
    of index: Int,
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    let target = numbers[Int(graph.targets[reference])]
    guard target != .max else { return }
    let known = try label(of: reference, in: row, &builder)
    let label = if let known { known } else { try builder.number(of: "") }
    try builder.addReference(
      fromNumber: numbers[index],
      toNumber: target,
      labelNumber: label,
      strength: strength(of: reference, in: row)
    )
  }

  /// Adds what a folded reference leads to as references of the object, depth first.
  private mutating func addFolded(
    _ reference: Int,
    of index: Int,
    isClosure: Bool,
    to builder: inout Snapshot.Builder
  ) throws(SnapshotError) {
    var open = [try row(of: reference, in: Row(isClosure: isClosure), &builder)]
    while let last = open.indices.last {
      guard let position = open[last].positions.popFirst() else {
        open.removeLast()
        continue
      }
      let reference = rows.reference(at: position)
      if !folds[Int(graph.targets[reference])] {
        try add(reference, in: open[last], of: index, to: &builder)
      } else if open.count < 2 * Self.deepestFold {
        open.append(try row(of: reference, in: open[last], &builder))
      }
    }
  }

  private mutating func row(
    of reference: Int,
    in row: Row,
    _ builder: inout Snapshot.Builder
  ) throws(SnapshotError) -> Row {
    let target = Int(graph.targets[reference])
    return Row(
      positions: rows.row(of: target),
      label: try label(of: reference, in: row, &builder),
      isConservative: row.isConservative || graph.strengths[reference] == .conservative,
      isCapture: sort(target) == .context,
      isClosure: row.isClosure
    )
  }

  private mutating func label(
    of reference: Int,
    in row: Row,
    _ builder: inout Snapshot.Builder
  ) throws(SnapshotError) -> CaptureLabels.Number {
    try labels.number(
      graph.labels[reference],
      row.form,
      element: graph.elements[reference],
      behind: row.label,
      in: &builder
    )
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
    var counts = [Int](repeating: 0, count: graph.objectCount)
    for index in counts.indices where isRead(index) { counts[index] = outside(index) }
    for index in 0..<graph.objectCount where folds[index] && counts[index] > 0 {
      for reference in rows.row(of: index).map(rows.reference)
      where graph.strengths[reference] == .strong {
        counts[Int(graph.targets[reference])] += 1
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
    let unreadable = typeNames(with: .fields)
    if !unreadable.isEmpty { remarks.append(.unreadableTypes(unreadable)) }
    let unnamed = typeNames(with: .names)
    if !unnamed.isEmpty { remarks.append(.unnamedFields(unnamed)) }
    if graph.isSearchCut { remarks.append(.unfinishedSearch) }
    let inconsistent = outside.count { $0 < 0 }
    if inconsistent > 0 { remarks.append(.changedWhileRead(objects: inconsistent)) }
    return remarks
  }

  /// The types of objects that were read, of which the program does not say something.
  private func typeNames(with gap: LayoutGaps) -> [String] {
    var names: Set<String> = []
    for index in Set(graph.types) where index >= 0 {
      let type = table.types[Int(index)]
      if type.gaps.contains(gap) { names.insert(table.labels[type.name]) }
    }
    return names.sorted()
  }

  // MARK: Folding

  /// Longer chains of boxes keep every eighth box, so that no label grows with the graph.
  private static let deepestFold = 8

  private mutating func decideFolds() {
    var references = [UInt32](repeating: 0, count: graph.objectCount)
    holders = Array(repeating: .max, count: graph.objectCount)
    for reference in graph.targets.indices {
      let target = Int(graph.targets[reference])
      references[target] &+= 1
      if holders[target] == .max { holders[target] = graph.sources[reference] }
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
    guard graph.states[index].contains(.isRead), !isGiven[index] else { return false }
    switch sort(index) {
    case .context: return isThunk(index) ?? true
    case .storage, .box, .text: return references == 1 && outside(index) <= 0
    case .instance, .emptyCollection, .task, nil: return false
    }
  }

  /// Whether the compiler put a closure before the one of the source; `nil` for what is no closure.
  private func isThunk(_ index: Int) -> Bool? {
    graph.functions[UInt32(index)].map { functions.name(of: $0).isThunk }
  }

  private func outside(_ index: Int) -> Int {
    if graph.types[index] < LayoutTable.noType || graph.states[index].contains(.isImmortal) {
      return 0
    }
    let own = isGiven[index] ? ownReferences[address(index)] ?? 0 : 0
    return Int(graph.strongCounts[index]) - Int(graph.foundCounts[index]) - own
  }
}

import RefGraph

/// A snapshot on its way from a graph: what nodes and edges mean is checked where they stand.
struct DOTAssembly {
  let source: DOTSource
  let graph: DOTGraph
  var builder = Snapshot.Builder()
  /// By node.
  var objects: [Object] = []
  /// Whether the graph is a diagram for people, and no exchange of snapshots.
  let isDiagram: Bool
  private var roots: [Ranked<Root>] = []
  private var due: [Ranked<ObjectID>] = []

  /// What a node turned out to be.
  enum Object {
    case living(ObjectID)
    case released(ObjectID)
    /// Part of a legend, or invisible.
    case none

    var id: ObjectID? {
      switch self {
      case .living(let id), .released(let id): id
      case .none: nil
      }
    }
  }

  /// What keeps the object of a node from outside, and where it says so.
  struct Root {
    let object: ObjectID
    let lifetime: RootLifetime
    var label: String?
    let node: Int
    let offset: Int
  }

  /// Something that may have a number by which it is sorted.
  struct Ranked<Value> {
    let rank: UInt64?
    let value: Value
  }

  init(of graph: DOTGraph, in source: DOTSource) {
    self.graph = graph
    self.source = source
    isDiagram = graph.hasLegend && graph.attributes[.format] == nil
  }

  /// Reads the whole graph.
  mutating func snapshot() throws(DOTFileError) -> Snapshot {
    try readHeader()
    if isDiagram { try DOTDiagram(graph, source).requireWhole() }
    try readObjects()
    for node in graph.nodes.indices where objects[node].id != nil {
      try readRoots(of: node)
      try readDue(of: node)
    }
    for root in Self.sorted(roots) { try add(root) }
    for edge in graph.edges { try readReference(edge) }
    for object in Self.sorted(due) {
      try inBuilder(at: 0) { builder throws(SnapshotError) in try builder.markDue(object) }
    }
    return builder.build()
  }

  /// What is worth knowing, in the order of the file.
  func allWarnings() -> [DOTFileWarning] {
    let unknown = graph.unknownAttributes.map { unknown in
      let known = unknown.element.attributes.map(\.rawValue)
      let problem = DOTFileWarning.Problem.unknownAttribute(unknown.name, known: known)
      return (offset: unknown.offset, problem: problem)
    }
    let diagram = isDiagram ? [(offset: 0, problem: DOTFileWarning.Problem.diagram)] : []
    return (diagram + unknown).map { entry in
      DOTFileWarning(
        file: source.file,
        place: source.place(of: entry.offset),
        problem: entry.problem
      )
    }
  }

  private mutating func readHeader() throws(DOTFileError) {
    if let format = try text(.format, of: graph.attributes) {
      guard format.text == "refgraph-snapshot" else {
        throw source.error(.unknownFormat(format.text), at: format.offset)
      }
      if let version = try text(.version, of: graph.attributes), version.text != "1" {
        throw source.error(.unknownVersion(version.text), at: version.offset)
      }
    }
    builder.caption = Snapshot.Caption(
      title: try text(.title, of: graph.attributes)?.text,
      moment: try text(.moment, of: graph.attributes)?.text,
      source: try text(.source, of: graph.attributes)?.text
    )
  }

  mutating func note(_ root: Root, rank: UInt64?) {
    roots.append(Ranked(rank: rank, value: root))
  }

  mutating func noteDue(_ object: ObjectID, rank: UInt64?) {
    due.append(Ranked(rank: rank, value: object))
  }

  private mutating func add(_ root: Root) throws(DOTFileError) {
    try inBuilder(at: root.offset, about: root.node) { builder throws(SnapshotError) in
      try builder.addRoot(root.object, lifetime: root.lifetime, label: root.label)
    }
  }

  /// By number, those without one last; equal ones stay in their order.
  private static func sorted<Value>(_ entries: [Ranked<Value>]) -> [Value] {
    guard entries.contains(where: { $0.rank != nil }) else { return entries.map(\.value) }
    return entries.enumerated().sorted { left, right in
      (left.element.rank ?? .max, left.offset) < (right.element.rank ?? .max, right.offset)
    }.map(\.element.value)
  }
}

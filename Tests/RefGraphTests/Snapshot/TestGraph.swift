import RefGraph

/// A graph as a test draws it: nodes by number, arrows in order. Oracles read it; the code under
/// test reads the snapshot that is built from it.
struct TestGraph: Sendable {
  struct Arrow: Hashable, Sendable {
    var from: Int
    var to: Int
    /// Unique in the graph, so that a reference is found again.
    var label: String
    var strength: Strength
    var fact: String?
  }

  struct Root: Hashable, Sendable {
    var node: Int
    var lifetime: RootLifetime
  }

  var names: [String] = []
  var arrows: [Arrow] = []
  var roots: [Root] = []
  var due: [Int] = []

  /// The identity of a node in the snapshot.
  func id(_ node: Int) -> ObjectID { ObjectID(UInt64(node) * 16 + 4096) }

  func node(_ id: ObjectID) -> Int { Int((id.rawValue - 4096) / 16) }

  func snapshot() throws -> Snapshot {
    var builder = Snapshot.Builder()
    for (node, name) in names.enumerated() {
      try builder.addObject(id(node), type: "Object", name: name, size: UInt64(node) + 1)
    }
    for arrow in arrows {
      try builder.addReference(
        from: id(arrow.from),
        to: id(arrow.to),
        label: arrow.label,
        strength: arrow.strength,
        fact: arrow.fact.flatMap { FrameworkFact.named($0) }
      )
    }
    for root in roots { try builder.addRoot(id(root.node), lifetime: root.lifetime) }
    for node in due { try builder.markDue(id(node)) }
    return builder.build()
  }
}

extension TestGraph {
  /// Reads the notation: `root app: App`, `app.page -> page`, `due page`.
  init(_ notation: String) throws {
    for statement in try GraphNotation(parsing: notation, file: "test").statements {
      switch statement.kind {
      case .make(let name, _): _ = node(named: name)
      case .root(let name, _, let lifetime):
        roots.append(Root(node: node(named: name), lifetime: lifetime))
      case .refer(let reference):
        guard case .fixed(let strength) = reference.strength else { continue }
        let from = node(named: reference.field.name)
        let to = node(named: reference.target.name)
        let label = reference.field.fields.joined(separator: ".")
        arrows.append(Arrow(from: from, to: to, label: label, strength: strength))
      case .due(let places): due += places.map { node(named: $0.name) }
      default: continue
      }
    }
  }

  private mutating func node(named name: String) -> Int {
    if let node = names.firstIndex(of: name) { return node }
    names.append(name)
    return names.count - 1
  }
}

extension TestGraph: CustomStringConvertible {
  /// The notation; a framework's reference says so in a comment, and so does an object's second
  /// root.
  var description: String {
    var lines: [String] = []
    for (node, name) in names.enumerated() {
      let lifetimes = roots.filter { $0.node == node }.map(\.lifetime)
      if lifetimes.isEmpty { lines.append("let \(name): Object") }
      for (offset, lifetime) in lifetimes.enumerated() {
        lines.append("\(offset == 0 ? "" : "# ")root \(name): Object \(lifetime.word)")
      }
    }
    for arrow in arrows {
      let comment = arrow.fact.map { " # \($0)" } ?? ""
      lines.append(
        "\(names[arrow.from]).\(arrow.label) \(arrow.strength.arrow) \(names[arrow.to])\(comment)"
      )
    }
    if !due.isEmpty { lines.append("due " + due.map { names[$0] }.joined(separator: ", ")) }
    return lines.joined(separator: "\n")
  }
}

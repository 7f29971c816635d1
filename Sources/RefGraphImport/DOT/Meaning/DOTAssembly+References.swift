import RefGraph

extension DOTAssembly {
  /// Makes a reference of an edge, and two of one that has a head at either end.
  mutating func readReference(_ edge: DOTGraph.Edge) throws(DOTFileError) {
    guard !edge.attributes.styles.contains("invis") else { return }
    guard let first = try living(edge.source, edge), let second = try living(edge.target, edge)
    else { return }
    guard graph.isDirected else { throw source.error(.undirectedEdge, at: edge.offset) }
    let arrow = try arrow(of: edge)
    switch edge.attributes[.dir]?.id.text {
    case "back": try add(arrow, from: second, to: first, at: edge.offset)
    case "both":
      try add(arrow, from: first, to: second, at: edge.offset)
      try add(arrow, from: second, to: first, at: edge.offset)
    default: try add(arrow, from: first, to: second, at: edge.offset)
    }
  }

  /// What a line says, whichever way it points.
  private struct Arrow {
    let label: String
    let strength: Strength
    let fact: FrameworkFact?
  }

  private mutating func add(
    _ arrow: Arrow,
    from first: ObjectID,
    to second: ObjectID,
    at offset: Int
  ) throws(DOTFileError) {
    try inBuilder(at: offset) { builder throws(SnapshotError) in
      try builder.addReference(
        from: first,
        to: second,
        label: arrow.label,
        strength: arrow.strength,
        fact: arrow.fact
      )
    }
  }

  /// The object at an end of an edge; `nil` where none is drawn.
  private func living(_ node: Int, _ edge: DOTGraph.Edge) throws(DOTFileError) -> ObjectID? {
    switch objects[node] {
    case .living(let id): return id
    case .none: return nil
    case .released:
      throw source.error(.releasedObject(graph.nodes[node].id.text), at: edge.offset)
    }
  }

  private func arrow(of edge: DOTGraph.Edge) throws(DOTFileError) -> Arrow {
    let attributes = edge.attributes
    let strength = try word(.strength, of: attributes, in: .strength, Strength.init(word:))
    let label = try text(.exactLabel, of: attributes)?.text
    let drawn = isDiagram ? DOTDiagram.reference(of: edge, in: graph) : nil
    let line = DOTLine(attributes)
    return Arrow(
      label: label ?? drawn?.label ?? line.label,
      strength: strength ?? drawn?.strength ?? line.strength,
      fact: try word(.fact, of: attributes, in: .fact, FrameworkFact.named)
    )
  }
}

/// What the line of an edge tells by how it is drawn.
struct DOTLine {
  /// The first line of the label, without the word for the strength.
  let label: String
  let strength: Strength

  init(_ attributes: DOTAttributes) {
    var label = ""
    var strength: Strength?
    if let value = attributes[.label], !value.id.isHTML {
      label = DOTLabel(value.id.text, id: "").lines.first ?? ""
    }
    for candidate in Strength.allCases {
      for word in ["«\(candidate.word)»", "«\(candidate.word) ?»"] where label.hasSuffix(word) {
        strength = candidate
        label = String(label.dropLast(word.count))
        while label.last == " " { label.removeLast() }
      }
    }
    self.label = label
    self.strength = strength ?? Self.strength(of: attributes)
  }

  /// Dashed lines are weak, dotted ones unowned, grey ones with a `?` conservative.
  private static func strength(of attributes: DOTAttributes) -> Strength {
    let styles = attributes.styles
    if styles.contains("dashed") { return .weak }
    if styles.contains("dotted") { return .unowned }
    let colour = attributes[.color]?.id.text.lowercased() ?? ""
    let isGrey = colour.hasPrefix("grey") || colour.hasPrefix("gray")
    let isDoubtful = attributes[.label]?.id.bytes.contains(UInt8(ascii: "?")) ?? false
    return isGrey && isDoubtful ? .conservative : .strong
  }
}

import RefGraph

extension DOTAssembly {
  /// Makes an object of each node: the living ones first, because they have the first numbers.
  mutating func readObjects() throws(DOTFileError) {
    objects = Array(repeating: .none, count: graph.nodes.count)
    var released: [Int] = []
    var number: UInt64 = 0
    for (node, element) in graph.nodes.enumerated() where isDrawn(element) {
      if try isReleased(element) {
        released.append(node)
      } else {
        number += 1
        try readLiving(node, number: number)
      }
    }
    for node in released {
      number += 1
      try readReleased(node, number: number)
    }
  }

  /// What is not drawn, or explains the drawing, is no object.
  private func isDrawn(_ node: DOTGraph.Node) -> Bool {
    !node.isInLegend && !node.attributes.styles.contains("invis")
  }

  private func isReleased(_ node: DOTGraph.Node) throws(DOTFileError) -> Bool {
    if isDiagram, node.attributes.styles.contains("dotted") { return true }
    return try isTrue(.released, of: node.attributes)
  }

  private mutating func readLiving(_ node: Int, number: UInt64) throws(DOTFileError) {
    let element = graph.nodes[node]
    let id = ObjectID(try self.number(.identity, of: element.attributes) ?? number)
    let name = try name(of: element)
    let type = try type(of: element)
    let kind = try kind(of: element)
    let size = try self.number(.size, of: element.attributes) ?? 0
    try inBuilder(at: element.offset) { builder throws(SnapshotError) in
      try builder.addObject(id, type: type, name: name, kind: kind, size: size)
    }
    objects[node] = .living(id)
  }

  private mutating func readReleased(_ node: Int, number: UInt64) throws(DOTFileError) {
    let element = graph.nodes[node]
    let id = ObjectID(try self.number(.identity, of: element.attributes) ?? number)
    let object = Snapshot.ReleasedObject(
      id: id,
      name: try name(of: element),
      type: try type(of: element),
      kind: try kind(of: element)
    )
    try inBuilder(at: element.offset) { builder throws(SnapshotError) in
      try builder.addReleased(object)
    }
    objects[node] = .released(id)
  }

  private func name(of node: DOTGraph.Node) throws(DOTFileError) -> String? {
    if try isTrue(.unnamed, of: node.attributes) { return nil }
    if let name = try text(.name, of: node.attributes) { return name.text }
    return node.id.text
  }

  /// The type that is written, or the second line of the label, or a label that is not the id.
  private func type(of node: DOTGraph.Node) throws(DOTFileError) -> String {
    if let type = try text(.type, of: node.attributes) { return type.text }
    if isDiagram, let type = DOTDiagram.type(of: node) { return type }
    let id = node.id.text
    guard let label = node.attributes[.label], !label.id.isHTML else { return "Object" }
    let lines = DOTLabel(label.id.text, id: id).lines
    if lines.count > 1 { return lines[1] }
    return lines.first.flatMap { $0 == id ? nil : $0 } ?? "Object"
  }

  private func kind(of node: DOTGraph.Node) throws(DOTFileError) -> ObjectKind {
    let kind = try word(.kind, of: node.attributes, in: .objectKind, ObjectKind.init(word:))
    return kind ?? (isDiagram ? DOTDiagram.kind(of: node) : .instance)
  }
}

extension DOTAttributes {
  /// The words of the style.
  var styles: [Substring] {
    guard let style = self[.style] else { return [] }
    return style.id.text.split { $0 == "," || $0.isWhitespace }
  }
}

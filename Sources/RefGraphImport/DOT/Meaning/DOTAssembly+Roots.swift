import RefGraph

extension DOTAssembly {
  /// Notes what keeps a node's object from outside: what is written, or what its shape says.
  mutating func readRoots(of node: Int) throws(DOTFileError) {
    let element = graph.nodes[node]
    guard let value = element.attributes[.root] else {
      guard case .living(let object) = objects[node], let lifetime = Self.lifetime(drawn: element)
      else { return }
      let root = Root(object: object, lifetime: lifetime, node: node, offset: element.offset)
      return note(root, rank: nil)
    }
    guard case .living(let object) = objects[node] else {
      throw source.error(.releasedObject(element.id.text), at: value.offset)
    }
    for item in value.id.text.utf8.split(separator: UInt8(ascii: ";")) {
      try readRoot(item, of: object, at: value.offset, node: node)
    }
  }

  /// One root: `permanent`, `permanent run loop`, or, with its number, `3 permanent run loop`.
  private mutating func readRoot(
    _ item: Substring.UTF8View.SubSequence,
    of object: ObjectID,
    at offset: Int,
    node: Int
  ) throws(DOTFileError) {
    let space = UInt8(ascii: " ")
    var rest = item.drop { $0 == space }
    var rank: UInt64?
    let digits = rest.prefix(while: DOTLexer.isDigit)
    if !digits.isEmpty {
      rank = Self.number(String(decoding: digits, as: UTF8.self))
      rest = rest.dropFirst(digits.count).drop { $0 == space }
    }
    let word = rest.prefix { $0 != space }
    rest = rest.dropFirst(word.count + 1)
    let written = Written(text: String(decoding: word, as: UTF8.self), offset: offset)
    guard let lifetime = RootLifetime.allCases.first(where: { $0.word == written.text }) else {
      throw unknownWord(written, in: .rootKind)
    }
    let label = rest.isEmpty ? nil : try exact(String(decoding: rest, as: UTF8.self), at: offset)
    note(
      Root(object: object, lifetime: lifetime, label: label, node: node, offset: offset),
      rank: rank
    )
  }

  /// A house is a root, a permanent one where it stands upright and has whole lines.
  private static func lifetime(drawn node: DOTGraph.Node) -> RootLifetime? {
    switch node.attributes[.shape]?.id.text {
    case "house": node.attributes.styles.contains("dashed") ? .temporary : .permanent
    case "invhouse": .temporary
    default: nil
    }
  }

  /// Notes whether a node's object is due: `true`, or its number among those that are.
  mutating func readDue(of node: Int) throws(DOTFileError) {
    guard let object = objects[node].id else { return }
    let attributes = graph.nodes[node].attributes
    guard let written = try text(.due, of: attributes) else {
      if isDiagram, attributes[.peripheries]?.id.text == "2" { noteDue(object, rank: nil) }
      return
    }
    if let number = Self.number(written.text) {
      noteDue(object, rank: number)
    } else if try isTrue(.due, of: attributes) {
      noteDue(object, rank: nil)
    }
  }
}

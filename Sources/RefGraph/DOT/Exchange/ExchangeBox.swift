/// An object, there or gone, as a node.
struct ExchangeBox {
  private let content: DiagramPlan.Content
  private let id: String
  private let facts: Facts

  /// What is known of either sort of object.
  private struct Facts {
    let id: ObjectID
    let name: String?
    let type: String
    let kind: ObjectKind
    var size: UInt64 = 0
  }

  init(of object: Snapshot.Object, id: String) {
    content = .object(object)
    self.id = id
    facts = Facts(
      id: object.id,
      name: object.name,
      type: object.type,
      kind: object.kind,
      size: object.size
    )
  }

  init(of object: Snapshot.ReleasedObject, id: String) {
    content = .released(object)
    self.id = id
    facts = Facts(id: object.id, name: object.name, type: object.type, kind: object.kind)
  }

  /// The node statement.
  func statement(_ marks: ExchangeMarks, _ palette: DOTPalette) -> String {
    var role = marks.role(of: facts.id)
    if isReleased { role.mark = .init(verdict: .released) }
    let look = BoxLook(of: .init(id: id, content: content, role: role), palette).attributes()
    let exact = attributes(with: marks) + marks.attributes(of: facts.id)
    return "\"\(id)\" [\((look + exact.map(\.text)).joined(separator: ", "))]"
  }

  /// What identifies the object. What a reader takes for granted is left out: the name where it is
  /// the node's id, the identities where all are the objects' numbers.
  private func attributes(with marks: ExchangeMarks) -> [ExchangeAttribute] {
    var attributes: [ExchangeAttribute] = []
    if let name = facts.name {
      if name != id { attributes.append(.init(.name, name)) }
    } else {
      attributes.append(.init(.unnamed, word: "true"))
    }
    attributes.append(.init(.type, facts.type))
    if facts.kind != .instance { attributes.append(.init(.kind, word: facts.kind.word)) }
    if facts.size > 0 { attributes.append(.init(.size, word: String(facts.size))) }
    if marks.hasIdentities {
      attributes.append(.init(.identity, word: String(facts.id.rawValue)))
    }
    if isReleased { attributes.append(.init(.released, word: "true")) }
    return attributes
  }

  private var isReleased: Bool {
    if case .released = content { true } else { false }
  }
}

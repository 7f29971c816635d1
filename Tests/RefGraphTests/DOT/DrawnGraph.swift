import RefGraph
import Testing

/// A snapshot drawn in the notation, with types; kinds and what else the notation does not know are
/// added by name.
struct DrawnGraph {
  var notation: String
  var caption = Snapshot.Caption()
  var kinds: [String: ObjectKind] = [:]
  var rootLabels: [String: String] = [:]
  var released: [Snapshot.ReleasedObject] = []

  init(_ notation: String) { self.notation = notation }

  func snapshot() throws -> Snapshot {
    var builder = Snapshot.Builder()
    builder.caption = caption
    var ids: [String: ObjectID] = [:]
    for statement in try GraphNotation(parsing: notation, file: "test").statements {
      switch statement.kind {
      case .make(let name, let type), .root(let name, let type, _):
        ids[name] = ObjectID(UInt64(ids.count + 1))
        let kind = kinds[name] ?? .instance
        try builder.addObject(try #require(ids[name]), type: type, name: name, kind: kind)
      default: continue
      }
    }
    for object in released { try builder.addReleased(object) }
    for statement in try GraphNotation(parsing: notation, file: "test").statements {
      switch statement.kind {
      case .root(let name, _, let lifetime):
        let object = try #require(ids[name])
        try builder.addRoot(object, lifetime: lifetime, label: rootLabels[name])
      case .refer(let reference):
        guard case .fixed(let strength) = reference.strength else { continue }
        try builder.addReference(
          from: try #require(ids[reference.field.name]),
          to: try #require(ids[reference.target.name]),
          label: reference.field.fields.joined(separator: "."),
          strength: strength
        )
      case .due(let places):
        for place in places { try builder.markDue(try #require(ids[place.name])) }
      default: continue
      }
    }
    for object in released { try builder.markDue(object.id) }
    return builder.build()
  }

  func plan(focus: String? = nil, limit: Int = DiagramPlan.defaultLimit) throws -> DiagramPlan {
    let snapshot = try snapshot()
    let focus = focus.flatMap { snapshot.object(named: $0)?.id }
    return DiagramPlan(of: SnapshotAnalysis(of: snapshot), focus: focus, limit: limit)
  }
}

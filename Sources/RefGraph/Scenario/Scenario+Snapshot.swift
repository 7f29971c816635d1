extension Scenario {
  /// A scenario whose one moment shows the objects and references of a snapshot.
  ///
  /// Names and labels become names of the language; what they had been stands in no other place.
  /// A captured orphan, which is alive though nothing owns it, is released before the moment:
  /// nothing in a scenario can keep it.
  ///
  /// - Parameter name: a name of the language.
  public init(showing snapshot: Snapshot, name: String = "snapshot") {
    let names = SnapshotNames(of: snapshot)
    var kinds = names.objects.map(Self.making)
    for object in snapshot.objects {
      kinds += object.references.map { Self.reference($0, names) }
    }
    let due = snapshot.due.compactMap { names.name(of: $0) }.map(SnapshotNames.place)
    if !due.isEmpty { kinds.append(.due(due)) }
    let moment = snapshot.caption.moment.map(SnapshotNames.word) ?? "captured"
    kinds.append(.moment(moment.isEmpty ? "captured" : moment))
    self.init(
      name: name, title: snapshot.caption.title ?? "A snapshot", file: "", uses: [], remarks: [],
      choices: [], types: [],
      statements: kinds.map { Statement($0, at: SnapshotNames.nowhere) }
    )
  }

  private static func making(_ object: SnapshotNames.Named) -> Statement.Kind {
    if let lifetime = object.lifetime {
      return .root(name: object.name, type: object.type, lifetime: lifetime)
    }
    if object.kind == .closure {
      return .closure(.init(name: object.name, captures: [], body: []))
    }
    return .make(name: object.name, type: object.type)
  }

  private static func reference(
    _ reference: Snapshot.Reference, _ names: SnapshotNames
  ) -> Statement.Kind {
    let isElement = reference.label.hasSuffix("]")
    let label = SnapshotNames.word(reference.label.prefix { $0 != "[" || !isElement })
    let field = Statement.Place(
      name: names.name(of: reference.source.id) ?? "", fields: [label.isEmpty ? "field" : label],
      location: SnapshotNames.nowhere
    )
    return .refer(
      .init(
        field: field, appends: isElement || names.isShared(reference),
        strength: .fixed(reference.strength),
        target: SnapshotNames.place(names.name(of: reference.target.id) ?? "")
      )
    )
  }
}

/// Names of the language for the objects of a snapshot.
private struct SnapshotNames {
  let objects: [Named]
  private let names: [ObjectID: String]
  /// Fields that hold more than one reference.
  private let shared: Set<Field>

  struct Named {
    let name: String
    let type: String
    let kind: ObjectKind
    let lifetime: RootLifetime?
  }

  private struct Field: Hashable {
    let source: ObjectID
    let word: String
  }

  static let nowhere = SourceLocation(line: 1, column: 1)

  init(of snapshot: Snapshot) {
    var names: [ObjectID: String] = [:]
    var used: Set<String> = ["self"]
    var objects: [Named] = []
    var lifetimes: [ObjectID: RootLifetime] = [:]
    for root in snapshot.roots where lifetimes[root.object] != .permanent {
      lifetimes[root.object] = root.lifetime
    }
    func add(_ id: ObjectID, _ handle: String, _ type: String, _ kind: ObjectKind) {
      var name = Self.word(handle)
      if name.isEmpty { name = "object" }
      if !used.insert(name).inserted {
        name += "-\(id)"
        while !used.insert(name).inserted { name += "-2" }
      }
      names[id] = name
      let type = type.isEmpty ? "Object" : VisibleText.escaping(type, limit: 150)
      objects.append(Named(name: name, type: type, kind: kind, lifetime: lifetimes[id]))
    }
    for object in snapshot.objects { add(object.id, object.handle, object.type, object.kind) }
    for object in snapshot.released { add(object.id, object.handle, object.type, object.kind) }
    self.names = names
    self.objects = objects
    shared = Self.sharedFields(of: snapshot)
  }

  private static func sharedFields(of snapshot: Snapshot) -> Set<Field> {
    var known: Set<Field> = []
    var shared: Set<Field> = []
    for object in snapshot.objects {
      for reference in object.references {
        let field = Field(source: object.id, word: word(reference.label))
        if !known.insert(field).inserted { shared.insert(field) }
      }
    }
    return shared
  }

  func name(of id: ObjectID) -> String? { names[id] }

  func isShared(_ reference: Snapshot.Reference) -> Bool {
    shared.contains(Field(source: reference.source.id, word: Self.word(reference.label)))
  }

  static func place(_ name: String) -> Statement.Place {
    Statement.Place(name: name, location: nowhere)
  }

  /// The letters, digits and underscores of a text, with a hyphen for each run of others within it.
  static func word(_ text: some StringProtocol) -> String {
    let parts = text.unicodeScalars.split { !($0.properties.isAlphabetic || $0 == "_" || ("0"..."9").contains($0)) }
    let word = parts.map { String(String.UnicodeScalarView($0)) }.joined(separator: "-")
    return String(word.prefix(100))
  }
}

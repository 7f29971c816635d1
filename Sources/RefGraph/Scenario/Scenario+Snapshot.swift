extension Scenario {
  /// A scenario whose one moment shows the objects and references of a snapshot.
  ///
  /// Names and labels become names of the language: letters, digits and hyphens of what they had
  /// been. Types, roots, strengths and due objects are kept; sizes and what a root is called are not.
  /// A captured orphan, which is alive though nothing owns it, is released before the moment:
  /// nothing in a scenario can keep it.
  ///
  /// ```swift
  /// print(Scenario(showing: snapshot).text())
  /// // scenario snapshot "A snapshot"
  /// //
  /// // root app: App
  /// // let page: Page
  /// // app.page -> page
  /// // due page
  /// // moment captured
  /// ```
  ///
  /// - Parameter name: the scenario's name.
  /// - Precondition: `name` is a name of the language.
  /// - Complexity: linear in the snapshot.
  public init(showing snapshot: Snapshot, name: String = "snapshot") {
    precondition(GraphNotation.isName(name), "`\(name)` is no name of the language")
    let names = SnapshotNames(of: snapshot)
    var kinds = snapshot.objects.map { names.making($0.id, type: $0.type, kind: $0.kind) }
    kinds += snapshot.released.map { names.making($0.id, type: $0.type, kind: $0.kind) }
    for object in snapshot.objects { kinds += names.references(of: object) }
    if !snapshot.due.isEmpty { kinds.append(.due(snapshot.due.map(names.place))) }
    kinds.append(.moment(Self.moment(for: snapshot.caption)))
    self.init(
      name: name,
      title: snapshot.caption.title ?? "A snapshot",
      file: "",
      uses: [],
      remarks: [],
      choices: [],
      types: [],
      statements: kinds.map { Statement($0, at: .start) }
    )
  }

  /// The caption's moment where it is a short name already; a sentence makes no name to type.
  private static func moment(for caption: Snapshot.Caption) -> String {
    let shortEnough = 30
    guard let moment = caption.moment, moment.unicodeScalars.count <= shortEnough,
      GraphNotation.isName(moment)
    else { return "captured" }
    return moment
  }
}

extension SnapshotNames {
  fileprivate func place(_ object: ObjectID) -> Statement.Place {
    Statement.Place(name: self[object])
  }

  fileprivate func making(_ id: ObjectID, type: String, kind: ObjectKind) -> Statement.Kind {
    if let lifetime = lifetimes[id] {
      .root(name: self[id], type: type, lifetime: lifetime)
    } else if kind == .closure {
      .closure(.init(name: self[id], captures: [], body: []))
    } else {
      .make(name: self[id], type: type)
    }
  }

  /// References as they stand; fields that hold several become arrays.
  fileprivate func references(of object: Snapshot.Object) -> [Statement.Kind] {
    let fields = object.references.map { NameMaker.field($0.label) }
    var uses: [String: Int] = [:]
    for field in fields { uses[field.name, default: 0] += 1 }
    return zip(object.references, fields).map { reference, field in
      .refer(
        .init(
          field: .init(name: self[object.id], fields: [field.name]),
          appends: field.isElement || uses[field.name, default: 0] > 1,
          strength: .fixed(reference.strength),
          target: place(reference.target.id)
        )
      )
    }
  }
}

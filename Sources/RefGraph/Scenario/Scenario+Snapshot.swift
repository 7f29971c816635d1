extension Scenario {
  /// A scenario whose one moment shows the objects and references of a snapshot.
  ///
  /// Names and labels become names of the language: letters, digits and hyphens of what they had
  /// been. Types, roots, strengths and due objects are kept. What is lost: sizes, what a root is
  /// called, which facts of frameworks references come from, and released objects that are not due.
  ///
  /// It is a start for a scenario of one's own: it has a question to replace, and expects what became
  /// of each due object and which retain cycles there are, so that `memgraph check` notices when an
  /// edit changes that. But a captured orphan, which is alive though nothing owns it, is released before the
  /// moment, since nothing in a scenario can keep it; so is what only orphans own. Nothing is
  /// expected of those.
  ///
  /// ```swift
  /// print(Scenario(showing: snapshot).text())
  /// // scenario snapshot "A snapshot"
  /// //
  /// // question "Which objects should be gone by now, and what keeps them?"
  /// //
  /// // root app: App
  /// // let page: Page
  /// // app.page -> page
  /// // due page
  /// // moment captured
  /// // expect abandoned page
  /// // expect no cycle
  /// ```
  ///
  /// - Parameters:
  ///   - snapshot: what the scenario shows.
  ///   - name: the scenario's name.
  /// - Precondition: `name` is a name of the language.
  /// - Complexity: linear in the snapshot.
  public init(showing snapshot: Snapshot, name: String = "snapshot") {
    precondition(GraphNotation.isName(name), "`\(name)` is no name of the language")
    let names = SnapshotNames(of: snapshot)
    var kinds = snapshot.objects.map { names.making($0.id, type: $0.type, kind: $0.kind) }
    let due = Set(snapshot.due)
    kinds += snapshot.released.filter { due.contains($0.id) }
      .map { names.making($0.id, type: $0.type, kind: $0.kind) }
    for object in snapshot.objects { kinds += names.references(of: object) }
    if !snapshot.due.isEmpty { kinds.append(.due(snapshot.due.map(names.place))) }
    kinds.append(.moment(Self.moment(for: snapshot.caption)))
    kinds += names.expectations(of: snapshot) + names.cycleExpectations(of: snapshot)
    self.init(
      name: name,
      title: snapshot.caption.title ?? "A snapshot",
      file: "",
      uses: [],
      remarks: [.init(kind: .question, text: Self.questionToReplace, location: .start)],
      changes: [],
      choices: [],
      types: [],
      groups: [],
      statements: kinds.map { Statement($0, at: .start) }
    )
  }

  private static let questionToReplace =
    "Which objects should be gone by now, and what keeps them?"

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
      .closure(.init(name: self[id], captures: [], parameters: [], body: []))
    } else {
      .make(name: self[id], type: type)
    }
  }

  /// The verdicts of the due objects that a play comes to as well, those of one kind in a line.
  fileprivate func expectations(of snapshot: Snapshot) -> [Statement.Kind] {
    guard !snapshot.due.isEmpty else { return [] }
    let isOwned = snapshot.ownedInTheEnd()
    let verdicts = Verdicts(of: snapshot).filter { verdict in
      snapshot.index(of: verdict.object).map { isOwned[$0] } ?? true
    }
    return Verdict.Kind.allCases.compactMap { kind in
      let places = verdicts.filter { $0.kind == kind }.map { place($0.object) }
      return places.isEmpty ? nil : .expect(.verdict(kind, places))
    }
  }

  /// How many cycles are expected, and of how many objects: more make no line to read.
  private static let cycleLimit = 20

  /// The retain cycles, which stay in a play whether a root reaches them or not; where something is
  /// due and there are none, that.
  fileprivate func cycleExpectations(of snapshot: Snapshot) -> [Statement.Kind] {
    let found = RetainCycles(in: snapshot)
    let cycles = found.cycles + found.balanced
    guard !cycles.isEmpty else { return snapshot.due.isEmpty ? [] : [.expect(.noCycle)] }
    return cycles.prefix(Self.cycleLimit).filter { $0.objects.count <= Self.cycleLimit }
      .map { .expect(.cycle($0.objects.map(place))) }
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

extension Snapshot {
  /// Of each object, whether it stays when every object that nothing owns is released, and then every
  /// object that only those owned, and so on. Linear in the snapshot.
  fileprivate func ownedInTheEnd() -> [Bool] {
    var owners = [Int](repeating: 0, count: objects.count)
    for reference in objects.lazy.flatMap(\.references) where reference.strength.owns {
      owners[reference.targetIndex] += 1
    }
    for root in roots {
      if let index = index(of: root.object) { owners[index] += 1 }
    }
    var released = owners.indices.filter { owners[$0] == 0 }
    while let index = released.popLast() {
      for reference in objects[index].references where reference.strength.owns {
        owners[reference.targetIndex] -= 1
        if owners[reference.targetIndex] == 0 { released.append(reference.targetIndex) }
      }
    }
    return owners.map { $0 > 0 }
  }
}

extension DiagramPlan.Box {
  /// What one object is called.
  struct Identity {
    /// Not blank.
    let name: String?
    let type: String
    let id: ObjectID
    let handle: String
  }

  /// What the object is called; `nil` for a crowd.
  var identity: Identity? {
    switch content {
    case .object(let object):
      Identity(
        name: Self.shown(object.name),
        type: object.type,
        id: object.id,
        handle: object.handle
      )
    case .released(let object):
      Identity(
        name: Self.shown(object.name),
        type: object.type,
        id: object.id,
        handle: object.handle
      )
    case .crowd: nil
    }
  }

  private static func shown(_ name: String?) -> String? {
    name.flatMap { Snapshot.isBlank($0) ? nil : $0 }
  }

  /// What the object is, or those of the crowd are.
  package var kind: ObjectKind {
    switch content {
    case .object(let object): object.kind
    case .crowd(let crowd): crowd.kind
    case .released(let object): object.kind
    }
  }

  /// Whether the box stands for several objects.
  package var isCrowd: Bool {
    if case .crowd = content { true } else { false }
  }

  /// Whether the box stands for the middle of a path.
  package var isWay: Bool {
    if case .crowd(let crowd) = content { crowd.part == .way } else { false }
  }

  /// Whether it says that its object is due and gone: an answer, not to be left out with what else
  /// is gone.
  package var saysReleased: Bool { role.mark?.verdict == .released }

  /// Whether it stands for an object that is gone.
  package var isReleased: Bool {
    if case .released = content { true } else { false }
  }

  /// Whether the shape of the box tells this kind: that of a root tells that it is one.
  package func showsKind(_ kind: ObjectKind) -> Bool {
    role.roots.isEmpty && !isCrowd && self.kind == kind
  }
}

/// The references that lie on every owning path from the roots to an object: cutting any one of
/// them takes the object away from the roots.
///
/// Two parallel references hide each other, because each leaves the other's path open.
///
/// ```swift
/// // root app permanent    app.list -> list    list.detail -> page    page.onSave -> block    block.self -> page
/// HoldingReferences(of: page, in: snapshot).references.map(\.effect)  // [.wouldLeak, .wouldLeak]
/// ```
public struct HoldingReferences: Hashable, Sendable {
  /// The object that is held.
  public let object: ObjectID
  /// The references, from the roots to the object; none where no root reaches it, where a root
  /// keeps it directly, or where its paths have none in common.
  public let references: [HoldingReference]

  /// The one to speak of first: the releasing reference nearest to the object that is not a
  /// framework's; else the nearest releasing one; `nil` where none releases. Linear in their number.
  public func leading() -> HoldingReference? { Self.leading(of: references) }

  static func leading(of references: [HoldingReference]) -> HoldingReference? {
    let releasing = references.lazy.filter { $0.effect == .releases }
    return releasing.last { $0.reference.fact == nil } ?? releasing.last
  }
}

/// One reference on every owning path to an object, and what cutting it alone would do.
public struct HoldingReference: Hashable, Sendable {
  /// The reference that holds.
  public let reference: Snapshot.Reference
  /// What cutting it, and nothing else, would do to the object.
  public let effect: Effect

  /// What becomes of the object when the reference is cut, under ARC.
  public enum Effect: String, CaseIterable, Sendable {
    /// The object's last owner goes, and it is released.
    case releases
    /// The object stays, in or behind a cycle that no root reaches any more.
    case wouldLeak = "would leak"
  }
}

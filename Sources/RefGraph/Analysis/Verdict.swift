/// What became of one object that was expected to be gone.
///
/// Conservative references count as owning. Where the answer would be another without them, it is
/// only possible, and ``certainty`` names those that decide. ``Verdicts/evidence(for:)`` gives the
/// reason in a form that can be checked.
public struct Verdict: Hashable, Sendable {
  /// The due object.
  public let object: ObjectID
  /// The name by which people know the object, where it has one.
  public let name: String?
  /// The type, as the source says it.
  public let type: String
  /// The answer.
  public let kind: Kind
  /// `.leaked` for a temporarily held object that would stay alive, in or behind a cycle, if all
  /// temporary roots ended; `nil` for any other.
  public let then: Kind?
  /// Whether the answer stands if conservative references own nothing.
  public let certainty: Certainty

  /// The name, or the type and the identity where there is none, as of ``Snapshot/Object``.
  public var handle: String { Snapshot.handle(name: name, type: type, id: object) }

  /// The four answers, in the words of files and reports.
  public enum Kind: String, CaseIterable, Sendable {
    /// Its deinitialisation has begun or is over.
    case released
    /// Alive, and no strong path leads to it from a root: nothing will ever release it.
    case leaked
    /// Alive, and reached from a permanent root.
    case abandoned
    /// Alive, and reached from temporary roots only.
    case temporarilyHeld = "temporarily-held"
  }

  /// Whether the answer hangs on references that may not own.
  public enum Certainty: Hashable, Sendable {
    case certain
    /// If no conservative reference owned, the verdict would be another. These are the ones that
    /// it rests on: those of the shortest path or, where what is to come is in question, those of
    /// what would keep the object.
    case possibly([Snapshot.Reference])
  }

  /// The reason for a verdict, which can be checked without trust in the search that found it.
  public enum Evidence: Hashable, Sendable {
    /// The snapshot says that the object is gone.
    case gone(Snapshot.ReleasedObject)
    /// Owning references from a root lead to the object.
    case path(RetainPath)
    /// The object is in a set that no root keeps and no owning reference enters from outside; the
    /// set is all that leads to it, in the order of the snapshot. `behind` is the cycle of the set
    /// that is nearest to the object, or its own; `nil` where an object without owners, and no
    /// cycle, keeps it.
    case closedSet([ObjectID], behind: RetainCycle?)
  }
}

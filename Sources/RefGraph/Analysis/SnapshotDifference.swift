/// What changed from one snapshot of a run to another.
///
/// Objects are matched by their identity, references by where they start, their label, where they
/// lead and their strength: parallel references that are alike in all four are counted.
public struct SnapshotDifference: Sendable {
  /// Objects that are in the second snapshot only, in its order.
  public let born: [ObjectID]
  /// Objects that are in the first snapshot only, in its order, whether the second says that they
  /// were released or says nothing of them.
  public let gone: [ObjectID]
  /// Objects that only the second snapshot says were released, in the order of their release; among
  /// them may be such as were born after the first.
  public let released: [Snapshot.ReleasedObject]
  /// References of the second snapshot that the first did not have, in its order.
  public let addedReferences: [Snapshot.Reference]
  /// References of the first snapshot that the second does not have, in its order.
  public let removedReferences: [Snapshot.Reference]
  /// Roots of the second snapshot only, in its order.
  public let begunRoots: [Snapshot.Root]
  /// Roots of the first snapshot only, in its order.
  public let endedRoots: [Snapshot.Root]
  /// Objects whose verdict is another, or that are due in one of the two only.
  public let verdictChanges: [VerdictChange]
  /// Objects that no root reaches in the second snapshot, be they due or not, and that were reached
  /// or not there in the first; in the order of the second.
  public let leaked: [ObjectID]
  /// Leaked and held cycles of the second snapshot whose objects were not a cycle of the first.
  public let newCycles: [RetainCycle]
  /// Leaked and held cycles of the first snapshot whose objects are not a cycle of the second.
  public let goneCycles: [RetainCycle]
  /// Cycles of the same objects in both snapshots, balanced ones among them, whose status is
  /// another; in the order of the second.
  public let cycleChanges: [CycleChange]

  /// Whether nothing came, went or changed.
  public var isEmpty: Bool {
    born.isEmpty && gone.isEmpty && released.isEmpty && addedReferences.isEmpty
      && removedReferences.isEmpty && begunRoots.isEmpty && endedRoots.isEmpty
      && verdictChanges.isEmpty && leaked.isEmpty && newCycles.isEmpty && goneCycles.isEmpty
      && cycleChanges.isEmpty
  }

  /// The verdicts of one object that differ in more than their evidence.
  public struct VerdictChange: Hashable, Sendable {
    /// The object that the verdicts are about.
    public let object: ObjectID
    /// The verdict in the first snapshot; `nil` where the object was not due.
    public let before: Verdict?
    /// The verdict in the second snapshot; `nil` where the object is not due any more.
    public let after: Verdict?
  }
  /// A cycle of the same objects in both snapshots, in which the roots have another part.
  public struct CycleChange: Hashable, Sendable {
    /// The cycle as the first snapshot has it.
    public let before: RetainCycle
    /// The cycle as the second snapshot has it; its loop may be another.
    public let after: RetainCycle

    /// All objects of the cycle, in the order of the second snapshot.
    public var objects: [ObjectID] { after.objects }
  }
}

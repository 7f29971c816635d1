extension DiagramPlan {
  /// One reference, or several that are alike between the same two boxes.
  public struct Arrow: Hashable, Sendable {
    /// The position in ``DiagramPlan/boxes`` of the box that it leaves.
    public let source: Int
    /// The position of the box that it leads to.
    public let target: Int
    /// The field, capture or element; `cells[]` for several elements; empty where it is not known.
    public let label: String
    /// How each of the references bears on the life of its target.
    public let strength: Strength
    /// How many references it stands for.
    public let count: Int
    /// The first of these references.
    public let example: Snapshot.Reference
    /// The retain cycle on whose shown loop it lies.
    public let cycle: Cycle?
    /// The handles of the due objects that would be released if it were cut, where it is the
    /// reference to speak of first.
    public let releases: [String]
    /// Whether the diagram is about an object to which the arrow is of no account.
    public var isFaded = false

    /// Whose shown loop an arrow lies on.
    public enum Cycle: Hashable, Sendable {
      /// That of the cycle of this number, from 1.
      case one(Int)
      /// Those of several cycles, between crowds.
      case several
    }
  }
}

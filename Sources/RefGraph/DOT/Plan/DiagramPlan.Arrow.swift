extension DiagramPlan {
  /// One reference, or several that are alike between the same two boxes.
  public struct Arrow: Hashable, Sendable {
    /// The position in ``DiagramPlan/boxes`` of the box that it leaves.
    public let source: Int
    /// The position of the box that it leads to.
    public let target: Int
    /// The field, capture or element; `cells[]` for several elements; empty where it is not known.
    public let label: String
    public let strength: Strength
    /// How many references it stands for.
    public let count: Int
    /// The first of these references.
    public let example: Snapshot.Reference
    /// The number of the retain cycle on whose shown loop it lies, from 1.
    public let cycle: Int?
    /// The handles of the due objects that would be released if it were cut, where it is the
    /// reference to speak of first.
    public let releases: [String]
  }
}

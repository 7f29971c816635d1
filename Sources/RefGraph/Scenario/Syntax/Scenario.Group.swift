extension Scenario {
  /// Objects that stand together in pictures, under a title: `group "Navigation stack" nav, list`.
  ///
  /// A group changes nothing in the play. Lines with the same title make one group. At each moment an
  /// object is in one group at most: where several names mean it, the first line that has one of them.
  public struct Group: Equatable, Sendable {
    /// What stands at the frame around the objects.
    public let title: String
    /// Names, each of which stands for every living object that was given it, and fields to follow
    /// from those, at each moment anew.
    public let members: [Statement.Place]
    /// Where the line begins.
    public let location: SourceLocation
  }
}

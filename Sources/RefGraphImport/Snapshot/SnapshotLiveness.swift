/// How the objects that a file lists came to be there.
enum SnapshotLiveness: String, CaseIterable {
  /// They were made, referred to one another, and were let go of: what nothing owns is released.
  case settle
  /// They were found alive: one that nothing owns is leaked.
  case captured
}

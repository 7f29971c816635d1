public import RefGraph

/// What changed from one moment of a play to another.
public struct DifferenceReport: Sendable {
  /// The play that both moments are of.
  public let timeline: Timeline
  /// The moment that the comparison starts from.
  public let earlier: Timeline.Moment
  /// The moment that it leads to.
  public let later: Timeline.Moment
  /// What is other in the later moment than in the earlier.
  public let difference: SnapshotDifference

  /// Compares two moments, in whichever order they are given.
  public init(from earlier: Timeline.Moment, to later: Timeline.Moment, in timeline: Timeline) {
    self.timeline = timeline
    self.earlier = earlier
    self.later = later
    difference = SnapshotDifference(from: earlier.snapshot, to: later.snapshot)
  }
}

public import RefGraph

/// What changed from one moment of a play to another.
public struct DifferenceReport: Sendable {
  public let timeline: Timeline
  public let earlier: Timeline.Moment
  public let later: Timeline.Moment
  public let difference: SnapshotDifference

  /// Compares two moments, in whichever order they are given.
  public init(from earlier: Timeline.Moment, to later: Timeline.Moment, in timeline: Timeline) {
    self.timeline = timeline
    self.earlier = earlier
    self.later = later
    difference = SnapshotDifference(from: earlier.snapshot, to: later.snapshot)
  }
}

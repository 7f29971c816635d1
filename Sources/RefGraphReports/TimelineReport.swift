public import RefGraph

/// What there is to say of all moments of one play, one after the other.
public struct TimelineReport: Sendable {
  /// The play.
  public let timeline: Timeline
  /// The report of each moment, in order.
  public let moments: [SnapshotReport]

  /// Analyses every moment of a timeline.
  public init(of timeline: Timeline) {
    self.timeline = timeline
    moments = timeline.moments.map { SnapshotReport(of: $0, in: timeline) }
  }

  /// The moments for a diagram of them all, with what stands together at each.
  public var story: DiagramSeries.Story {
    .init(analyses: moments.map(\.analysis), groups: timeline.moments.map(\.groups))
  }
}

public import RefGraph

/// What there is to say of one snapshot, for people and for programs.
///
/// A report is a value made of analyses. How it is written is a matter of its extensions: text for
/// a terminal, JSON for a program.
public struct SnapshotReport: Sendable {
  /// What the report says, before it is put into words.
  public let analysis: SnapshotAnalysis
  /// The play that the snapshot is a moment of, where it is one.
  public let play: Play?
  /// Whether cycles are listed that frameworks make and take down themselves.
  public let listsBalancedCycles: Bool

  /// Where a snapshot comes from that is no moment of a play; it decides what the report warns of.
  let origin: Origin

  /// Where a snapshot comes from that is no moment of a play.
  public enum Origin: Sendable {
    /// A file, which names what somebody wrote into it.
    case file
    /// The memory of a program that ran.
    case memory
  }

  /// A moment in its timeline.
  public struct Play: Sendable {
    /// The whole play.
    public let timeline: Timeline
    /// The moment that the report is about.
    public let moment: Timeline.Moment
    /// What changed since the moment before; `nil` for the first.
    public let change: SnapshotDifference?
    /// The name of the moment before; `nil` for the first.
    public let previous: String?
  }

  /// Analyses a snapshot from anywhere.
  public init(of snapshot: Snapshot, origin: Origin = .file, listsBalancedCycles: Bool = false) {
    analysis = SnapshotAnalysis(of: snapshot)
    play = nil
    self.origin = origin
    self.listsBalancedCycles = listsBalancedCycles
  }

  /// Analyses a moment of a timeline, and what changed since the one before it.
  public init(
    of moment: Timeline.Moment,
    in timeline: Timeline,
    listsBalancedCycles: Bool = false
  ) {
    let previous = timeline.moment(before: moment)
    analysis = SnapshotAnalysis(of: moment.snapshot)
    origin = .file
    play = Play(
      timeline: timeline,
      moment: moment,
      change: previous.map { SnapshotDifference(from: $0.snapshot, to: moment.snapshot) },
      previous: previous?.name
    )
    self.listsBalancedCycles = listsBalancedCycles
  }

  /// The object that reports call so, alive or released: by its handle, or, where several have the
  /// same, by the one that JSON gives it. Linear.
  public func object(called handle: String) -> ObjectID? {
    let handles = ObjectHandles(of: snapshot)
    let alive = snapshot.objects.first { handles.handle(of: $0.id) == handle }?.id
    return alive ?? snapshot.released.first { handles.handle(of: $0.id) == handle }?.id
  }

  var snapshot: Snapshot { analysis.snapshot }
}

/// What a diagram shows of several snapshots, such as the moments of a play: from frame to frame each
/// object keeps its box and each reference its arrow, so that one layout serves them all.
///
/// ```swift
/// // made: app.list -> list    opened: app.list -> list, list.detail -> detail    left: as made
/// let series = DiagramSeries(of: [.init(analyses: moments)])
/// series.boxes.map(\.id)       // ["app", "list", "detail"]
/// series.frames[0].boxes[2]    // .absent
/// series.frames[1].boxes[2]    // .present(detail)
/// series.frames[2].boxes[2]    // .gone(detail): released since
/// ```
///
/// Several plays of one scenario make one series, too: an object is the same in all of them by its
/// handle, a reference by its ends and its label, so that a weak one has the place of the strong one.
///
/// What stands alone at one moment stands alone at all, and a crowd is of the same objects at all:
/// "12 more Cell" becomes "8 more Cell", and nobody joins or leaves it but by being made or released.
///
/// A series knows nothing of colours, places or formats. Equal snapshots give equal series.
public struct DiagramSeries: Equatable, Sendable {
  /// All boxes that are in any frame, each as it is where it comes first.
  public let boxes: [DiagramPlan.Box]
  /// All arrows that are in any frame.
  public let arrows: [Way]
  /// Frames around boxes that stand together at some moment, those within others first. Two have
  /// nothing in common, or one is within the other; several may have one title. Which of them are
  /// drawn is for each frame to say: ``Frame/groups``.
  public let groups: [Group]
  /// The snapshots in order, those of all plays one after the other.
  public let frames: [Frame]

  /// Between which boxes an arrow leads, and what stands at it.
  public struct Way: Hashable, Sendable {
    /// The position in ``DiagramSeries/boxes`` of the box that it leaves.
    public let source: Int
    /// The position of the box that it leads to.
    public let target: Int
    /// The field, capture or element.
    public let label: String
    /// Whether it leads from an owner to what it owns in some frame, and so downwards.
    public var owns: Bool
  }

  /// Boxes in a common frame with a name.
  public struct Group: Hashable, Sendable {
    /// What stands at the frame.
    public let title: String
    /// The positions in ``DiagramSeries/boxes`` of what is in it, in order.
    public let boxes: [Int]
  }

  /// One snapshot.
  public struct Frame: Equatable, Sendable {
    /// What stands above the snapshot.
    public let caption: Snapshot.Caption
    /// For each box of the series what has become of it.
    public let boxes: [Presence<DiagramPlan.Box>]
    /// For each arrow of the series what has become of it; its ends are positions in the series.
    public let arrows: [Presence<DiagramPlan.Arrow>]
    /// For each group of the series whether it stands together here. What is drawn in one that does
    /// belongs to it, and nothing else.
    public internal(set) var groups: [Bool]
    /// How many objects that are alive are in no box.
    public let hiddenObjectCount: Int
    /// The types of which most objects are in no box: up to three, the most frequent first.
    public let hiddenTypes: [DiagramPlan.TypeCount]
    /// How many objects are alive.
    public let objectCount: Int
  }

  /// Whether a part is there in a frame.
  public enum Presence<Part: Equatable & Sendable>: Equatable, Sendable {
    /// Not yet, or never in this play.
    case absent
    /// As it is now; also a due object that is gone where no earlier frame of the play shows it.
    case present(Part)
    /// Not any more: as it was when it was last there, without what was said of it then; a due object
    /// with its verdict, that it is released.
    case gone(Part)
  }

  /// The moments of one play.
  public struct Story: Sendable {
    /// The moments, analysed, in order.
    public let analyses: [SnapshotAnalysis]
    /// What stands together at each moment; may be fewer.
    public let groups: [[ObjectGroup]]

    /// Tells one play.
    public init(analyses: [SnapshotAnalysis], groups: [[ObjectGroup]] = []) {
      self.analyses = analyses
      self.groups = groups
    }
  }
}

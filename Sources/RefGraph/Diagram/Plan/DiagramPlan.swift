/// What a diagram of a snapshot shows: which objects stand in it alone, which are folded into
/// crowds, which arrows join them, and how much is left out.
///
/// A plan knows nothing of colours or of any format, so that every output that draws boxes and
/// arrows draws the same ones. Equal snapshots give equal plans.
///
/// ```swift
/// // root app permanent    app.list -> list    list.cells[0…12] -> 13 Cells
/// let plan = DiagramPlan(of: SnapshotAnalysis(of: snapshot))
/// plan.boxes.map(\.id)          // ["app", "list", "Cell#3", "12 more Cell"]
/// plan.hiddenObjectCount        // 0
/// ```
///
/// Where there are more boxes than the limit, those are kept that answer first: due objects, retain
/// cycles, the paths on which owners keep them, roots; then their neighbours, nearest first. Of a
/// long path the middle is one box. Where boxes refer to each other so much that there would be more
/// arrows than ``arrowLimit(boxes:)`` says, the densest part is one box, too.
public struct DiagramPlan: Equatable, Sendable {
  /// What stands above the snapshot.
  public let caption: Snapshot.Caption
  /// The boxes: roots that nothing else shown keeps, then the others in the order of the snapshot,
  /// then objects that are gone.
  public let boxes: [Box]
  /// The arrows, in the order of the boxes that they leave and of the references.
  public let arrows: [Arrow]
  /// How many objects that are alive are in no box.
  public let hiddenObjectCount: Int
  /// The types of which most objects are in no box: up to three, the most frequent first.
  public let hiddenTypes: [TypeCount]
  /// How many objects are alive.
  public let objectCount: Int
  /// How many due objects nobody looked for a cut for, because there are too many: see
  /// ``ReleasingCuts/unsearched``.
  public let unsearchedCount: Int
  /// By position of a crowd: its objects.
  let members: [Int: [ObjectID]]

  /// How many objects there are of a type.
  public struct TypeCount: Hashable, Sendable {
    /// The type, as the source says it.
    public let type: String
    /// How many.
    public let count: Int
  }

  /// How many boxes a diagram has at most where nobody asks for more: as many as can be read on one
  /// sheet of paper.
  public static let defaultLimit = 40

  /// How many arrows there may be between so many boxes: with more, none of them can be followed, so
  /// the densest part is folded.
  public static func arrowLimit(boxes: Int) -> Int { 60 + 3 * boxes }

  /// Chooses what to show. Linear in the snapshot.
  ///
  /// - Parameters:
  ///   - analysis: the snapshot with what is known of it.
  ///   - focus: the object that the diagram is about. It comes first, with the paths on which owners
  ///     keep it, its cycle and its neighbours; what else there is room for is faded.
  ///   - depth: with a focus, within how many references of it an object is a neighbour, 1 where
  ///     nothing is said; without, how many references are walked from what answers.
  ///   - limit: how many boxes there may be; at least 1.
  public init(
    of analysis: SnapshotAnalysis,
    focus: ObjectID? = nil,
    depth: Int? = nil,
    limit: Int = defaultLimit
  ) {
    precondition(limit > 0, "a diagram of at most \(limit) boxes shows nothing")
    precondition(depth ?? 0 >= 0, "nothing is within \(depth ?? 0) references")
    let snapshot = analysis.snapshot
    var planner = DiagramPlanner(of: analysis, limit: limit)
    if let focus {
      planner.placeAll(around: focus, depth: depth ?? 1)
    } else {
      planner.placeAll(depth: depth)
    }
    let layout = planner.finished()
    caption = snapshot.caption
    boxes = layout.boxes
    arrows = layout.arrows
    hiddenObjectCount = snapshot.objectCount - layout.shownObjectCount
    hiddenTypes = planner.hiddenTypes()
    objectCount = snapshot.objectCount
    unsearchedCount = planner.findings.unsearchedCount
    members = layout.members
  }
}

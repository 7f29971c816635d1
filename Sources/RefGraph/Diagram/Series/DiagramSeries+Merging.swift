extension DiagramSeries {
  /// Joins the diagrams of all moments of all plays. Linear in their boxes and arrows.
  ///
  /// - Parameter limit: how many boxes the diagram of one moment may have; at least 1.
  public init(of stories: [Story], limit: Int = DiagramPlan.defaultLimit) {
    var merging = SeriesMerging()
    for story in stories {
      merging.beginStory()
      for analysis in story.analyses {
        merging.add(DiagramPlan(of: analysis, limit: limit))
      }
    }
    self = merging.finished(groups: stories.flatMap(\.groups))
  }

  /// The diagram of one snapshot, as a series of one frame.
  public init(of plan: DiagramPlan, groups: [ObjectGroup] = []) {
    var merging = SeriesMerging()
    merging.beginStory()
    merging.add(plan)
    self = merging.finished(groups: groups)
  }
}

/// Joins plans, one after the other.
private struct SeriesMerging {
  private var boxes: [DiagramPlan.Box] = []
  private var boxPlaces: [String: Int] = [:]
  private var arrows: [DiagramSeries.Way] = []
  private var arrowPlaces: [ArrowKey: Int] = [:]
  private var drafts: [Draft] = []
  private var firstOfStory = 0
  private var boxOfObject: [ObjectID: Int] = [:]

  private struct ArrowKey: Hashable {
    let source: Int
    let target: Int
    let label: String
    /// How many arrows of the same plan have the same ends and label and come before.
    let occurrence: Int
  }

  private struct Draft {
    let plan: DiagramPlan
    let story: Int
    var boxes: [Int: DiagramPlan.Box] = [:]
    var arrows: [Int: DiagramPlan.Arrow] = [:]
  }

  mutating func beginStory() { firstOfStory = drafts.count }

  mutating func add(_ plan: DiagramPlan) {
    var draft = Draft(plan: plan, story: firstOfStory)
    var crowds: [String: Int] = [:]
    let places = plan.boxes.map { place(of: $0, crowds: &crowds) }
    for (box, place) in zip(plan.boxes, places) { draft.boxes[place] = box }
    var occurrences: [ArrowKey: Int] = [:]
    for arrow in plan.arrows {
      let moved = DiagramPlan.Arrow(
        source: places[arrow.source],
        target: places[arrow.target],
        label: arrow.label,
        strength: arrow.strength,
        count: arrow.count,
        example: arrow.example,
        cycle: arrow.cycle,
        releases: arrow.releases
      )
      draft.arrows[place(of: moved, &occurrences)] = moved
    }
    drafts.append(draft)
  }

  private mutating func place(of box: DiagramPlan.Box, crowds: inout [String: Int]) -> Int {
    let key: String
    switch box.content {
    case .object, .released: key = box.id
    case .crowd(let crowd):
      let kind = "\(crowd.isRest) \(crowd.type ?? "")"
      crowds[kind, default: 0] += 1
      key = "\n\(kind) \(crowds[kind, default: 0])"
    }
    let place = boxPlaces[key] ?? boxes.count
    if place == boxes.count {
      boxPlaces[key] = place
      boxes.append(box)
    }
    switch box.content {
    case .object(let object): boxOfObject[object.id] = place
    case .released(let object): boxOfObject[object.id] = place
    case .crowd: break
    }
    return place
  }

  private mutating func place(
    of arrow: DiagramPlan.Arrow,
    _ occurrences: inout [ArrowKey: Int]
  ) -> Int {
    let ends = ArrowKey(
      source: arrow.source,
      target: arrow.target,
      label: arrow.label,
      occurrence: 0
    )
    let occurrence = occurrences[ends, default: 0]
    occurrences[ends] = occurrence + 1
    let key = ArrowKey(
      source: arrow.source,
      target: arrow.target,
      label: arrow.label,
      occurrence: occurrence
    )
    let owns = OwningStrengths.strongAndConservative.contains(arrow.strength)
    if let place = arrowPlaces[key] {
      arrows[place].owns = arrows[place].owns || owns
      return place
    }
    arrowPlaces[key] = arrows.count
    arrows.append(
      .init(source: arrow.source, target: arrow.target, label: arrow.label, owns: owns)
    )
    return arrows.count - 1
  }

  func finished(groups: [ObjectGroup]) -> DiagramSeries {
    var frames: [DiagramSeries.Frame] = []
    var lastBoxes: [Int: DiagramPlan.Box] = [:]
    var lastArrows: [Int: DiagramPlan.Arrow] = [:]
    for (number, draft) in drafts.enumerated() {
      if draft.story == number {
        lastBoxes = [:]
        lastArrows = [:]
      }
      frames.append(
        DiagramSeries.Frame(
          caption: draft.plan.caption,
          boxes: boxes.indices.map { Self.presence(draft.boxes[$0], lastBoxes[$0]) },
          arrows: arrows.indices.map { Self.presence(draft.arrows[$0], lastArrows[$0]) },
          hiddenObjectCount: draft.plan.hiddenObjectCount,
          objectCount: draft.plan.objectCount
        )
      )
      lastBoxes.merge(draft.boxes) { $1 }
      lastArrows.merge(draft.arrows) { $1 }
    }
    return DiagramSeries(
      boxes: boxes,
      arrows: arrows,
      groups: groups.map { group in
        .init(title: group.title, boxes: Set(group.objects.compactMap { boxOfObject[$0] }).sorted())
      },
      frames: frames
    )
  }

  private static func presence<Part>(
    _ now: Part?,
    _ before: Part?
  ) -> DiagramSeries.Presence<Part> {
    if let now { return .present(now) }
    return before.map { .gone($0) } ?? .absent
  }
}

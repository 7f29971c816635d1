/// Joins the moments of all plays into a series.
struct SeriesMerging {
  private let frames: SeriesFrames
  private let parallel: [Set<ArrowBundle.Way>]
  /// By number of a place: the position of its box.
  private var positions: [Int]
  private let order: [Int]
  private var names = BoxNames()
  private var boxes: [DiagramPlan.Box?]
  private var arrows: [DiagramSeries.Way] = []
  private var arrowPlaces: [ArrowKey: Int] = [:]

  private struct ArrowKey: Hashable {
    let source: Int
    let target: Int
    /// The label, of an element that of all elements.
    let label: String
    /// How many arrows of the same moment have the same ends and label and come before.
    var occurrence = 0
  }

  init(_ frames: SeriesFrames) {
    self.frames = frames
    parallel = frames.parallelWays()
    order = frames.order()
    positions = Array(repeating: 0, count: frames.places.forms.count)
    for (position, number) in order.enumerated() { positions[number] = position }
    boxes = Array(repeating: nil, count: order.count)
  }

  mutating func series() -> DiagramSeries {
    nameBoxes()
    let drafts = frames.moments.map { draft(of: $0) }
    var result: [DiagramSeries.Frame] = []
    var lastBoxes: [Int: DiagramPlan.Box] = [:]
    var lastArrows: [Int: DiagramPlan.Arrow] = [:]
    var story = -1
    for (placed, draft) in zip(frames.moments, drafts) {
      if placed.moment.story != story {
        story = placed.moment.story
        (lastBoxes, lastArrows) = ([:], [:])
      }
      result.append(frame(placed, draft, lastBoxes, lastArrows))
      lastBoxes.merge(draft.boxes) { $1 }
      lastBoxes.merge(draft.released) { $1 }
      lastArrows.merge(draft.arrows) { $1 }
    }
    let groups = SeriesGroups(zip(frames.moments, result).map(groups))
    for number in result.indices { result[number].groups = groups.isDrawn[number] }
    return DiagramSeries(
      boxes: boxes.compactMap { $0 },
      arrows: arrows,
      groups: groups.groups,
      frames: result
    )
  }

  /// What stands together in a frame: boxes all of whose objects do.
  private func groups(
    _ placed: SeriesFrames.Placed,
    _ frame: DiagramSeries.Frame
  ) -> SeriesGroups.Moment {
    let drawn = frame.boxes.indices.filter { frame.boxes[$0] != .absent }
    let members = placed.moment.groups.map { title, names in
      var counts: [Int: Int] = [:]
      for number in names.lazy.compactMap({ frames.places.places[$0] }) {
        counts[number, default: 0] += 1
      }
      let whole = counts.filter { number, count in
        count >= placed.planner.boxes[number].nodes.count
      }
      return (title, Set(whole.keys.map { positions[$0] }))
    }
    return .init(members: members, drawn: Set(drawn))
  }

  /// What a moment has of the series.
  private struct Draft {
    var boxes: [Int: DiagramPlan.Box] = [:]
    var released: [Int: DiagramPlan.Box] = [:]
    var arrows: [Int: DiagramPlan.Arrow] = [:]
  }

  /// Gives each box its name, and the look that it has where it comes first.
  private mutating func nameBoxes() {
    for (position, number) in order.enumerated() {
      let frames = self.frames
      let parts = frames.moments.lazy.compactMap {
        $0.part(number) ?? Self.gone(number, $0, frames.places)
      }
      guard let first = parts.first else { continue }
      let id = names.name(for: first.content, isCounted: false)
      boxes[position] = DiagramPlan.Box(id: id, content: first.content, role: first.role)
    }
  }

  private static func gone(
    _ number: Int,
    _ placed: SeriesFrames.Placed,
    _ places: SeriesPlaces
  ) -> (content: DiagramPlan.Content, role: DiagramPlan.Role)? {
    placed.moment.gone.first { places.places[$0.name] == number }
      .map { (.released($0.object), .released) }
  }

  private mutating func draft(of placed: SeriesFrames.Placed) -> Draft {
    var draft = Draft()
    var occurrences: [ArrowKey: Int] = [:]
    for (position, number) in order.enumerated() {
      let id = boxes[position]?.id ?? ""
      if let part = placed.part(number) {
        draft.boxes[position] = .init(id: id, content: part.content, role: part.role)
      }
      for bundle in placed.planner.merged(placed.bundles[number], parallel: parallel[number]) {
        let arrow = placed.planner.arrow(bundle, from: number, positions: positions)
        draft.arrows[place(of: arrow, label: bundle.key.label, &occurrences)] = arrow
      }
    }
    for gone in placed.moment.gone {
      guard let number = frames.places.places[gone.name] else { continue }
      let id = boxes[positions[number]]?.id ?? ""
      draft.released[positions[number]] = .init(
        id: id,
        content: .released(gone.object),
        role: .released
      )
    }
    return draft
  }

  private mutating func place(
    of arrow: DiagramPlan.Arrow,
    label: String,
    _ occurrences: inout [ArrowKey: Int]
  ) -> Int {
    var key = ArrowKey(source: arrow.source, target: arrow.target, label: label)
    let occurrence = occurrences[key, default: 0]
    occurrences[key] = occurrence + 1
    key.occurrence = occurrence
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

  private func frame(
    _ placed: SeriesFrames.Placed,
    _ draft: Draft,
    _ lastBoxes: [Int: DiagramPlan.Box],
    _ lastArrows: [Int: DiagramPlan.Arrow]
  ) -> DiagramSeries.Frame {
    let snapshot = placed.moment.analysis.snapshot
    let shown = placed.planner.boxes.reduce(0) { $0 + $1.nodes.count }
    return DiagramSeries.Frame(
      caption: snapshot.caption,
      boxes: boxes.indices.map { position in
        if let box = draft.boxes[position] { return .present(box) }
        let last = lastBoxes[position]
        if let box = draft.released[position] { return last == nil ? .present(box) : .gone(box) }
        return last.map { .gone($0.withoutFindings()) } ?? .absent
      },
      arrows: arrows.indices.map { position in
        if let arrow = draft.arrows[position] { return .present(arrow) }
        return lastArrows[position].map { .gone($0) } ?? .absent
      },
      groups: [],
      hiddenObjectCount: snapshot.objectCount - shown,
      hiddenTypes: placed.planner.hiddenTypes(),
      objectCount: snapshot.objectCount
    )
  }
}

extension DiagramPlan.Box {
  /// The same, without what was found out about it.
  fileprivate func withoutFindings() -> Self {
    var role = role
    role.isDue = false
    role.mark = nil
    role.isInCycle = false
    return Self(id: id, content: content, role: role)
  }
}

extension DiagramSeries {
  /// Joins the diagrams of all moments of all plays: each moment is planned for itself, then again
  /// with every object in the box that it has in all of them. Linear in the snapshots.
  ///
  /// - Parameters:
  ///   - stories: the plays.
  ///   - limit: how many boxes there may be in all; at least 1. What answers at any moment comes
  ///     first.
  public init(of stories: [Story], limit: Int = DiagramPlan.defaultLimit) {
    precondition(limit > 0, "a diagram of at most \(limit) boxes shows nothing")
    var moments: [SeriesMoment] = []
    for (number, story) in stories.enumerated() {
      var identities = SeriesIdentities()
      for (position, analysis) in story.analyses.enumerated() {
        var moment = SeriesMoment(of: analysis, story: number, limit: limit, &identities)
        let groups = position < story.groups.count ? story.groups[position] : []
        moment.groups = groups.map { ($0.title, $0.objects.compactMap { identities[$0] }) }
        moments.append(moment)
      }
    }
    let places = SeriesPlaces(of: moments, limit: limit)
    var merging = SeriesMerging(SeriesFrames(moments, in: places))
    self = merging.series()
  }

  /// The diagram of one snapshot, as a series of one frame.
  ///
  /// - Parameters:
  ///   - plan: the diagram.
  ///   - groups: what stands together, as far as it stands alone or in a crowd of its own.
  public init(of plan: DiagramPlan, groups: [ObjectGroup] = []) {
    let groups = plan.groups(groups)
    self.init(
      boxes: plan.boxes,
      arrows: plan.arrows.map { arrow in
        Way(
          source: arrow.source,
          target: arrow.target,
          label: arrow.label,
          owns: OwningStrengths.strongAndConservative.contains(arrow.strength)
        )
      },
      groups: groups.groups,
      frames: [
        Frame(
          caption: plan.caption,
          boxes: plan.boxes.map { .present($0) },
          arrows: plan.arrows.map { .present($0) },
          groups: groups.isDrawn[0],
          hiddenObjectCount: plan.hiddenObjectCount,
          hiddenTypes: plan.hiddenTypes,
          objectCount: plan.objectCount
        )
      ]
    )
  }
}

extension DiagramPlan {
  /// The groups as far as their objects stand alone, or in a crowd of their own.
  fileprivate func groups(_ groups: [ObjectGroup]) -> SeriesGroups {
    var places: [ObjectID: Int] = [:]
    var sizes: [Int: Int] = [:]
    for (place, box) in boxes.enumerated() {
      let objects = box.identity.map { [$0.id] } ?? members[place] ?? []
      for object in objects { places[object] = place }
      sizes[place] = objects.count
    }
    let members = groups.map { group in
      (group.title, SeriesGroups.boxes(of: Set(group.objects), in: places, sizes: sizes))
    }
    return SeriesGroups([.init(members: members, drawn: Set(boxes.indices))])
  }
}

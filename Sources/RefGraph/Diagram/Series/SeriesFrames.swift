/// Draws each moment of a series with its objects in the boxes that they have at all moments.
struct SeriesFrames {
  let places: SeriesPlaces
  let moments: [Placed]

  /// A moment whose objects are in the boxes of the series.
  struct Placed {
    let moment: SeriesMoment
    let planner: DiagramPlanner
    /// By box: what leaves it.
    let bundles: [[ArrowBundle]]

    init(_ moment: SeriesMoment, in places: SeriesPlaces) {
      var planner = moment.plan
      var nodes = Array(repeating: [Int](), count: places.forms.count)
      for (node, name) in moment.names.enumerated() {
        if let place = places.places[name] { nodes[place].append(node) }
      }
      planner.replaceBoxes(
        with: zip(nodes, places.forms).map {
          DiagramPlanner.Draft(nodes: $0, form: $1, isOfSeries: true)
        }
      )
      self.moment = moment
      self.planner = planner
      bundles = nodes.indices.map { planner.bundles(from: $0) }
    }

    /// What stands in a box, and what matters of it; `nil` where it is empty.
    func part(_ number: Int) -> (content: DiagramPlan.Content, role: DiagramPlan.Role)? {
      let draft = planner.boxes[number]
      guard !draft.nodes.isEmpty else { return nil }
      return (planner.content(of: draft), planner.role(of: draft))
    }
  }

  init(_ moments: [SeriesMoment], in places: SeriesPlaces) {
    self.places = places
    self.moments = moments.map { Placed($0, in: places) }
  }

  /// By box: in which ways too many arrows lead at some moment to be told apart at any.
  func parallelWays() -> [Set<ArrowBundle.Way>] {
    places.forms.indices.map { source in
      moments.reduce(into: []) { ways, placed in
        ways.formUnion(placed.planner.parallelWays(of: placed.bundles[source], from: source))
      }
    }
  }

  /// The numbers of the boxes in the order of the drawing: by the moment at which they come first,
  /// and at one moment roots first, then by their place in the snapshot, then what is gone.
  func order() -> [Int] {
    var ranks = [[Int]?](repeating: nil, count: places.forms.count)
    for (number, placed) in moments.enumerated() {
      for (box, draft) in placed.planner.boxes.enumerated() where ranks[box] == nil {
        guard let node = draft.nodes.first else { continue }
        let isRoot = placed.planner.keepers[node] != nil
        ranks[box] = [number, isRoot ? 0 : 1, node]
      }
      for (index, gone) in placed.moment.gone.enumerated() {
        guard let box = places.places[gone.name], ranks[box] == nil else { continue }
        ranks[box] = [number, 2, index]
      }
    }
    return ranks.enumerated().compactMap { box, rank in rank.map { ($0, box) } }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }
}

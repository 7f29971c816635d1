extension DiagramPlanner {
  /// How many arrows of one strength lead from one object to another before they become one.
  private static let parallelLimit = 3

  /// The arrows that leave a box. Linear in the references of its objects.
  func arrows(from number: Int, positions: [Int]) -> [DiagramPlan.Arrow] {
    var places: [ArrowBundle.Key: Int] = [:]
    var bundles: [ArrowBundle] = []
    for node in boxes[number].nodes {
      for reference in Snapshot.Object(storage: snapshot.storage, index: node).references {
        guard isPlaced(reference.targetIndex) else { continue }
        let key = ArrowBundle.Key(
          target: Int(self.places[reference.targetIndex]),
          label: ElementLabel.pattern(of: reference.label),
          strength: reference.strength,
          cycle: cycle(of: reference, from: number),
          releases: findings.releases[reference.position] ?? []
        )
        if let place = places[key] {
          bundles[place].count += 1
        } else {
          places[key] = bundles.count
          bundles.append(ArrowBundle(key: key, example: reference))
        }
      }
    }
    return merged(bundles, source: number)
      .map { $0.arrow(from: positions[number], to: positions[$0.key.target]) }
  }

  private func cycle(
    of reference: Snapshot.Reference,
    from source: Int
  ) -> DiagramPlan.Arrow.Cycle? {
    let target = Int(places[reference.targetIndex])
    return findings.cycleNumbers[reference.position].map { number in
      boxes[source].isCrowd || boxes[target].isCrowd ? .several : .one(number)
    }
  }

  /// Makes one arrow without a label of too many that lead the same way.
  private func merged(_ bundles: [ArrowBundle], source: Int) -> [ArrowBundle] {
    let parallel = Dictionary(grouping: bundles.filter(\.key.isOrdinary), by: \.key.way)
    var done: Set<ArrowBundle.Way> = []
    return bundles.compactMap { bundle in
      let way = bundle.key.way
      let isBetweenObjects = !boxes[source].isCrowd && !boxes[way.target].isCrowd
      guard bundle.key.isOrdinary, let group = parallel[way],
        group.count > (isBetweenObjects ? Self.parallelLimit : 1)
      else { return bundle }
      guard done.insert(way).inserted else { return nil }
      var key = bundle.key
      key.label = ""
      let count = group.reduce(0) { $0 + $1.count }
      return ArrowBundle(key: key, example: bundle.example, count: count)
    }
  }
}

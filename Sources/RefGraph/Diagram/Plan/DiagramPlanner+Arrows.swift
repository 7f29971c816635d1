extension DiagramPlanner {
  /// How many arrows of one strength lead from one object to another before they become one.
  private static let parallelLimit = 3

  /// The references that leave a box, as far as they lead to boxes, those that are alike together.
  /// Of a way those that lead on within it are left out. Linear in the references of its objects.
  func bundles(from number: Int) -> [ArrowBundle] {
    let storage = snapshot.storage
    let isWay = boxes[number].form == .way
    var places: [ArrowBundle.Key: Int] = [:]
    // Most references are like one before, which is told without a look at their texts.
    var known: [Likeness: Int] = [:]
    var bundles: [ArrowBundle] = []
    for node in boxes[number].nodes {
      for position in Int(storage.rows[node])..<Int(storage.rows[node + 1]) {
        let target = Int(self.places[Int(storage.targets[position])])
        guard isPlaced(Int(storage.targets[position])), !isWay || target != number else { continue }
        // Among many references nobody could tell which one is meant.
        let isMarked = !boxes[number].isCrowd || !boxes[target].isCrowd
        let likeness = Likeness(
          target: target,
          label: storage.labels[position],
          strength: storage.strengths[position],
          cycle: findings.cycleNumbers[position] ?? 0,
          cut: isMarked && findings.releases[position] != nil ? position : -1
        )
        if let place = known[likeness] {
          bundles[place].count += 1
          continue
        }
        let reference = snapshot.reference(at: position, source: node)
        let key = ArrowBundle.Key(
          target: target,
          label: ElementLabel.pattern(of: reference.label),
          strength: reference.strength,
          cycle: cycle(of: reference, from: number),
          releases: isMarked ? findings.releases[position] ?? [] : []
        )
        let place = places[key] ?? bundles.count
        known[likeness] = place
        if place < bundles.count {
          bundles[place].count += 1
        } else {
          places[key] = place
          bundles.append(ArrowBundle(key: key, example: reference))
        }
      }
    }
    return bundles
  }

  /// What makes two references of one box alike, in numbers.
  private struct Likeness: Hashable {
    let target: Int
    let label: UInt32
    let strength: UInt8
    let cycle: Int
    let cut: Int
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

  /// The ways in which too many ordinary bundles lead to be told apart.
  func parallelWays(of bundles: [ArrowBundle], from source: Int) -> Set<ArrowBundle.Way> {
    let groups = Dictionary(grouping: bundles.filter(\.key.isOrdinary), by: \.key.way)
    let parallel = groups.filter { way, group in
      let isBetweenObjects = !boxes[source].isCrowd && !boxes[way.target].isCrowd
      return group.count > (isBetweenObjects ? Self.parallelLimit : 1)
    }
    return Set(parallel.keys)
  }

  /// Makes one bundle without a label of all ordinary ones that lead in such a way.
  func merged(_ bundles: [ArrowBundle], parallel: Set<ArrowBundle.Way>) -> [ArrowBundle] {
    var places: [ArrowBundle.Way: Int] = [:]
    var merged: [ArrowBundle] = []
    for bundle in bundles {
      guard bundle.key.isOrdinary, parallel.contains(bundle.key.way) else {
        merged.append(bundle)
        continue
      }
      if let place = places[bundle.key.way] {
        merged[place].count += bundle.count
      } else {
        places[bundle.key.way] = merged.count
        merged.append(bundle.withoutLabel())
      }
    }
    return merged
  }

  /// A bundle as an arrow between the positions of its boxes.
  func arrow(_ bundle: ArrowBundle, from source: Int, positions: [Int]) -> DiagramPlan.Arrow {
    let target = bundle.key.target
    var arrow = bundle.arrow(from: positions[source], to: positions[target])
    arrow.isFaded = max(source, target) >= firstFaded
    return arrow
  }
}

extension DiagramPlanner {
  /// Places ordinary objects: those that are alike and more than a few as an example and the rest,
  /// or, where crowds own them, as a crowd; what would spread too far as one mixed crowd.
  mutating func placeAlike(_ candidates: [Int]) {
    let end = boxes.count + (isLarge ? Self.fanLimit : limit)
    let groups = groups(of: candidates, byReferrers: true)
    for (offset, group) in groups.enumerated() {
      let isLast = offset == groups.count - 1
      guard boxes.count < end - 1 || (isLast && group.count == 1) else {
        place(groups[offset...].flatMap { $0 }, as: isLast ? .crowd : .mixed)
        return
      }
      let isOwnedByCrowd = referrers(of: group[0]).contains { $0.owner < 0 }
      if isOwnedByCrowd, group.count > 1 {
        place(group, as: .crowd)
      } else {
        placeFolding(group, threshold: Self.crowdThreshold)
      }
    }
  }

  /// Places objects that matter to the question; only very many of one role are folded, and what
  /// needs more than `room` boxes.
  ///
  /// - Returns: those that stand alone.
  @discardableResult
  mutating func placeOutstanding(_ candidates: [Int], room: Int = .max) -> [Int] {
    let end = boxes.count + min(room, limit)
    var alone: [Int] = []
    let groups = groups(of: candidates, byReferrers: false)
    let examples = isLarge ? examples() : []
    for (offset, group) in groups.enumerated() {
      let isLast = offset == groups.count - 1
      // The last box is for what has none of its own.
      let rest = end - boxes.count - (isLast ? 0 : 1)
      let threshold = isLarge ? min(Self.roleThreshold, max(rest, 1)) : Self.roleThreshold
      let isFolded = group.count > threshold
      guard !isLarge || rest >= (isFolded ? 2 : group.count) || alone.isEmpty else {
        placeRest(groups[offset...].flatMap { $0 }, isOneGroup: isLast)
        break
      }
      if isFolded, examples.contains(key(of: group[0], byReferrers: false)) {
        place(group, as: .rest)
        continue
      }
      placeFolding(group, threshold: threshold)
      alone += isFolded ? [group[0]] : group
    }
    return alone
  }

  /// What the objects that stand alone have in common with others.
  private func examples() -> Set<CrowdKey> {
    Set(boxes.lazy.filter { !$0.isCrowd }.map { key(of: $0.nodes[0], byReferrers: false) })
  }

  private mutating func placeRest(_ nodes: [Int], isOneGroup: Bool) {
    place(nodes, as: nodes.count == 1 ? .object : isOneGroup ? .crowd : .mixed)
  }

  private mutating func placeFolding(_ group: [Int], threshold: Int) {
    if group.count > threshold {
      place([group[0]], as: .object)
      place(Array(group.dropFirst()), as: .rest)
    } else {
      for node in group { place([node], as: .object) }
    }
  }

  /// The candidates that have no place yet, by what they have in common, in order.
  private func groups(of candidates: [Int], byReferrers: Bool) -> [[Int]] {
    var numbers: [CrowdKey: Int] = [:]
    var groups: [[Int]] = []
    var seen: Set<Int> = []
    for node in candidates where !isPlaced(node) && seen.insert(node).inserted {
      let key = key(of: node, byReferrers: byReferrers)
      if let number = numbers[key] {
        groups[number].append(node)
      } else {
        numbers[key] = groups.count
        groups.append([node])
      }
    }
    return groups
  }

  private func key(of node: Int, byReferrers: Bool) -> CrowdKey {
    CrowdKey(
      type: snapshot.storage.types[node],
      kind: snapshot.storage.kinds[node],
      role: role(of: node),
      referrers: byReferrers ? referrers(of: node) : []
    )
  }

  /// How a node is owned, each way once, sorted.
  func referrers(of node: Int) -> [CrowdKey.Referrer] {
    var referrers: [CrowdKey.Referrer] = []
    for reference in incoming[snapshot.id(at: node)] {
      guard OwningStrengths.strongAndConservative.contains(reference.strength) else { continue }
      referrers.append(
        .init(
          owner: owner(reference.sourceIndex),
          label: ElementLabel.pattern(of: reference.label),
          strength: reference.strength.rawValue
        )
      )
    }
    guard referrers.count > 1 else { return referrers }
    return Set(referrers).sorted()
  }

  private func owner(_ node: Int) -> Int {
    guard isPlaced(node) else { return node }
    let box = Int(places[node])
    return boxes[box].isCrowd ? ~box : node
  }
}

internal import RefGraph

/// The groups of a series as frames within frames: a box stands directly in one group at most.
///
/// Groups that share boxes without one being within the other cannot both be frames around all of
/// theirs: the shared boxes stand in the one that comes first.
struct GroupTree {
  /// For each group the boxes directly in it, in order.
  let members: [[Int]]
  /// For each group the groups directly in it, in order.
  let children: [[Int]]
  /// The groups that are in no other and have something in them, in order.
  let tops: [Int]
  /// All groups with something in them, each before those within it: the order of drawing.
  let order: [Int]
  /// What stands at each frame.
  let titles: [String]

  /// - Parameter boxCount: how many boxes the series has.
  init(of boxCount: Int, _ groups: [DiagramSeries.Group]) {
    var groupsOfBox: [Int: [Int]] = [:]
    for (number, group) in groups.enumerated() {
      for box in group.boxes { groupsOfBox[box, default: []].append(number) }
    }
    var members = Array(repeating: [Int](), count: groups.count)
    for box in 0..<boxCount {
      if let innermost = groupsOfBox[box]?.first { members[innermost].append(box) }
    }
    let sets = groups.map { Set($0.boxes) }
    var children = Array(repeating: [Int](), count: groups.count)
    var isEmpty = Array(repeating: false, count: groups.count)
    var tops: [Int] = []
    for (number, group) in groups.enumerated() {
      isEmpty[number] = members[number].isEmpty && children[number].isEmpty
      guard !isEmpty[number], let first = group.boxes.first else { continue }
      let around = groupsOfBox[first]?.first {
        $0 > number && sets[$0].isSuperset(of: sets[number])
      }
      if let around { children[around].append(number) } else { tops.append(number) }
    }
    self.members = members
    self.children = children
    self.tops = tops
    order = isEmpty.indices.reversed().filter { !isEmpty[$0] }
    titles = groups.map { VisibleText.escaping($0.title, limit: 40) }
  }
}

/// The groups of a series, made to be frames around boxes: of two, one is within the other or they
/// have nothing in common.
struct SeriesGroups {
  /// Those within others first, else in order.
  let groups: [DiagramSeries.Group]

  /// Joins groups of one title, as those of several plays are. Where two groups share boxes and
  /// neither is within the other, the shared boxes stay in the one that comes first; of two around
  /// the same boxes the first stays. A group of nothing is left out.
  init(_ wishes: [(title: String, boxes: [Int])]) {
    var titles: [String] = []
    var members: [String: Set<Int>] = [:]
    for wish in wishes {
      if members[wish.title] == nil { titles.append(wish.title) }
      members[wish.title, default: []].formUnion(wish.boxes)
    }
    var accepted: [(title: String, boxes: Set<Int>)] = []
    for title in titles {
      var boxes = members[title] ?? []
      for other in accepted.lazy.map(\.boxes)
      where boxes == other || !boxes.isSubset(of: other) && !other.isSubset(of: boxes) {
        boxes.subtract(other)
      }
      if !boxes.isEmpty { accepted.append((title, boxes)) }
    }
    groups = accepted.enumerated()
      .sorted { ($0.element.boxes.count, $0.offset) < ($1.element.boxes.count, $1.offset) }
      .map { .init(title: $0.element.title, boxes: $0.element.boxes.sorted()) }
  }

  /// The boxes all of whose objects are among some.
  ///
  /// - Parameters:
  ///   - members: the objects, each once.
  ///   - places: the box of each object.
  ///   - sizes: by box, how many objects it stands for.
  static func boxes<Name: Hashable>(
    of members: Set<Name>,
    in places: [Name: Int],
    sizes: [Int: Int]
  ) -> [Int] {
    var counts: [Int: Int] = [:]
    for member in members {
      if let place = places[member] { counts[place, default: 0] += 1 }
    }
    return counts.keys.filter { counts[$0] == sizes[$0] }.sorted()
  }
}

/// The groups of a series, made to be frames around boxes: of two, one is within the other or they
/// have nothing in common.
///
/// What is in a group changes from moment to moment, and where a box stands does not. So a group has
/// as many frames as it takes for one to hold what is in the group at a moment, and nothing else that
/// is drawn then:
///
/// ```
/// in the group:   nav list    nav list detail    nav list, detail beside it
/// frames:         {nav list}  {nav list detail}  {nav list}
/// ```
///
/// Boxes that two groups claim, at one moment or at several, stand in a frame of the one that comes
/// first; at a moment when they belong to the other, that one has a frame of its own around them.
struct SeriesGroups {
  /// What stands together at one moment, by positions of boxes.
  struct Moment {
    /// The groups, by their titles; those of one title are one.
    var members: [(title: String, boxes: Set<Int>)]
    /// The boxes that are drawn, if only as ghosts.
    var drawn: Set<Int>

    /// What is drawn of a group.
    func boxes(of title: String) -> Set<Int> {
      members.reduce(into: []) { boxes, member in
        if member.title == title { boxes.formUnion(member.boxes.intersection(drawn)) }
      }
    }
  }

  /// The frames, those within others first.
  let groups: [DiagramSeries.Group]
  /// By moment, for each frame whether it is drawn.
  let isDrawn: [[Bool]]

  /// Grows with the frames for each group and moment, of which there are at most twice as many as
  /// boxes.
  init(_ moments: [Moment]) {
    var frames = SeriesGroupFrames()
    var titles: [String] = []
    for title in moments.lazy.flatMap({ $0.members.map(\.title) }) where !titles.contains(title) {
      titles.append(title)
    }
    for title in titles { frames.add(title, moments) }
    let drawn = moments.map { moment in
      titles.reduce(into: Set<Int>()) { $0.formUnion(frames.covering($1, moment)) }
    }
    let used = drawn.reduce(into: Set<Int>()) { $0.formUnion($1) }
    let order = used.sorted {
      (frames.all[$0].boxes.count, $0) < (frames.all[$1].boxes.count, $1)
    }
    groups = order.map {
      .init(title: frames.all[$0].title, boxes: frames.all[$0].boxes.sorted())
    }
    isDrawn = drawn.map { drawn in order.map { drawn.contains($0) } }
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
  ) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for member in members {
      if let place = places[member] { counts[place, default: 0] += 1 }
    }
    return Set(counts.keys.filter { counts[$0] == sizes[$0] })
  }
}

/// Sets of boxes with titles, of which two are within each other or have nothing in common.
private struct SeriesGroupFrames {
  private(set) var all: [(title: String, boxes: Set<Int>)] = []

  /// Adds what the group needs to hold its boxes at each moment: the largest sets that have nothing
  /// else in them then.
  mutating func add(_ title: String, _ moments: [SeriesGroups.Moment]) {
    let parts = moments.map { $0.boxes(of: title) }
    let ever = parts.reduce(into: Set<Int>()) { $0.formUnion($1) }
    var wishes: Set<Set<Int>> = []
    for (part, moment) in zip(parts, moments) where !part.isEmpty {
      let wish = ever.subtracting(moment.drawn.subtracting(part))
      if wishes.insert(wish).inserted { add(title, wish) }
    }
  }

  /// Adds a set without the boxes that stand in the way; another one of the same title that does is
  /// reason enough to leave it out.
  private mutating func add(_ title: String, _ wish: Set<Int>) {
    var boxes = wish
    for other in all {
      let isApart = boxes.isDisjoint(with: other.boxes)
      let isNested = boxes.isSubset(of: other.boxes) || other.boxes.isSubset(of: boxes)
      if isApart || isNested && boxes != other.boxes { continue }
      if other.title == title { return }
      boxes.subtract(other.boxes)
    }
    if !boxes.isEmpty { all.append((title, boxes)) }
  }

  /// The frames to draw for a group at a moment: the fewest that hold its boxes, each as small as can
  /// be. What is in none gets one, for each frame around it one.
  mutating func covering(_ title: String, _ moment: SeriesGroups.Moment) -> [Int] {
    var rest = moment.boxes(of: title)
    var chosen: [Int] = []
    while !rest.isEmpty {
      let fitting = all.indices.filter { number in
        all[number].title == title && !all[number].boxes.isDisjoint(with: rest)
          && all[number].boxes.intersection(moment.drawn).isSubset(of: rest)
      }
      let best = fitting.max { left, right in
        let (first, second) = (all[left].boxes, all[right].boxes)
        return (first.intersection(rest).count, -first.count)
          < (second.intersection(rest).count, -second.count)
      }
      guard let best else { break }
      chosen.append(best)
      rest.subtract(all[best].boxes)
    }
    return chosen + add(rest, to: title)
  }

  /// Adds frames around boxes that are in no frame of the group that fits: one for those of each
  /// innermost frame of another.
  private mutating func add(_ rest: Set<Int>, to title: String) -> [Int] {
    var parts: [Int?: Set<Int>] = [:]
    for box in rest {
      let around = all.indices.filter { all[$0].boxes.contains(box) }
      let innermost = around.min {
        (all[$0].boxes.count, $1) < (all[$1].boxes.count, $0)
      }
      parts[innermost, default: []].insert(box)
    }
    return parts.sorted { $0.key ?? -1 < $1.key ?? -1 }.map { _, boxes in
      all.append((title, boxes))
      return all.count - 1
    }
  }
}

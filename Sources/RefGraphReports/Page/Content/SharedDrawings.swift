internal import RefGraph

/// Which plays share a drawing, in which every object keeps its place.
///
/// One drawing for all would have room for the objects of every play, most of which the play in sight
/// has not: it would be wide and empty. Plays whose objects are nearly the same share one, so that a
/// condition that changes references only, such as weak or strong, moves nothing.
///
/// ```
/// capture=weak   presentation=push      a b c d          first drawing
/// capture=strong presentation=push      a b c d          first drawing
/// capture=weak   presentation=present   a b c e f g h    second drawing
/// ```
struct SharedDrawings: Sendable {
  /// For each play the number of its drawing.
  let numbers: [Int]
  /// For each drawing the positions of its plays, in order.
  let plays: [[Int]]

  /// In how many objects a play may differ from all that share a drawing before it.
  private static let tolerance = 3
  /// How many drawings a page has at most.
  private static let limit = 16

  init(of lessons: [Lesson]) {
    var names: [Set<String>] = []
    var plays: [[Int]] = []
    var numbers: [Int] = []
    for (position, lesson) in lessons.enumerated() {
      let own = Self.names(in: lesson)
      let nearest = names.indices.min { left, right in
        let (first, second) = (names[left], names[right])
        return first.symmetricDifference(own).count < second.symmetricDifference(own).count
      }
      if let nearest,
        names[nearest].symmetricDifference(own).count <= Self.tolerance
          || names.count == Self.limit
      {
        names[nearest].formUnion(own)
        plays[nearest].append(position)
        numbers.append(nearest)
      } else {
        numbers.append(names.count)
        names.append(own)
        plays.append([position])
      }
    }
    self.numbers = numbers
    self.plays = plays
  }

  /// The objects that have names, at any moment.
  private static func names(in lesson: Lesson) -> Set<String> {
    var names: Set<String> = []
    for report in lesson.report.moments {
      names.formUnion(report.snapshot.objects.lazy.filter { $0.kind != .frame }.compactMap(\.name))
    }
    return names
  }
}

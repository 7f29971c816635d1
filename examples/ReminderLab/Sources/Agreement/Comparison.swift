import RefGraph
import ReminderWorld

/// Compares one run of an experiment with one play of its scenario, moment by moment.
struct Comparison {
  let moments: [Moment]
  let timeline: Timeline
  private(set) var count = 0
  private(set) var disagreements: [Disagreement] = []

  /// The handles that the experiment has watched by its end.
  private let handles: Set<String>

  init(moments: [Moment], timeline: Timeline) {
    self.moments = moments
    self.timeline = timeline
    handles = moments.last.map { $0.alive.union($0.nilled) } ?? []
  }

  mutating func compare() {
    let names = moments.map(\.name).joined(separator: ", ")
    let expected = timeline.moments.map(\.name).joined(separator: ", ")
    guard names == expected else {
      disagree(.moments, at: moments.last?.name ?? "", names, expected)
      return
    }
    var released: Set<String> = []
    var expectedReleased: Set<String> = []
    for (moment, expected) in zip(moments, timeline.moments) {
      let lines = timeline.events(of: expected).compactMap { ExpectedLine($0, handles: handles) }
      released.formUnion(moment.released)
      expectedReleased.formUnion(lines.compactMap(\.released))
      compareSets(.released, at: moment.name, released, expectedReleased)
      compareWeak(moment, expected.snapshot)
      compareLines(
        .order,
        at: moment.name,
        moment.released.map { LogLine($0) },
        lines.filter { $0.released != nil },
        shown: \.releasedLine
      )
      compareLines(.log, at: moment.name, moment.log, lines, shown: \.line)
    }
  }

  /// Each handle so far: does a weak reference read `nil`?
  private mutating func compareWeak(_ moment: Moment, _ snapshot: Snapshot) {
    let known = moment.alive.union(moment.nilled)
    let alive = Set(snapshot.objects.lazy.compactMap(\.name))
    count += known.count
    if moment.alive != alive.intersection(handles) {
      disagree(
        .weak,
        at: moment.name,
        moment.alive.sorted().joined(separator: ", "),
        alive.intersection(handles).sorted().joined(separator: ", ")
      )
    }
  }
}

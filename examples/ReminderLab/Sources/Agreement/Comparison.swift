import RefGraph
import ReminderWorld

/// Compares one run of an experiment with one play of its scenario, moment by moment.
struct Comparison {
  private(set) var count = 0
  private(set) var disagreements: [Disagreement] = []

  private let moments: [Moment]
  private let timeline: Timeline
  /// The handles that the experiment has watched by its end: those that are compared.
  private let handles: Set<String>
  /// The names of the instances and closures in the model that the experiment does not watch.
  let unwatched: Set<String>

  init(_ moments: [Moment], _ timeline: Timeline) {
    self.moments = moments
    self.timeline = timeline
    handles = moments.last?.watched ?? []
    let named = timeline.moments.last?.snapshot.namesOfInstancesAndClosures() ?? []
    unwatched = named.subtracting(handles)
    compareMoments()
  }

  private mutating func compareMoments() {
    let names = moments.map(\.name)
    let expectedNames = timeline.moments.map(\.name)
    guard names == expectedNames else {
      disagree(.moments, at: "all", names, expectedNames)
      return
    }
    var released: Set<String> = []
    var expectedReleased: Set<String> = []
    for (moment, expected) in zip(moments, timeline.moments) {
      let lines = timeline.events(of: expected).compactMap { ExpectedLine($0, handles: handles) }
      released.formUnion(moment.released)
      expectedReleased.formUnion(lines.lazy.compactMap(\.released))
      let alive = Set(expected.snapshot.objects.lazy.compactMap(\.name)).intersection(handles)

      compare(.released, at: moment, released, expectedReleased)
      compare(.weak, at: moment, moment.alive, alive)
      compare(
        .order,
        at: moment.name,
        moment.released,
        lines.compactMap { line in line.released.map { ($0, line.strand) } }
      )
      compare(.log, at: moment.name, moment.log, lines.map { ($0.line, $0.strand) })
    }
  }

  /// Compares two sets of handles: one answer for each handle that there is by then.
  private mutating func compare(
    _ kind: Disagreement.Kind,
    at moment: Moment,
    _ found: Set<String>,
    _ expected: Set<String>
  ) {
    count += moment.watched.count
    guard found != expected else { return }
    disagree(
      kind,
      at: moment.name,
      found.subtracting(expected).sorted(),
      expected.subtracting(found).sorted()
    )
  }

  /// Compares two sequences: one answer for each element.
  private mutating func compare<Element: Hashable & CustomStringConvertible>(
    _ kind: Disagreement.Kind,
    at moment: String,
    _ found: [Element],
    _ expected: [(element: Element, strand: Event.Strand?)]
  ) {
    count += found.count
    guard let difference = OpenOrder(expected).firstDifference(from: found) else { return }
    disagree(
      kind,
      at: moment,
      difference.found.map(\.description),
      difference.expected.map(\.description)
    )
  }

  private mutating func disagree(
    _ kind: Disagreement.Kind,
    at moment: String,
    _ found: [String],
    _ expected: [String]
  ) {
    disagreements.append(
      Disagreement(
        moment: moment,
        kind: kind,
        experiment: found.joined(separator: ", "),
        scenario: expected.joined(separator: ", ")
      )
    )
  }
}

extension Moment {
  /// The handles of all objects that there have been so far.
  fileprivate var watched: Set<String> { alive.union(nilled) }
}

extension Snapshot {
  /// The names of all instances and closures until then, those that are gone included.
  fileprivate func namesOfInstancesAndClosures() -> Set<String> {
    let all = objects.map { ($0.name, $0.kind) } + released.map { ($0.name, $0.kind) }
    return Set(all.lazy.filter { [.instance, .closure].contains($0.1) }.compactMap(\.0))
  }
}

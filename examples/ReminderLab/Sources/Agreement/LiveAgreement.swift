import RefGraph
import RefGraphCapture
public import ReminderWorld

/// How far the references between real objects and those of the model agree, at each moment of an
/// experiment under one setting.
///
/// ```swift
/// let agreement = try LiveAgreement(of: experiment, setting)
/// agreement.disagreements  // []
/// ```
///
/// The real ones are read from memory while the experiment runs. Compared is, among the objects that
/// both name: which references lead from which to which, with label and strength; what is held by
/// the system and how; which objects form a cycle; and that nothing else holds any of them.
/// `LiveTable` says what is called otherwise, and which differences there are, with the reason for
/// each.
public struct LiveAgreement: Sendable {
  /// How many moments were captured.
  public let momentCount: Int
  /// How many references, cycles and permanent owners both have.
  public private(set) var comparisonCount = 0
  /// Where the two differ, in order.
  public private(set) var disagreements: [Disagreement] = []
  /// The rows of the tables that were of use.
  private(set) var used = Used()

  /// Rows of `LiveTable`, by their places.
  struct Used: Sendable {
    var labels: Set<Int> = []
    var exceptions: Set<Int> = []

    mutating func formUnion(_ other: Used) {
      labels.formUnion(other.labels)
      exceptions.formUnion(other.exceptions)
    }
  }

  /// Plays both, captures the real objects, and compares.
  ///
  /// - Throws: `AgreementError`, `CaptureError`.
  public init(of experiment: Experiment, _ setting: Setting) throws {
    let scenario = try Agreement.scenario(for: experiment)
    var timelines: [Timeline] = []
    for play in Agreement.settings(of: scenario, extending: setting) {
      timelines.append(try Agreement.play(scenario, play, setting))
    }
    self.init(try LiveMoment.all(of: experiment, setting), timelines)
  }

  /// Compares moments with those of each play.
  init(_ moments: [LiveMoment], _ timelines: [Timeline]) {
    momentCount = moments.count
    for timeline in timelines {
      for moment in moments {
        if let expected = timeline.moment(named: moment.name) {
          compare(moment, expected.snapshot)
        } else {
          report(.moments, at: moment, [moment.name], [])
        }
      }
    }
  }

  private mutating func compare(_ moment: LiveMoment, _ expected: Snapshot) {
    let live = moment.capture.snapshot
    let named = Set(live.objects.lazy.compactMap(\.name).filter { !LiveGraph.isPart($0) })
    let handles = named.intersection(expected.objects.lazy.compactMap(\.name))
    let model = ModelGraph(expected, handles: handles)
    let real = LiveGraph(moment)
    used.labels.formUnion(real.usedLabels)
    let passing: Set = [LiveTable.outside, LiveTable.transition]
    let isCompared = { (link: NamedGraph.Link) in
      !model.isRunning || !passing.contains(link.source)
    }
    report(
      .references,
      at: moment,
      Self.texts(real.links.filter(isCompared)),
      Self.texts(model.links.filter(isCompared))
    )
    compareCycles(moment, expected, handles)
  }

  /// Compares what both snapshots say by themselves.
  private mutating func compareCycles(
    _ moment: LiveMoment,
    _ expected: Snapshot,
    _ handles: Set<String>
  ) {
    let live = moment.capture.snapshot
    var expectedOwners: [String: ObjectID] = [:]
    var owners: [String: ObjectID] = [:]
    for root in expected.roots where root.lifetime == .permanent {
      guard let name = expected.object(root.object)?.name else { continue }
      let part = LiveTable.parts.first { $0.value == name }?.key
      expectedOwners[name] = root.object
      owners[name] = live.object(named: part ?? name)?.id
    }
    let model = NamedCycles(expected, handles: handles, owners: expectedOwners)
    let real = NamedCycles(live, handles: handles, owners: owners)
    report(.cycles, at: moment, real.cycles, model.cycles)
    report(.owners, at: moment, real.reached, model.reached)
  }

  private static func texts(_ links: Set<NamedGraph.Link>) -> Set<String> {
    Set(links.map(\.description))
  }

  private mutating func report(
    _ kind: Disagreement.Kind,
    at moment: LiveMoment,
    _ real: Set<String>,
    _ model: Set<String>
  ) {
    comparisonCount += real.intersection(model).count
    let onlyReal = unexplained(real.subtracting(model), .real)
    let onlyModel = unexplained(model.subtracting(real), .model)
    guard !onlyReal.isEmpty || !onlyModel.isEmpty else { return }
    disagreements.append(
      Disagreement(
        moment: moment.name,
        kind: kind,
        experiment: onlyReal.joined(separator: "; "),
        scenario: onlyModel.joined(separator: "; ")
      )
    )
  }

  /// What no exception has a reason for.
  private mutating func unexplained(
    _ texts: Set<String>,
    _ side: LiveTable.Exception.Side
  ) -> [String] {
    texts.sorted().filter { text in
      let number = LiveTable.exceptions.firstIndex { exception in
        exception.side == side && exception.explains(text)
      }
      if let number { used.exceptions.insert(number) }
      return number == nil
    }
  }
}

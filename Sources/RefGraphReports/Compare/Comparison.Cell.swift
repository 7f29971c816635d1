internal import RefGraph

extension Comparison {
  /// What one play has at a moment.
  public struct Cell: Sendable {
    let report: SnapshotReport
    /// The lines of each aspect, in order.
    private let lines: [Aspect: [String]]

    init(of moment: Timeline.Moment, in timeline: Timeline) {
      self.init(of: moment, in: timeline, SnapshotReport(of: moment, in: timeline))
    }

    /// - Parameter report: that of the moment.
    init(of moment: Timeline.Moment, in timeline: Timeline, _ report: SnapshotReport) {
      self.report = report
      lines = [
        .log: Self.logLines(timeline.events(of: moment)),
        .released: (report.play?.change?.released ?? []).map(\.handle),
        .references: moment.snapshot.referencesBetweenNames().map { $0.notation().plainText() },
        .cycles: report.analysis.cycles.cycles.map(Self.line),
        .verdicts: report.analysis.verdicts.map { "\($0.handle) \($0.kind.rawValue)" },
      ]
    }

    /// What a reader compares, line by line. Events in no guaranteed order begin with `~ `: their
    /// strands stand in the order of the alphabet, the later lines of each indented.
    public func lines(_ aspect: Aspect) -> [String] { lines[aspect] ?? [] }

    /// What stands before an event in no guaranteed order.
    static let unorderedMark = "~ "

    private static func logLines(_ events: ArraySlice<Event>) -> [String] {
      var lines: [String] = []
      var strands: [Event.Strand: [String]] = [:]
      var group: Int?
      for event in events {
        if event.strand?.group != group {
          lines += inOneOrder(strands.values)
          strands = [:]
        }
        group = event.strand?.group
        let line = EventLines.line(of: event).plainText()
        if let strand = event.strand {
          let mark = strands[strand] == nil ? unorderedMark : unorderedMark + "  "
          strands[strand, default: []].append(mark + line)
        } else {
          lines.append(line)
        }
      }
      return lines + inOneOrder(strands.values)
    }

    /// The strands in an order that depends on nothing but their lines.
    private static func inOneOrder(_ strands: some Sequence<[String]>) -> [String] {
      strands.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 }
    }

    private static func line(of cycle: RetainCycle) -> String {
      let word =
        if case .held(let lifetime) = cycle.status { "held by a \(lifetime.word) root" } else {
          cycle.status.word
        }
      return "\(cycle.loopText().plainText()), \(word)"
    }
  }
}

extension Snapshot {
  /// The references whose ends both have names: what has none is called otherwise in every play.
  func referencesBetweenNames() -> [Reference] {
    objects.flatMap { object in
      object.references.filter { object.name != nil && $0.target.name != nil }
    }
  }
}

extension Comparison.Row {
  init(of moment: String, in plays: [Timeline]) {
    self.moment = moment
    let cells = plays.map { play in
      play.moment(named: moment).map { Comparison.Cell(of: $0, in: play) }
    }
    self.cells = cells
    let there = cells.compactMap { $0 }
    differences = Comparison.Aspect.allCases.filter { aspect in
      Set(there.map { $0.lines(aspect) }).count > 1
    }
  }

  /// The references that all plays have which come by the moment.
  func commonReferences() -> Set<String> {
    let sets = cells.compactMap { $0 }.map { Set($0.lines(.references)) }
    guard let first = sets.first else { return [] }
    return sets.dropFirst().reduce(first) { $0.intersection($1) }
  }
}

internal import RefGraph
internal import RefGraphCapture
internal import RefGraphReports

/// Why objects are still there that should be gone.
enum Lifetimes {
  /// One finding for each cause that keeps some of the objects; none where all are gone.
  ///
  /// That a weak reference still leads to an object is certain, so a finding is a failure also where
  /// nobody can tell who holds it. It is inconclusive where memory without a known layout may be what
  /// holds it, where threads were changing what was read, and where nothing could be read.
  ///
  /// - Parameters:
  ///   - objects: what is expected to be gone.
  ///   - settled: how long was waited for it: `after 10 turns of the run loop and 0.2 s`.
  ///   - baseline: cycles that are known; what only they keep is no finding, and entries that fit the
  ///     objects without a cycle are told as warnings.
  static func findings(
    about objects: [WatchedObject],
    settled: String,
    except baseline: LeakBaseline
  ) -> [Finding] {
    do {
      guard let survivors = try Survivors(of: objects) else {
        return baseline.warnings(matched: [], types: Set(objects.map(\.type)))
      }
      return LifetimeFindings(survivors, settled: settled, baseline).all()
    } catch {
      let alive = objects.filter(\.isAlive)
      guard !alive.isEmpty else { return [] }
      let names = alive.map { VisibleText.escaping($0.name) }
      let who = WatchNote(alive.map { [$0] }, called: names, settled: settled)
      let subject = "\(Listing.text(names)) \(names.count == 1 ? "is" : "are")"
      let headline = "\(subject) still alive, and the reason cannot be told: \(error)"
      return [
        Finding(severity: .inconclusive, message: [headline, who.text].joined(separator: "\n\n"))
      ]
    }
  }
}

/// The findings about one capture.
private struct LifetimeFindings {
  private let survivors: Survivors
  private let settled: String
  private let baseline: LeakBaseline
  private let analysis: SnapshotAnalysis

  init(_ survivors: Survivors, settled: String, _ baseline: LeakBaseline) {
    self.survivors = survivors
    self.settled = settled
    self.baseline = baseline
    analysis = SnapshotAnalysis(of: Self.snapshot(of: survivors.objects, in: survivors))
  }

  /// The graph in which these objects are due.
  private static func snapshot(
    of objects: [Survivors.Survivor],
    in survivors: Survivors
  ) -> Snapshot {
    let names = objects.map(\.watchers[0].name)
    let title = "Why \(names.count == 1 ? "is" : "are") \(Listing.text(names)) still there?"
    return survivors.graph.snapshot(due: objects.map(\.id), title: title)
  }

  func all() -> [Finding] {
    var matched: Set<Int> = []
    var unknown: [Cause] = []
    for cause in Cause.all(in: analysis) {
      if let entries = baseline.entries(covering: cause, in: analysis.snapshot) {
        matched.formUnion(entries)
      } else {
        unknown.append(cause)
      }
    }
    let types = Set(survivors.objects.flatMap { $0.watchers.map(\.type) })
    return unknown.prefix(Self.causeLimit).map(finding)
      + (unknown.count > Self.causeLimit ? [rest(Array(unknown.dropFirst(Self.causeLimit)))] : [])
      + baseline.warnings(matched: matched, types: types)
  }

  /// For so many causes there is a finding of its own.
  private static let causeLimit = 12

  /// One finding for the causes behind the first ones.
  private func rest(_ causes: [Cause]) -> Finding {
    let objects = Set(causes.flatMap(\.objects))
    let kept = survivors.objects.filter { objects.contains($0.id) }
    let names = kept.map { VisibleText.escaping($0.watchers[0].name) }
    let headline = "\(Listing.text(names)) are still there, for other reasons."
    let note = WatchNote(kept.map(\.watchers), called: names, settled: settled)
    return Finding(severity: .failure, message: [headline, note.text].joined(separator: "\n\n"))
  }

  private func finding(about cause: Cause) -> Finding {
    let kept = survivors.objects.filter { cause.objects.contains($0.id) }
    let isAll = kept.count == survivors.objects.count
    let report = SnapshotReport(
      of: isAll ? analysis.snapshot : Self.snapshot(of: kept, in: survivors)
    )
    let doubt = Doubt(about: cause, in: report.analysis.snapshot, survivors.remarks)
    var blocks = doubt.map { [$0.text] } ?? []
    let text = CauseText(cause, report)
    blocks += text.blocks()
    blocks.append(
      WatchNote(kept.map(\.watchers), called: kept.map { text.handle($0.id) }, settled: settled)
        .text
    )
    blocks +=
      survivors.remarks.isEmpty
      ? [] : [survivors.remarks.map(\.sentence).joined(separator: "\n")]
    return Finding(
      severity: doubt == nil ? .failure : .inconclusive,
      message: blocks.joined(separator: "\n\n"),
      diagram: FindingDiagram.text(
        report.analysis,
        focus: cause.objects.first,
        answer: text.headline()
      )
    )
  }
}

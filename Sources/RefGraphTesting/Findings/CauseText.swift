internal import RefGraph
internal import RefGraphReports

/// The words about one cause: what is so and what to change, the references that show it, then the
/// objects.
struct CauseText {
  private let cause: Cause
  private let report: SnapshotReport

  /// - Parameter report: of a snapshot in which exactly the cause's objects are due.
  init(_ cause: Cause, _ report: SnapshotReport) {
    self.cause = cause
    self.report = report
  }

  private var snapshot: Snapshot { report.analysis.snapshot }

  /// The blocks of the message, to be parted by blank lines.
  func blocks() -> [String] {
    [[headline(), remedy()].compactMap(\.self).joined(separator: "\n")] + grounds()
  }

  /// What is so, in one line.
  func headline() -> String {
    guard case .unseen(let roots) = cause.reason else { return report.conclusion() }
    var text = "\(names(cause.objects)) \(cause.objects.count == 1 ? "is" : "are") held from "
    text += "outside what could be seen, by "
    text += roots.map { root in
      let object = cause.objects == [root.object] ? "it" : handle(root.object)
      return "\(root.unseenCount) to \(object)"
    }.joined(separator: " and ")
    guard report.analysis.verdicts.contains(where: { $0.then == .leaked }) else {
      return text + "."
    }
    return text + "; without \(roots.count == 1 ? "that" : "them"), a retain cycle would keep "
      + "\(cause.objects.count == 1 ? "it" : "them")."
  }

  private func remedy() -> String? {
    switch cause.reason {
    case .leak: return cycleRemedy()
    case .owners:
      return report.analysis.releasingCuts().cuts.first.map { Remedy.sentence(for: $0.reference) }
    case .temporaryOwners, .unseen:
      guard report.analysis.verdicts.contains(where: { $0.then == .leaked }) else { return nil }
      return cycleRemedy()
    }
  }

  private func cycleRemedy() -> String? {
    cause.cycles.first.flatMap {
      Remedy(of: $0, releasing: cause.objects, in: snapshot)?.sentence
    }
  }

  private func grounds() -> [String] {
    let loops = cause.cycles.prefix(Self.cycleLimit).map { report.text(of: $0) }
    let cycles = loops.isEmpty ? [] : [(["Retain cycle"] + loops).joined(separator: "\n")]
    return cause.reason == .leak && !loops.isEmpty ? cycles : [report.dueText()] + cycles
  }

  /// How many cycles of one cause are shown.
  private static let cycleLimit = 3

  private func names(_ objects: [ObjectID]) -> String {
    NameList.text(objects.map(handle))
  }

  private func handle(_ object: ObjectID) -> String {
    VisibleText.escaping(snapshot.object(object)?.handle ?? "object \(object)")
  }
}

/// A few names in a sentence.
enum NameList {
  private static let limit = 6

  /// `a`, `a and b`, `a, b and c`, or five of them `and 12 more`.
  static func text(_ names: [String]) -> String {
    guard names.count > 1 else { return names.first ?? "none" }
    guard names.count <= limit else {
      return names.prefix(limit - 1).joined(separator: ", ")
        + " and \(names.count - limit + 1) more"
    }
    return names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

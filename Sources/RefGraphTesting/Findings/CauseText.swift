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
    switch cause.reason {
    case .leak, .owners, .temporaryOwners: return report.conclusion()
    case .tasks(let roots):
      return isHeld(
        "by \(roots.count == 1 ? "a task that has" : "tasks that have") not ended",
        roots
      )
    case .unseen(let roots):
      return isHeld("from outside what could be seen, by \(unseen(roots))", roots)
    }
  }

  /// `page is held by …; when they go, a retain cycle keeps it.`
  private func isHeld(_ holders: String, _ roots: [Snapshot.Root]) -> String {
    let isOne = roots.count == 1 && (!roots[0].isUnseen || roots[0].unseenCount == "1 reference")
    let isAlone = cause.objects.count == 1
    let fate =
      cause.cycles.isEmpty ? (isAlone ? "it leaks" : "they leak") : "a retain cycle keeps \(them)"
    let later = leaksLater ? "; when \(isOne ? "that goes" : "they go"), \(fate)" : ""
    return
      "\(Listing.text(cause.objects.map(handle))) \(isAlone ? "is" : "are") held \(holders)\(later)."
  }

  private var them: String { cause.objects.count == 1 ? "it" : "them" }

  private var leaksLater: Bool { report.analysis.verdicts.contains { $0.then == .leaked } }

  /// `1 reference to list and 2 references to cache`
  private func unseen(_ roots: [Snapshot.Root]) -> String {
    Listing.text(
      roots.map {
        "\($0.unseenCount) to \(cause.objects == [$0.object] ? "it" : handle($0.object))"
      }
    )
  }

  private func remedy() -> String? {
    switch cause.reason {
    case .leak: cycleRemedy()
    case .tasks: leadingRemedy().map { $0 + " Or cancel the task in time." }
    case .owners, .temporaryOwners, .unseen: leadingRemedy() ?? (leaksLater ? cycleRemedy() : nil)
    }
  }

  private func cycleRemedy() -> String? {
    cause.cycles.first.flatMap {
      Remedy(of: $0, releasing: cause.objects, in: snapshot)?.sentence
    }
  }

  /// What to do about the reference that the listing marks.
  private func leadingRemedy() -> String? {
    cause.objects.lazy
      .compactMap { report.analysis.holdingReferences(of: $0).leading()?.reference }
      .first.flatMap { Remedy(at: [$0]).sentence }
  }

  private func grounds() -> [String] {
    let loops = cause.cycles.prefix(Self.cycleLimit).map { report.text(of: $0) }
    let cycles = loops.isEmpty ? [] : [(["Retain cycle"] + loops).joined(separator: "\n")]
    let isShown = cause.reason == .leak ? loops.isEmpty : hasPaths
    return (isShown ? [report.dueText()] : []) + cycles
  }

  /// Whether there is more to show of what keeps the objects than the headline says.
  private var hasPaths: Bool {
    if case .unseen = cause.reason {
      return cause.objects.contains {
        report.analysis.retainPath(to: $0)?.references.isEmpty == false
      }
    }
    return true
  }

  /// How many cycles of one cause are shown.
  private static let cycleLimit = 3

  /// What the message calls an object.
  func handle(_ object: ObjectID) -> String {
    VisibleText.escaping(snapshot.object(object)?.handle ?? "object \(object)")
  }
}

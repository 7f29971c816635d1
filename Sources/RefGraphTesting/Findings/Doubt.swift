internal import RefGraph
internal import RefGraphCapture
internal import RefGraphReports

/// Why a capture cannot tell what keeps objects.
struct Doubt: Equatable {
  /// What is in the way, and what to do.
  let text: String

  /// `nil` where the cause is what it seems.
  ///
  /// References from outside are in doubt where memory without a layout leads to the same object as
  /// often as the runtime counts: it may be what holds it.
  init?(about cause: Cause, in snapshot: Snapshot, _ remarks: [LiveCapture.Remark]) {
    switch cause.reason {
    case .leak where cause.cycles.isEmpty: text = Self.changing
    case .unseen where remarks.contains(where: \.isChange): text = Self.changing
    case .unseen(let roots):
      guard let types = Self.unreadable(roots, in: snapshot) else { return nil }
      text =
        "Neither a cycle nor an owner can be told: the compiler left no layout of "
        + "\(Listing.text(types)). Build without -disable-reflection-metadata."
    case .leak, .owners, .tasks, .temporaryOwners: return nil
    }
  }

  private static let changing =
    "Threads were changing the objects while they were read. Let the work end before the check."

  /// The types whose bytes may hold all references that were not found to one of the roots' objects.
  private static func unreadable(_ roots: [Snapshot.Root], in snapshot: Snapshot) -> [String]? {
    let incoming = IncomingReferences(of: snapshot)
    for root in roots {
      let possible = incoming[root.object].filter {
        $0.strength == .conservative && $0.label.isEmpty
      }
      let count = Int(root.unseenCount.prefix { $0.isNumber }) ?? .max
      guard !possible.isEmpty, possible.count >= count else { continue }
      return Set(possible.map { VisibleText.escaping($0.source.type) }).sorted()
    }
    return nil
  }
}

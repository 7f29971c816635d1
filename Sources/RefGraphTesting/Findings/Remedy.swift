internal import RefGraph

/// What to change in the source so that a reference does not own its target any more.
struct Remedy {
  /// In an imperative sentence.
  let sentence: String

  /// Of longer loops not every cut is tried.
  private static let loopLimit = 24

  /// The remedy at the reference to speak of first, once no root holds the cycle; `nil` where no
  /// single one of the loop releases any of the objects. Linear, with the length of the loop as a
  /// factor.
  ///
  /// - Parameters:
  ///   - objects: those that shall go.
  ///   - snapshot: a rewritten one.
  init?(of cycle: RetainCycle, releasing objects: [ObjectID], in snapshot: Snapshot) {
    let left = GraphRewriting(keepingOrderOf: snapshot).snapshot(hasRoots: false)
    guard cycle.loop.count <= Self.loopLimit,
      let leaked = RetainCycles(in: left).cycle(containing: cycle.loop[0].source.id)
    else { return nil }
    let cuts = CycleCuts(of: leaked, in: left)
    guard let cut = cuts.leading(for: objects) ?? cuts.leading(for: cycle.objects) else {
      return nil
    }
    sentence = Self.sentence(for: cut.reference)
  }

  /// What to do about one reference.
  static func sentence(for reference: Snapshot.Reference) -> String {
    let source = VisibleText.escaping(reference.source.handle)
    let target = VisibleText.escaping(reference.target.handle)
    let label = VisibleText.escaping(reference.label)
    switch reference.source.kind {
    case .closure where source.contains("closure #"):
      return "Capture \(target) weakly in \(source)."
    case .closure:
      return "\(source) is a method that was passed as a function, which holds its object: "
        + "pass a closure that captures \(target) weakly."
    case .system:
      return "\(source) holds \(target) until it ends: end it, or let it capture \(target) weakly."
    case .instance, .frame, .box, .storage:
      guard !label.isEmpty else { return "Let \(source) not own \(target)." }
      guard let bracket = label.firstIndex(of: "["), label.hasSuffix("]") else {
        return "Make \(source).\(label) weak, or let go of it in time."
      }
      return "Take \(target) out of \(source).\(label[..<bracket]) in time."
    }
  }
}

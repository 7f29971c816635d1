/// Changes of screens that take a while.
extension FrameworkFact {
  static let transitionFrom = FrameworkFact(
    "transition.fromViewController",
    source: "UIViewControllerTransition",
    label: "fromViewController",
    target: "UIViewController",
    strength: .strong,
    confidence: .high,
    ends: "the transition ends",
    evidence: "FBRetainCycleDetector, FBStandardGraphEdgeFilters.mm: transition context "
      + "_fromViewController"
  )

  static let transitionTo = FrameworkFact(
    "transition.toViewController",
    source: "UIViewControllerTransition",
    label: "toViewController",
    target: "UIViewController",
    strength: .strong,
    confidence: .high,
    ends: "the transition ends",
    evidence: "FBRetainCycleDetector, FBStandardGraphEdgeFilters.mm: transition context "
      + "_toViewController"
  )

  static let transitions = [transitionFrom, transitionTo]
}

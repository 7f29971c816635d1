/// Child controllers in containers of the app's own; ``parent`` leads back.
extension FrameworkFact {
  static let child = FrameworkFact(
    "viewController.children",
    source: "UIViewController",
    label: "children",
    target: "UIViewController",
    strength: .strong,
    confidence: .high,
    ends: "remove child",
    evidence: "oreilly.com: Programming iOS 6, chapter 19, the child is added to "
      + "childViewControllers and is retained",
    isArray: true
  )

  static let children = [child]
}

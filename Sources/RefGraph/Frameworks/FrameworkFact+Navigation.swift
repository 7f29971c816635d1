/// Navigation stacks.
extension FrameworkFact {
  static let stackElement = FrameworkFact(
    "navigationController.viewControllers",
    source: "UINavigationController",
    label: "viewControllers",
    target: "UIViewController",
    strength: .strong,
    confidence: .high,
    ends: "pop",
    evidence: "blog.mugunthkumar.com: ownership of presented view controllers",
    isArray: true
  )

  static let parent = FrameworkFact(
    "viewController.parent",
    source: "UIViewController",
    label: "parent",
    target: "UIViewController",
    strength: .weak,
    confidence: .high,
    ends: "pop, remove child",
    evidence: "UIViewController.h: @property(nullable,nonatomic,weak,readonly) "
      + "UIViewController *parentViewController"
  )

  static let navigation = [stackElement, parent]
}

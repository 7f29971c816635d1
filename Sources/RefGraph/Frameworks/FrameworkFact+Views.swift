/// Views, and the controllers that they belong to.
extension FrameworkFact {
  static let controllerView = FrameworkFact(
    "viewController.view",
    source: "UIViewController",
    label: "view",
    target: "UIView",
    strength: .strong,
    confidence: .high,
    evidence: "UIViewController.h: @property(null_resettable,nonatomic,strong) UIView *view"
  )

  static let subview = FrameworkFact(
    "view.subviews",
    source: "UIView",
    label: "subviews",
    target: "UIView",
    strength: .strong,
    confidence: .high,
    ends: "remove from superview",
    evidence: "developer.apple.com, UIView.addSubview(_:): establishes a strong reference to view",
    isArray: true
  )

  static let superview = FrameworkFact(
    "view.superview",
    source: "UIView",
    label: "superview",
    target: "UIView",
    strength: .weak,
    confidence: .medium,
    ends: "remove from superview",
    evidence:
      "UIView.h: @property(nullable,nonatomic,readonly) UIView *superview says no strength; "
      + "it is nil once the superview is gone"
  )

  static let views = [controllerView, subview, superview]
}

/// Modal presentation.
extension FrameworkFact {
  static let presented = FrameworkFact(
    "viewController.presentedViewController",
    source: "UIViewController",
    label: "presentedViewController",
    target: "UIViewController",
    strength: .strong,
    confidence: .high,
    ends: "dismiss",
    evidence: "blog.mugunthkumar.com: ownership of presented view controllers; "
      + "github.com/malcommac/UIWindowTransitions/issues/7"
  )

  static let presenting = FrameworkFact(
    "viewController.presentingViewController",
    source: "UIViewController",
    label: "presentingViewController",
    target: "UIViewController",
    strength: .weak,
    confidence: .medium,
    ends: "dismiss",
    evidence: "UIViewController.h says only readonly; "
      + "github.com/facebook/FBRetainCycleDetector/issues/113"
  )

  static let presentation = FrameworkFact(
    "viewController.presentationController",
    source: "UIViewController",
    label: "presentationController",
    target: "UIPresentationController",
    strength: .strong,
    confidence: .medium,
    ends: "dismiss",
    evidence: "github.com/lionheart/openradar-mirror/issues/19146 and /19730"
  )

  static let presentationPresented = FrameworkFact(
    "presentationController.presentedViewController",
    source: "UIPresentationController",
    label: "presentedViewController",
    target: "UIViewController",
    strength: .strong,
    confidence: .medium,
    ends: "dismiss",
    evidence: "github.com/lionheart/openradar-mirror/issues/19146 and /19730"
  )

  static let presentationPresenting = FrameworkFact(
    "presentationController.presentingViewController",
    source: "UIPresentationController",
    label: "presentingViewController",
    target: "UIViewController",
    strength: .strong,
    confidence: .medium,
    ends: "dismiss",
    evidence: "github.com/lionheart/openradar-mirror/issues/19146 and /19730"
  )

  static let presentations = [
    presented, presenting, presentation, presentationPresented, presentationPresenting,
  ]
}

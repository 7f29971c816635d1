extension FrameworkFact {
  /// What is written down for a row; its number follows from its place.
  struct Row {
    let name: String
    let source: String
    let label: String
    let target: String
    let strength: Strength
    let confidence: Confidence
    let ends: String?
    let evidence: String
    var isArray = false
  }

  static let rows: [Row] = [
    Row(
      name: "window.rootViewController",
      source: "UIWindow",
      label: "rootViewController",
      target: "UIViewController",
      strength: .strong,
      confidence: .high,
      ends: "set another root",
      evidence: "developer.apple.com: View Controller Programming Guide, The View Controller "
        + "Hierarchy"
    ),
    Row(
      name: "sceneDelegate.window",
      source: "SceneDelegate",
      label: "window",
      target: "UIWindow",
      strength: .strong,
      confidence: .high,
      ends: nil,
      evidence:
        "UIWindowScene.h: UIWindowSceneDelegate declares @property(nullable,nonatomic,strong) "
        + "UIWindow *window; the app implements it, and writes the reference itself"
    ),
    Row(
      name: "navigationController.viewControllers",
      source: "UINavigationController",
      label: "viewControllers",
      target: "UIViewController",
      strength: .strong,
      confidence: .high,
      ends: "pop",
      evidence: "blog.mugunthkumar.com: ownership of presented view controllers",
      isArray: true
    ),
    Row(
      name: "viewController.parent",
      source: "UIViewController",
      label: "parent",
      target: "UIViewController",
      strength: .weak,
      confidence: .high,
      ends: "pop",
      evidence: "UIViewController.h: @property(nullable,nonatomic,weak,readonly) "
        + "UIViewController *parentViewController"
    ),
    Row(
      name: "viewController.presentedViewController",
      source: "UIViewController",
      label: "presentedViewController",
      target: "UIViewController",
      strength: .strong,
      confidence: .high,
      ends: "dismiss",
      evidence: "blog.mugunthkumar.com: ownership of presented view controllers; "
        + "github.com/malcommac/UIWindowTransitions/issues/7"
    ),
    Row(
      name: "viewController.presentingViewController",
      source: "UIViewController",
      label: "presentingViewController",
      target: "UIViewController",
      strength: .weak,
      confidence: .medium,
      ends: "dismiss",
      evidence: "UIViewController.h says only readonly; "
        + "github.com/facebook/FBRetainCycleDetector/issues/113"
    ),
    Row(
      name: "viewController.presentationController",
      source: "UIViewController",
      label: "presentationController",
      target: "UIPresentationController",
      strength: .strong,
      confidence: .medium,
      ends: "dismiss",
      evidence: "github.com/lionheart/openradar-mirror/issues/19146 and /19730"
    ),
    Row(
      name: "presentationController.presentedViewController",
      source: "UIPresentationController",
      label: "presentedViewController",
      target: "UIViewController",
      strength: .strong,
      confidence: .medium,
      ends: "dismiss",
      evidence: "github.com/lionheart/openradar-mirror/issues/19146 and /19730"
    ),
    Row(
      name: "presentationController.presentingViewController",
      source: "UIPresentationController",
      label: "presentingViewController",
      target: "UIViewController",
      strength: .strong,
      confidence: .medium,
      ends: "dismiss",
      evidence: "github.com/lionheart/openradar-mirror/issues/19146 and /19730"
    ),
    Row(
      name: "transition.fromViewController",
      source: "UIViewControllerTransition",
      label: "fromViewController",
      target: "UIViewController",
      strength: .strong,
      confidence: .high,
      ends: "the transition ends",
      evidence: "FBRetainCycleDetector, FBStandardGraphEdgeFilters.mm: transition context "
        + "_fromViewController"
    ),
    Row(
      name: "transition.toViewController",
      source: "UIViewControllerTransition",
      label: "toViewController",
      target: "UIViewController",
      strength: .strong,
      confidence: .high,
      ends: "the transition ends",
      evidence: "FBRetainCycleDetector, FBStandardGraphEdgeFilters.mm: transition context "
        + "_toViewController"
    ),
    Row(
      name: "runLoop.timers",
      source: "RunLoop",
      label: "timers",
      target: "Timer",
      strength: .strong,
      confidence: .high,
      ends: "invalidate",
      evidence: "Apple, quoted in github.com/mineschan/MZTimerLabel/issues/30",
      isArray: true
    ),
    Row(
      name: "timer.block",
      source: "Timer",
      label: "block",
      target: "closure",
      strength: .strong,
      confidence: .high,
      ends: "invalidate",
      evidence: "developer.apple.com: Timer.scheduledTimer(withTimeInterval:repeats:block:)"
    ),
  ]
}

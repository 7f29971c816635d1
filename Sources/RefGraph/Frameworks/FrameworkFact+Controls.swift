/// Navigation items, controls and gesture recognizers.
extension FrameworkFact {
  static let navigationItem = FrameworkFact(
    "viewController.navigationItem",
    source: "UIViewController",
    label: "navigationItem",
    target: "UINavigationItem",
    strength: .strong,
    confidence: .high,
    evidence: "UINavigationController.h: @property(nonatomic,readonly,strong) UINavigationItem "
      + "*navigationItem; created on demand"
  )

  static let leftItem = FrameworkFact(
    "navigationItem.leftBarButtonItem",
    source: "UINavigationItem",
    label: "leftBarButtonItem",
    target: "UIBarButtonItem",
    strength: .strong,
    confidence: .high,
    ends: "set left item",
    evidence: "UINavigationItem.h: @property(nullable,nonatomic,strong) UIBarButtonItem "
      + "*leftBarButtonItem"
  )

  static let rightItem = FrameworkFact(
    "navigationItem.rightBarButtonItem",
    source: "UINavigationItem",
    label: "rightBarButtonItem",
    target: "UIBarButtonItem",
    strength: .strong,
    confidence: .high,
    ends: "set right item",
    evidence: "UINavigationItem.h: @property(nullable,nonatomic,strong) UIBarButtonItem "
      + "*rightBarButtonItem"
  )

  static let itemTarget = FrameworkFact(
    "barButtonItem.target",
    source: "UIBarButtonItem",
    label: "target",
    target: anyObject,
    strength: .weak,
    confidence: .high,
    evidence: "UIBarButtonItem.h: @property(nullable,nonatomic,weak) id target"
  )

  static let primaryAction = FrameworkFact(
    "barButtonItem.primaryAction",
    source: "UIBarButtonItem",
    label: "primaryAction",
    target: "UIAction",
    strength: .strong,
    confidence: .high,
    ends: "set primary action",
    evidence: "UIBarButtonItem.h: @property(nonatomic,readwrite,copy,nullable) UIAction "
      + "*primaryAction; an action is immutable, so that its copy is itself"
  )

  static let actionHandler = FrameworkFact(
    "action.handler",
    source: "UIAction",
    label: "handler",
    target: "closure",
    strength: .strong,
    confidence: .high,
    evidence: "github.com/nextcloud/talk-ios/pull/1323; github.com/WebKit/WebKit/pull/72738"
  )

  static let controlTarget = FrameworkFact(
    "control.allTargets",
    source: "UIControl",
    label: "allTargets",
    target: anyObject,
    strength: .weak,
    confidence: .high,
    evidence: "developer.apple.com, UIControl.addTarget(_:action:for:): the control does not "
      + "retain the object in the target parameter",
    isArray: true
  )

  static let recognizer = FrameworkFact(
    "view.gestureRecognizers",
    source: "UIView",
    label: "gestureRecognizers",
    target: "UIGestureRecognizer",
    strength: .strong,
    confidence: .high,
    ends: "detach",
    evidence: "github.com/michaelhenry/ImageViewer.swift/issues/102; Apple, "
      + "UIView.addGestureRecognizer(_:): the view establishes a strong reference",
    isArray: true
  )

  static let recognizerView = FrameworkFact(
    "gestureRecognizer.view",
    source: "UIGestureRecognizer",
    label: "view",
    target: "UIView",
    strength: .weak,
    confidence: .medium,
    ends: "detach",
    evidence: "UIGestureRecognizer.h: @property(nullable,nonatomic,readonly) UIView *view says no "
      + "strength; the view owns the recognizer"
  )

  static let recognizerTarget = FrameworkFact(
    "gestureRecognizer.target",
    source: "UIGestureRecognizer",
    label: "target",
    target: anyObject,
    strength: .weak,
    confidence: .low,
    evidence: "Apple says nothing; errorhandle.ai/uigesturerecognizer-causes-circular-retain says "
      + "the opposite",
    reading: Reading(choice: "gesture-target", .weak, or: .strong)
  )

  static let controls = [
    navigationItem, leftItem, rightItem, itemTarget, primaryAction, actionHandler, controlTarget,
    recognizer, recognizerView, recognizerTarget,
  ]
}

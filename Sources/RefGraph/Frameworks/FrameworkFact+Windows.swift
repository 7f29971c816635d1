/// Windows and their roots.
extension FrameworkFact {
  static let windowRoot = FrameworkFact(
    "window.rootViewController",
    source: "UIWindow",
    label: "rootViewController",
    target: "UIViewController",
    strength: .strong,
    confidence: .high,
    ends: "set another root",
    evidence: "developer.apple.com: View Controller Programming Guide, The View Controller "
      + "Hierarchy"
  )

  static let sceneDelegateWindow = FrameworkFact(
    "sceneDelegate.window",
    source: "SceneDelegate",
    label: "window",
    target: "UIWindow",
    strength: .strong,
    confidence: .high,
    evidence:
      "UIWindowScene.h: UIWindowSceneDelegate declares @property(nullable,nonatomic,strong) "
      + "UIWindow *window; the app implements it, and writes the reference itself"
  )

  static let windows = [windowRoot, sceneDelegateWindow]
}

/// An app whose window shows a tree of views, in the hand of its user. It holds nothing.
struct HostedApp {
  private let stage: Stage

  init(_ rootView: some View, on stage: Stage) {
    self.stage = stage
    let sceneDelegate = SceneDelegate("sceneDelegate", in: stage.notebook)
    stage.system.scene.connect(sceneDelegate)
    let window = UIWindow("window", on: stage.system.screen, in: stage.notebook)
    sceneDelegate.window = window
    window.rootViewController = UIHostingController("host", rootView: rootView, in: stage.notebook)
    stage.system.scene.open()
  }

  private var window: UIWindow? { (stage.system.sceneDelegate as? SceneDelegate)?.window }
  private var host: UIHostingController? { window?.rootViewController as? UIHostingController }

  /// Lets the user do something with each view of a type, from top to bottom; then what has to run
  /// again runs.
  func change<Changed: View>(_ type: Changed.Type, _ change: (Changed) -> Void) {
    host?.views(type).forEach(change)
    host?.update()
  }

  /// Signs the user out: the window shows another root.
  func signOut() {
    window?.rootViewController = LoginViewController("login", in: stage.notebook)
  }
}

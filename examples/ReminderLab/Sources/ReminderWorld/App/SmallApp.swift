/// An app of a home page in a navigation controller, in the hand of its user.
///
/// It holds nothing, as `ReminderApp` does not.
struct SmallApp {
  private let stage: Stage

  init(on stage: Stage) {
    self.stage = stage
    let notebook = stage.notebook
    let sceneDelegate = SceneDelegate("sceneDelegate", in: notebook)
    stage.system.scene.connect(sceneDelegate)
    let window = UIWindow("window", on: stage.system.screen, in: notebook)
    sceneDelegate.window = window
    let nav = UINavigationController("nav", in: notebook)
    nav.pushViewController(HomeViewController("home", in: notebook))
    window.rootViewController = nav
    stage.system.scene.open()
  }

  var sceneDelegate: SceneDelegate? { stage.system.sceneDelegate as? SceneDelegate }
  var nav: UINavigationController? {
    sceneDelegate?.window?.rootViewController as? UINavigationController
  }
  var home: HomeViewController? { nav?.viewControllers.first as? HomeViewController }
  /// The page on screen.
  var page: UIViewController? { nav?.topViewController }

  /// Opens a page over the one that is shown, and waits until it is there.
  func open(_ page: UIViewController) {
    nav?.pushViewController(page)
    stage.settle()
  }

  /// Opens the page that home has kept, which home then lets go of.
  func showPreparedPage() {
    if let page = home?.page { nav?.pushViewController(page) }
    home?.page = nil
    stage.settle()
  }

  /// Goes back, and waits until the page is gone.
  func goBack() {
    nav?.popViewController()
    stage.settle()
  }
}

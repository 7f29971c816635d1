/// The reminder app in the hand of its user, who finds each page by what is on screen.
///
/// It holds nothing: a driver with strong references of its own would be one more owner.
struct ReminderApp {
  private let stage: Stage

  /// Launches the app: the scene delegate makes the window, the navigation controller and the list.
  init(_ conditions: Conditions, on stage: Stage) {
    self.stage = stage
    let notebook = stage.notebook
    let sceneDelegate = SceneDelegate("sceneDelegate", in: notebook)
    stage.system.sceneDelegate = sceneDelegate
    let window = UIWindow("window", on: stage.system.screen, in: notebook)
    sceneDelegate.window = window
    let nav = UINavigationController("nav", in: notebook)
    nav.pushViewController(
      ReminderListViewController("list", conditions: conditions, in: notebook)
    )
    window.rootViewController = nav
  }

  var window: UIWindow? { (stage.system.sceneDelegate as? SceneDelegate)?.window }
  var nav: UINavigationController? { window?.rootViewController as? UINavigationController }
  var list: ReminderListViewController? {
    nav?.viewControllers.first as? ReminderListViewController
  }
  /// The navigation controller that was presented with Detail in it.
  var detailNav: UINavigationController? {
    nav?.presentedViewController as? UINavigationController
  }
  /// The detail page on screen.
  var detail: ReminderDetailViewController? {
    (detailNav ?? nav)?.topViewController as? ReminderDetailViewController
  }

  /// Opens the first reminder and waits until the page is there.
  func openDetail() {
    list?.openDetail(for: "buy-groceries")
    stage.settle()
  }

  /// Types a new title and saves it. The page is still leaving afterwards.
  func saveNewTitle() {
    detail?.text = "Buy oat milk "
    detail?.saveReminder()
  }
}

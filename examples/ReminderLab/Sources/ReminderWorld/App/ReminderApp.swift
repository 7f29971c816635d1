/// The reminder app in the hand of its user, who finds each page by what is on screen.
///
/// It holds nothing: a driver with strong references of its own would be one more owner.
struct ReminderApp {
  private let stage: Stage
  private let conditions: Conditions
  private let reminders: [Reminder]

  /// Launches the app: the scene delegate makes the window, the navigation controller and the list.
  init(
    _ conditions: Conditions,
    reminders: [Reminder] = Reminder.samples,
    on stage: Stage
  ) {
    self.stage = stage
    self.reminders = reminders
    self.conditions = conditions
    let sceneDelegate = SceneDelegate("sceneDelegate", in: stage.notebook)
    stage.system.scene.connect(sceneDelegate)
    let window = UIWindow("window", on: stage.system.screen, in: stage.notebook)
    sceneDelegate.window = window
    window.rootViewController = makeRoot("nav", with: "list")
    stage.system.scene.open()
  }

  private func makeRoot(_ nav: String, with list: String) -> UINavigationController {
    let nav = UINavigationController(nav, in: stage.notebook)
    nav.pushViewController(
      ReminderListViewController(list, reminders, conditions, in: stage.notebook)
    )
    return nav
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

  /// Replaces everything in the window by a new list in a new navigation controller.
  func startOver() {
    window?.rootViewController = makeRoot("newNav", with: "newList")
  }

  /// Opens the menu of filters and chooses one, which closes the menu.
  func choose(_ filter: Reminder.Filter) {
    let menu = list?.makeSetFilter()
    withExtendedLifetime(menu) { menu?(filter) }
  }

  /// Opens the experiment menu, which is made once, and runs the experiment.
  func runSnapshotExperiment(_ mode: ReminderListViewController.SnapshotMode) {
    let sceneDelegate = stage.system.sceneDelegate as? SceneDelegate
    if sceneDelegate?.experimentMenu == nil {
      sceneDelegate?.experimentMenu = ExperimentMenu("menu", for: list, in: stage.notebook)
    }
    sceneDelegate?.experimentMenu?.run(mode)
  }

  /// Opens the first reminder and waits until the page is there.
  func openDetail() {
    list?.openDetail(for: "buy-groceries")
    stage.settle()
  }

  /// Goes back by the system's own means, the back button or a swipe down, and waits until the page
  /// is gone.
  func goBack() {
    if let detailNav { detailNav.dismiss() } else { nav?.popViewController() }
    stage.settle()
  }

  /// Leaves by the page's own means, and waits until the page is gone.
  func leaveDetail() {
    detail?.leave()
    stage.settle()
  }

  /// Taps the example button. A button in the page keeps no target alive, and needs none kept.
  func tapExample() {
    let button = detail?.view.subviews.lazy.compactMap { $0 as? UIButton }.first
    button?.tap()
  }

  /// Taps Save in the navigation bar. The page is still leaving afterwards.
  func tapSave() {
    detail?.navigationItem.rightBarButtonItem?.tap()
  }

  /// Taps Cancel in the navigation bar, and waits until the page is gone.
  func tapCancel() {
    detail?.navigationItem.leftBarButtonItem?.tap()
    stage.settle()
  }

  /// Types a new title into the text field.
  func typeNewTitle() {
    detail?.text = "Buy oat milk "
  }
}

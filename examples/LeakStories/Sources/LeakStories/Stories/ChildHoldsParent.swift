/// A container of tabs is added to a screen as a child, and remembers the screen as its "root". UIKit's
/// own `parent` is weak; this copy of it is not.
extension Story {
  static let childHoldsParent = Story(
    "child-holds-parent-controller",
    stage: "UIKit stands in",
    repair: "the child's own reference to its parent is weak"
  ) { form, track in
    let parent = UIViewController()
    let child: UIViewController =
      switch form {
      case .leaking: TabSwipeNavigation(insertedInto: parent)
      case .repaired: CarefulTabSwipeNavigation(insertedInto: parent)
      }
    parent.addChild(child)
    track(parent, "parent")
    track(child, "child")
  }
}

final class TabSwipeNavigation: UIViewController {
  private let rootViewController: UIViewController?

  init(insertedInto root: UIViewController) {
    rootViewController = root
  }
}

final class CarefulTabSwipeNavigation: UIViewController {
  private weak var rootViewController: UIViewController?

  init(insertedInto root: UIViewController) {
    rootViewController = root
  }
}

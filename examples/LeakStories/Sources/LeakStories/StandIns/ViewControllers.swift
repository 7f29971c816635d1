// What the stories need of UIKit's view controllers, each reference as strong as UIKit's own.

class UIViewController {
  lazy var view = UIView()
  lazy var navigationItem = UINavigationItem()
  private(set) var children: [UIViewController] = []
  private(set) weak var parent: UIViewController?
  weak var navigationController: UINavigationController?

  /// What the Objective-C runtime attaches to an object.
  var associatedObjects: [String: AssociatedObject] = [:]

  func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
}

class UINavigationController: UIViewController {
  private(set) var viewControllers: [UIViewController] = []

  func pushViewController(_ screen: UIViewController) {
    viewControllers.append(screen)
    screen.navigationController = self
  }

  func popViewController() {
    viewControllers.removeLast()
  }
}

final class UINavigationItem {
  var leftBarButtonItem: UIBarButtonItem?
}

final class UIBarButtonItem {
  private let action: () -> Void

  init(action: @escaping () -> Void) {
    self.action = action
  }

  func tap() { action() }
}

/// `OBJC_ASSOCIATION_RETAIN` and `OBJC_ASSOCIATION_ASSIGN`.
enum AssociatedObject {
  case retain(AnyObject)
  case assign(Unmanaged<AnyObject>)

  var object: AnyObject {
    switch self {
    case .retain(let object): object
    case .assign(let object): object.takeUnretainedValue()
    }
  }
}

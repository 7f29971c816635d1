// What the stories need of UIKit's views.

class UIView {
  private(set) var subviews: [UIView] = []
  private(set) weak var superview: UIView?

  func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }

  func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
  }
}

final class UIScrollView: UIView {
  var bottomInset = 0.0
}

final class UIWindow: UIView {
  var rootViewController: UIViewController?
}

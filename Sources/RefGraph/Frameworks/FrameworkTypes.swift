/// What framework types that scenarios name inherit from, so that a scenario need not declare it.
enum FrameworkTypes {
  /// The framework superclasses of a type, the nearest first; none of a type that is not known.
  static func superclasses(of type: String) -> [String] {
    Array(sequence(first: type) { bases[$0] }.dropFirst())
  }

  private static let bases: [String: String] = {
    var bases = ["UICollectionViewListCell": "UICollectionViewCell"]
    for (base, types) in subclasses {
      for type in types { bases[type] = base }
    }
    return bases
  }()

  private static let subclasses: KeyValuePairs = [
    "UIResponder": ["UIApplication", "UIView", "UIViewController"],
    "UIView": [
      "UIWindow", "UIControl", "UILabel", "UIImageView", "UIStackView", "UIScrollView",
      "UITableViewCell", "UICollectionReusableView", "UINavigationBar",
    ],
    "UIBarItem": ["UIBarButtonItem"],
    "UIGestureRecognizer": [
      "UITapGestureRecognizer", "UIPanGestureRecognizer", "UISwipeGestureRecognizer",
      "UILongPressGestureRecognizer", "UIPinchGestureRecognizer",
    ],
    "UICollectionViewLayout": [
      "UICollectionViewFlowLayout", "UICollectionViewCompositionalLayout",
    ],
    "UIControl": ["UIButton", "UISwitch", "UISlider", "UITextField", "UISegmentedControl"],
    "UIScrollView": ["UITableView", "UICollectionView", "UITextView"],
    "UICollectionReusableView": ["UICollectionViewCell"],
    "UIViewController": [
      "UINavigationController", "UITabBarController", "UISplitViewController",
      "UIPageViewController", "UIAlertController", "UITableViewController",
      "UICollectionViewController", "UIHostingController",
    ],
  ]
}

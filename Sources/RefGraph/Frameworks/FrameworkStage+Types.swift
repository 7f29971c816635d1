/// Which types are controllers, and which of them are the framework's own.
extension FrameworkStage {
  /// Types that hold other controllers and are the framework's own: their callbacks are not shown.
  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Framework types that scenarios name and that are no controllers.
  private static let others = [
    "UIApplication", "UIView", "View", "Timer", "RunLoop", "UIBarItem", "UIAction",
    "UIGestureRecognizer",
    "UICollectionViewLayout", "UICollectionViewDiffableDataSource",
    "UICollectionView.CellRegistration",
  ]

  func isFrameworkContainer(_ type: String) -> Bool { Self.containers.contains(type) }

  /// Whether a type descends from `UIViewController`, as far as the scenario declares it.
  func isController(_ type: String) -> Bool { types.inherits(type, from: "UIViewController") }

  /// Whether the making of an object of the type is worth a line in the log: a controller's is, and
  /// that of a type with a body for it.
  func showsMaking(of type: String) -> Bool {
    isController(type) || types.body(for: FrameworkCallback.initialisation.name, of: type) != nil
  }

  func isNavigationController(_ type: String) -> Bool {
    types.inherits(type, from: "UINavigationController")
  }

  func isHostingController(_ type: String) -> Bool {
    types.inherits(type, from: "UIHostingController")
  }

  /// Whether a verb takes the object for a controller: any instance, of a type declared or not, but
  /// of those that are known to be something else.
  func canBeController(_ object: ObjectID) -> Bool {
    let type = model.type(of: object)
    return model[object].kind == .instance
      && !Self.others.contains { types.inherits(type, from: $0) }
  }
}

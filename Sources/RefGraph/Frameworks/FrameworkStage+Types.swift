/// Which types are controllers, and which of them are the framework's own.
extension FrameworkStage {
  /// Types that hold other controllers and are the framework's own: their callbacks are not shown.
  private static let containers: Set<String> = [
    "UINavigationController", "UITabBarController", "UISplitViewController",
  ]

  /// Controllers of the framework's own that log as those of the app do.
  private static let controllers: Set<String> = ["UIViewController", "UIHostingController"]

  /// Framework types that scenarios name and that are no controllers.
  private static let others = ["UIWindow", "UIApplication", "UIView", "Timer", "RunLoop", "View"]

  func isFrameworkContainer(_ type: String) -> Bool { Self.containers.contains(type) }

  /// Whether a type descends from a controller, as far as the scenario declares it.
  func isController(_ type: String) -> Bool {
    let chain = types.chain(of: type)
    return chain.contains(where: Self.controllers.contains)
      || chain.contains(where: isFrameworkContainer)
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
    let chain = types.chain(of: model.type(of: object))
    return model[object].kind == .instance && !chain.contains(where: Self.others.contains)
  }
}

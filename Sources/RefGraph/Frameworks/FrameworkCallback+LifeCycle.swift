/// The callbacks of a controller's life.
extension FrameworkCallback {
  static let loadView = FrameworkCallback("loadView") { $0.makeView(of: $1) }
  static let viewDidLoad: FrameworkCallback = "viewDidLoad"
  static let viewWillAppear: FrameworkCallback = "viewWillAppear"
  static let viewDidAppear: FrameworkCallback = "viewDidAppear"
  static let viewWillDisappear: FrameworkCallback = "viewWillDisappear"
  static let viewDidDisappear: FrameworkCallback = "viewDidDisappear"

  /// Those of a verb that changes what is seen, in the order of a controller's life.
  static let lifeCycle = [
    loadView, viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear,
  ]
}

/// Loading the view of a controller.
extension FrameworkStage {
  /// The view of the controller is loaded where it is not yet.
  mutating func loadView(of controller: ObjectID) -> VerbPlan {
    guard loaded.insert(controller).inserted else { return VerbPlan() }
    var plan = VerbPlan(
      steps: [
        .callback(controller, .loadView), .later { $0.missView(of: controller) },
        .callback(controller, .viewDidLoad),
      ]
    )
    if isHostingController(model.type(of: controller)) {
      plan.steps.append(.later { $0.updateViews() })
    }
    return plan
  }

  /// What UIKit does in its own `loadView`.
  mutating func makeView(of controller: ObjectID) -> VerbPlan {
    withView.insert(controller)
    return VerbPlan()
  }

  /// Says what is seen of a controller whose `loadView` made no view.
  private func missView(of controller: ObjectID) -> VerbPlan {
    guard !withView.contains(controller), !isFrameworkContainer(model.type(of: controller)),
      model.targets(of: "view", of: controller).isEmpty
    else { return VerbPlan() }
    return VerbPlan(
      steps: [.log("its loadView made no view, so the screen stays blank", controller)]
    )
  }
}

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

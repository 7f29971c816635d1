/// A coordinator library lets every view controller know its coordinator, through a property in an
/// extension. Extensions store with associated objects, and those retain unless told otherwise.
extension Story {
  static let associatedObject = Story(
    "associated-object-parent-coordinator",
    stage: "UIKit and associated objects stand in",
    repair: "the associated object is assigned, not retained"
  ) { form, track in
    let coordinator = FlowCoordinator(form)
    track(coordinator, "coordinator")
    track(coordinator.rootViewController, "rootVC")
  }
}

final class FlowCoordinator {
  let rootViewController = UINavigationController()

  init(_ form: Form) {
    rootViewController.associatedObjects["parentCoordinator"] =
      switch form {
      case .leaking: .retain(self)
      case .repaired: .assign(.passUnretained(self))
      }
  }
}

extension UIViewController {
  var parentCoordinator: FlowCoordinator? {
    associatedObjects["parentCoordinator"]?.object as? FlowCoordinator
  }
}

/// A target and a method of it. The method is named without an instance (`Page.save`), as a
/// selector is, and the target is weak: nothing here keeps it alive.
struct TargetAction {
  private weak var target: AnyObject?
  private let action: (AnyObject) -> Void

  init<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> () -> Void) {
    self.target = target
    self.action = { object in
      if let target = object as? Target { action(target)() }
    }
  }

  /// Calls the method, where the target is still there.
  func send() {
    if let target { action(target) }
  }
}

/// A view that sends actions to targets that it does not own.
class UIControl: UIView {
  private final var targetActions: [TargetAction] = []

  final func addTarget<Target: AnyObject>(
    _ target: Target,
    action: @escaping (Target) -> () -> Void
  ) {
    targetActions.append(TargetAction(target, action))
  }

  /// The user touches the control.
  final func tap() {
    for targetAction in targetActions { targetAction.send() }
  }
}

/// A button in a page.
final class UIButton: UIControl {}

/// What a page puts into the navigation bar. It owns its items.
final class UINavigationItem: LabObject {
  var leftBarButtonItem: UIBarButtonItem?
  var rightBarButtonItem: UIBarButtonItem?
}

/// A button in a bar: with a target, which it does not own, or with an action, which it does.
final class UIBarButtonItem: LabObject {
  private let primaryAction: UIAction?
  private let targetAction: TargetAction?

  init(_ name: String?, primaryAction: UIAction, in notebook: Notebook) {
    self.primaryAction = primaryAction
    targetAction = nil
    super.init(name, in: notebook)
  }

  init<Target: AnyObject>(
    _ name: String?,
    target: Target,
    action: @escaping (Target) -> () -> Void,
    in notebook: Notebook
  ) {
    primaryAction = nil
    targetAction = TargetAction(target, action)
    super.init(name, in: notebook)
  }

  /// The user taps the button.
  func tap() {
    primaryAction?.perform()
    targetAction?.send()
  }
}

/// An action that is a closure, which it owns with all that the closure captures.
final class UIAction: LabObject {
  private let handler: () -> Void

  init(_ name: String?, handler: @escaping () -> Void, in notebook: Notebook) {
    self.handler = handler
    super.init(name, in: notebook)
  }

  func perform() { handler() }
}

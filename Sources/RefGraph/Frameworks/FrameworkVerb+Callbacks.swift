extension FrameworkVerb {
  /// What frameworks call on the controllers of a scenario, in the order of their life: names of
  /// handlers that need no line to call them.
  static let callbacks = [
    "init", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear",
  ]
}

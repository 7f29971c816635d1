/// A page that has something go on in the background while it is shown. Each subclass starts it in
/// one of the ways that iOS offers, as its developer would write it.
class BackgroundPage: UIViewController {
  final unowned let system: System
  private final let capture: Capture
  private final let stop: Stop

  /// When the page stops what it started.
  enum Stop: String, CaseIterable {
    case never, disappear
  }

  required init(_ name: String, capture: Capture, stop: Stop, on stage: Stage) {
    system = stage.system
    self.capture = capture
    self.stop = stop
    super.init(name, in: stage.notebook)
  }

  final override func viewDidAppear() { startWork() }

  final override func viewDidDisappear() {
    if stop == .disappear { stopWork() }
  }

  // What subclasses override.
  func startWork() {}
  func stopWork() {}

  /// What the page does with each result.
  final func update() { log("updates") }

  /// The closure that receives the results. Whoever owns it owns the page too, if it captures the
  /// page strongly.
  final func makeHandler() -> MarkedAction {
    guard capture == .weak else {
      return MarkedAction("handler", in: notebook) {
        self.log("handler runs")
        self.update()
      }
    }
    return MarkedAction("handler", in: notebook) { [weak self, notebook] in
      notebook.write("handler runs")
      self?.update()
    }
  }
}

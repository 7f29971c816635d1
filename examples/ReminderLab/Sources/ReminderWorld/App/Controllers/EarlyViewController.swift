/// A page that needs a timer and an answer from the network, and may ask for both before anybody
/// sees it.
class EarlyViewController: UIViewController {
  private unowned let system: System
  private let start: Start
  private var timer: Timer?
  private var request: URLRequest?

  /// When the page starts its timer and its request.
  enum Start: String, CaseIterable {
    case viewDidLoad, viewDidAppear
  }

  required init(_ name: String, start: Start, on stage: Stage) {
    self.start = start
    system = stage.system
    super.init(name, in: stage.notebook)
  }

  override final func viewDidLoad() {
    if start == .viewDidLoad { startWork() }
  }

  override final func viewDidAppear() {
    if start == .viewDidAppear { startWork() }
  }

  override final func viewDidDisappear() {
    timer?.invalidate()
    timer = nil
  }

  private func startWork() {
    let block = MarkedAction("block", in: notebook) { [weak self] in
      self?.log("tick")
    }
    timer = .scheduledTimer("timer", repeats: true, on: system.runLoop, in: notebook) { _ in
      block()
    }
    let completion = MarkedAction("completion", in: notebook) { [weak self, notebook] in
      notebook.write("request answered")
      self?.show()
    }
    request = system.session.send("request", completion: completion, in: notebook)
  }

  private func show() { log("shows the answer") }
}

/// The same page with a `loadView` of its own: it shows the view that it makes, and what the
/// storyboard holds for it is never loaded.
final class OverriddenViewController: EarlyViewController {
  override func loadView() {
    log("loadView without super")
    view = UIView("view", in: notebook)
  }
}

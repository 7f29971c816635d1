/// A page that counts. Its timer is where the incident happened.
final class CountdownViewController: UIViewController {
  private let capture: Capture
  private let stop: StopPlace
  private unowned let runLoop: RunLoop
  private var timer: Timer?
  private var seconds = 0

  init(
    _ name: String?,
    capture: Capture,
    stop: StopPlace,
    on runLoop: RunLoop,
    in notebook: Notebook
  ) {
    self.capture = capture
    self.stop = stop
    self.runLoop = runLoop
    super.init(name, in: notebook)
  }

  /// Comes too late where the timer keeps the page: then it never comes.
  deinit {
    sayGoodbye()
    if stop == .deinit { timer?.invalidate() }
  }

  override func viewDidLoad() {
    if stop == .deinit { start() }
  }

  override func viewDidAppear() {
    if stop == .disappear { start() }
  }

  override func viewDidDisappear() {
    guard stop == .disappear else { return }
    timer?.invalidate()
    timer = nil
  }

  private func start() {
    let block = makeBlock()
    timer = Timer.scheduledTimer("timer", repeats: true, on: runLoop, in: notebook) { _ in
      block()
    }
  }

  /// The run loop owns the timer and the timer this closure. The block printed in the incident's
  /// report captures nothing; the story needs one that owns the page.
  private func makeBlock() -> MarkedClosure<() -> Void> {
    switch capture {
    case .strong:
      MarkedClosure("block", in: notebook) {
        self.log("tick")
        self.seconds += 1
      }
    case .unowned:
      MarkedClosure("block", in: notebook) { [unowned self] in
        self.log("tick")
        self.seconds += 1
      }
    case .weak:
      MarkedClosure("block", in: notebook) { [weak self, notebook] in
        notebook.write("tick")
        self?.seconds += 1
      }
    case .none:
      MarkedClosure("block", in: notebook) { [notebook] in notebook.write("tick") }
    }
  }

  /// Where the page stops its timer.
  enum StopPlace: String, CaseIterable {
    case `deinit`, disappear
  }
}

/// A page to cover the countdown with.
final class HelpViewController: UIViewController {}

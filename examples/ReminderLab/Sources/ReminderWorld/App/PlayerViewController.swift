/// A page that starts music. Music that goes on when the page is left is not the page's to own.
final class PlayerViewController: UIViewController {
  private let owner: PlayerOwner
  private let capture: Capture
  private unowned let runLoop: RunLoop
  private weak var sceneDelegate: SceneDelegate?
  private var player: AudioPlayer?
  private var progress = 0

  init(
    _ name: String?,
    owner: PlayerOwner,
    capture: Capture,
    sceneDelegate: SceneDelegate?,
    on runLoop: RunLoop,
    in notebook: Notebook
  ) {
    self.owner = owner
    self.capture = capture
    self.sceneDelegate = sceneDelegate
    self.runLoop = runLoop
    super.init(name, in: notebook)
  }

  override func viewDidLoad() {
    let player = AudioPlayer("player", in: notebook)
    switch owner {
    case .page: self.player = player
    case .app: sceneDelegate?.player = player
    }
    player.play(on: runLoop, block: makeBlock())
  }

  /// Stops what the page owns. What the app owns plays on.
  override func viewDidDisappear() {
    player?.stop()
    player = nil
  }

  private func makeBlock() -> () -> Void {
    let block: MarkedClosure<() -> Void>
    if capture == .strong {
      block = MarkedClosure("block", in: notebook) {
        self.log("plays")
        self.progress += 1
      }
    } else {
      block = MarkedClosure("block", in: notebook) { [weak self, notebook] in
        notebook.write("plays")
        self?.progress += 1
      }
    }
    return { block() }
  }

  /// Whose lifetime the music follows.
  enum PlayerOwner: String, CaseIterable {
    case page, app
  }
}

/// Calls its target for each frame of the screen. The run loop owns the link and the link its
/// target, both until the link is invalidated.
final class CADisplayLink: LabObject, Scheduled {
  private weak var runLoop: RunLoop?
  private var call: (() -> Void)?

  init<Target: AnyObject>(
    _ name: String?,
    target: Target,
    selector: @escaping (Target) -> () -> Void,
    in notebook: Notebook
  ) {
    call = { selector(target)() }
    super.init(name, in: notebook)
  }

  /// From now on the run loop owns the link.
  func add(to runLoop: RunLoop) {
    self.runLoop = runLoop
    runLoop.add(self)
  }

  /// A frame is due.
  func fire() { call?() }

  /// The run loop lets go of the link, and the link of its target.
  func invalidate() {
    call = nil
    runLoop?.remove(self)
  }
}

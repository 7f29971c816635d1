/// A timer with the ownership that Apple documents: the run loop owns the timer, and the timer its
/// block or its target, both until the timer is invalidated.
///
/// Foundation's own is of no use as a witness here: on Linux neither it nor its block ever goes.
final class Timer: LabObject, Scheduled {
  private weak var runLoop: RunLoop?
  private let repeats: Bool
  /// What to call; it holds the block or the target. An invalid timer has none.
  private var call: ((Timer) -> Void)?

  var isValid: Bool { call != nil }

  private init(
    _ name: String?,
    repeats: Bool,
    on runLoop: RunLoop,
    in notebook: Notebook,
    call: @escaping (Timer) -> Void
  ) {
    self.repeats = repeats
    self.runLoop = runLoop
    self.call = call
    super.init(name, in: notebook)
    runLoop.add(self)
  }

  /// Calls the block or the target. A timer that does not repeat then invalidates itself; an
  /// invalid one does nothing.
  func fire() {
    call?(self)
    if !repeats { invalidate() }
  }

  /// The run loop lets go of the timer, and the timer of its block or target.
  func invalidate() {
    call = nil
    runLoop?.remove(self)
  }
}

// MARK: - Scheduling

extension Timer {
  /// A timer that owns its block, on a run loop that owns the timer.
  @discardableResult
  static func scheduledTimer(
    _ name: String?,
    repeats: Bool,
    on runLoop: RunLoop,
    in notebook: Notebook,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    Timer(name, repeats: repeats, on: runLoop, in: notebook, call: block)
  }

  /// A timer that owns its target: nothing says `strong` here, and yet it is.
  @discardableResult
  static func scheduledTimer<Target: AnyObject>(
    _ name: String?,
    target: Target,
    selector: @escaping (Target) -> () -> Void,
    repeats: Bool,
    on runLoop: RunLoop,
    in notebook: Notebook
  ) -> Timer {
    Timer(name, repeats: repeats, on: runLoop, in: notebook) { _ in selector(target)() }
  }
}

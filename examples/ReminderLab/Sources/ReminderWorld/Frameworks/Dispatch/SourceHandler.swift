import Dispatch

/// What an event handler captures: it runs the app's block once a turn, and says when it is gone.
final class SourceHandler {
  // In this order: the block and all that it captured are gone before the end is signalled.
  private let block: MarkedAction
  private let end: End
  private let queue: DispatchQueue
  private let happened: DispatchSemaphore

  init(_ block: MarkedAction, _ queue: DispatchQueue, _ happened: DispatchSemaphore) {
    self.block = block
    end = End(happened)
    self.queue = queue
    self.happened = happened
  }

  /// Runs the block, and stops the queue until the next turn.
  func run() {
    block()
    queue.suspend()
    happened.signal()
  }

  /// Signals when it goes.
  private final class End {
    private let happened: DispatchSemaphore

    init(_ happened: DispatchSemaphore) { self.happened = happened }

    deinit { happened.signal() }
  }
}

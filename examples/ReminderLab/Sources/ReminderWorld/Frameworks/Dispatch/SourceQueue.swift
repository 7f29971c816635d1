import Dispatch

/// A dispatch queue for one timer source of Dispatch's own, which fires when the experiment says
/// so: between two turns the queue is suspended, and the handler suspends it again.
///
/// The source runs on a thread of Dispatch's. The experiment waits for it each time, so that there
/// is never more than one thread at work.
final class SourceQueue {
  private let queue = DispatchQueue(label: "source")
  /// Signalled when the handler has run, and when it is gone.
  private let happened = DispatchSemaphore(value: 0)
  private weak var weakSource: AnyObject?
  private weak var handler: SourceHandler?

  init() { queue.suspend() }

  // A queue must not be let go of while it is suspended.
  deinit { queue.resume() }

  /// A repeating timer source, running, that owns `block` until it is cancelled or gone.
  func makeTimerSource(_ block: MarkedAction) -> any DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: queue)
    let handler = SourceHandler(block, queue, happened)
    source.setEventHandler { handler.run() }
    source.schedule(deadline: .now(), repeating: .milliseconds(1))
    source.resume()
    weakSource = source as AnyObject
    self.handler = handler
    return source
  }

  /// The source, for as long as somebody else owns it and has not cancelled it.
  private var activeSource: (any DispatchSourceTimer)? {
    guard let source = weakSource as? any DispatchSourceTimer, !source.isCancelled else {
      return nil
    }
    return source
  }

  /// Lets the source fire once, if there is a source that does.
  func fire() {
    guard activeSource != nil else { return }
    queue.resume()
    happened.wait()
  }

  /// Waits until a source that was cancelled, or that nobody has any more, let go of its handler.
  func settle() {
    guard activeSource == nil, handler != nil else { return }
    queue.resume()
    happened.wait()
    queue.suspend()
  }
}

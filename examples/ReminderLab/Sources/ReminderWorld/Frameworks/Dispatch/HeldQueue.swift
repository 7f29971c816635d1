import Dispatch

/// A dispatch queue that stands still between the experiment's turns: what is on it waits.
final class HeldQueue {
  private let queue = DispatchQueue(label: "held")

  init() { queue.suspend() }

  // A queue must not be let go of while it is suspended.
  deinit { queue.resume() }

  /// Puts a work item on the queue, which owns its block until its turn has come.
  func async(execute item: DispatchWorkItem) { queue.async(execute: item) }

  /// Runs all that is on the queue.
  func turn() {
    queue.resume()
    queue.sync {}
    queue.suspend()
  }
}

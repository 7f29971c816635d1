import Dispatch

/// An active source owns its handler until it is cancelled, or until nobody owns the source any
/// more: the system alone does not keep it.
final class DispatchSourcePage: BackgroundPage {
  private var source: (any DispatchSourceTimer)?

  override func startWork() {
    source = system.sources.makeTimerSource(makeHandler())
  }

  override func stopWork() {
    source?.cancel()
    source = nil
    system.sources.settle()
  }
}

/// A work item owns its block for as long as there is the item; the queue, until the block's turn.
final class WorkItemPage: BackgroundPage {
  private var workItem: DispatchWorkItem?

  override func startWork() {
    let handler = makeHandler()
    let item = DispatchWorkItem { handler() }
    system.queue.async(execute: item)
    workItem = item
  }

  override func stopWork() {
    workItem?.cancel()
    workItem = nil
  }
}

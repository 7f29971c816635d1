/// Swift's own asynchronous sequence of signals that the experiment gives.
struct Signals {
  let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() { (stream, continuation) = AsyncStream.makeStream() }

  func give() { continuation.yield() }
}

/// How long a test waits for objects that are let go of elsewhere: by a turn of the run loop, by a
/// task that ends, by a queue.
///
/// It is counted in turns, each of which lets other work run and pauses. A process that a busy
/// machine does not run takes no turns, so that a test does not fail for being run slowly; a clock
/// would run on. Waiting ends as soon as all objects are gone, so that only a failing test takes the
/// whole time.
///
/// What a turn is:
/// - In a synchronous assertion on the main thread, a turn of its run loop: timers, sources, and the
///   main queue with what waits for the main actor. Inside a test that is itself isolated to the main
///   actor, the main queue is busy with the test: use the asynchronous assertion there.
/// - In a synchronous assertion on another thread, a pause.
/// - In an asynchronous assertion, a yield of the task and a pause in which its actor is free.
///
/// ```swift
/// let patient = Settling(turns: 500, pause: .milliseconds(10))
/// ```
public struct Settling: Equatable, Sendable {
  /// At most so many turns.
  public let turns: Int
  /// How long each turn is, at least.
  public let pause: Duration

  /// - Precondition: neither is negative.
  public init(turns: Int, pause: Duration) {
    precondition(turns >= 0, "\(turns) turns")
    precondition(pause >= .zero, "a pause of \(pause)")
    self.turns = turns
    self.pause = pause
  }

  /// 200 turns of 10 milliseconds: two seconds, at least, before an object counts as kept. A queue or
  /// a timer of a busy machine may well be half a second late.
  public static let standard = Settling(turns: 200, pause: .milliseconds(10))

  /// No waiting: an object that is not gone when the closure returns counts as kept.
  public static let none = Settling(turns: 0, pause: .zero)
}

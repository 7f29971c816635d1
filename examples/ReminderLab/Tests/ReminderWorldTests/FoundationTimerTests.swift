#if os(Linux)
  import Foundation
  import Testing

  /// Why the lab has a timer of its own: Foundation's, on Linux, does not keep Apple's promise.
  /// When one of these tests fails, Foundation's timer can be a witness again.
  @Suite struct FoundationTimerTests {
    @Test(arguments: [true, false])
    func `a timer stays after it was fired and invalidated`(repeats: Bool) {
      final class Captured: Sendable {}
      weak var timer: Timer?
      weak var captured: Captured?
      do {
        let object = Captured()
        let scheduled = Timer(timeInterval: 1_000, repeats: repeats) { _ in
          withExtendedLifetime(object) {}
        }
        timer = scheduled
        captured = object
        RunLoop.current.add(scheduled, forMode: .default)
        scheduled.fire()
        scheduled.invalidate()
      }
      #expect(timer != nil)
      #expect(captured != nil)
    }
  }
#endif

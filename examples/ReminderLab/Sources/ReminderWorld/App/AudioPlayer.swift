/// Plays in the background for as long as somebody owns it and nobody stops it.
final class AudioPlayer: LabObject {
  private var timer: Timer?

  /// Begins to play; `block` runs once for each piece of sound.
  func play(on runLoop: RunLoop, block: @escaping () -> Void) {
    timer = Timer.scheduledTimer("timer", repeats: true, on: runLoop, in: notebook) { _ in
      block()
    }
  }

  /// Ends the timer, which lets go of its block.
  func stop() {
    timer?.invalidate()
  }
}

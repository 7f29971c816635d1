/// Owns the window, and with it everything that is on screen.
final class SceneDelegate: UIResponder {
  var window: UIWindow?
  /// What plays whichever page is shown.
  var player: AudioPlayer?

  /// Ends the music that the app owns.
  func stopTheMusic() {
    player?.stop()
    player = nil
  }
}

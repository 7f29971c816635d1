/// Owns the window, and with it everything that is on screen, and what the app has beside it.
final class SceneDelegate: UIResponder, UISceneDelegate {
  var window: UIWindow?
  /// What plays whichever page is shown.
  var player: AudioPlayer?
  /// What the app sends its latest value through, where it has one.
  var subject: PassthroughSubject<Int>?
  /// What changes titles for the sake of an experiment.
  var experimentMenu: ExperimentMenu?

  /// Ends the music that the app owns.
  func stopTheMusic() {
    player?.stop()
    player = nil
  }
}

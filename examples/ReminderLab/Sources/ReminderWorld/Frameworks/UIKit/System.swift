/// What is there before the app and stays after it: the one permanent owner of everything the app
/// shows.
final class System {
  let screen = Screen()
  let runLoop = RunLoop()
  /// The connected scene's delegate, which the system keeps for as long as the scene is connected.
  var sceneDelegate: UIResponder?
}

/// What is there before the app and stays after it: the permanent owners of all that the app shows
/// and of all that it has under way.
final class System {
  let screen = Screen()
  let runLoop = RunLoop()
  let notifications = Notifications()
  let session = URLSession()
  let tasks = TaskLoop()
  let signals = Signals()
  let queue = HeldQueue()
  let sources = SourceQueue()
  /// The connected scene's delegate, which the system keeps for as long as the scene is connected.
  var sceneDelegate: UIResponder?
}

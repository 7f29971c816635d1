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
  /// The connected scene, which owns its delegate for as long as it is connected.
  let scene = UIScene()
  /// An app's own object, which is there until the process ends.
  var app: LabObject?

  /// The system and the objects that it consists of.
  var parts: [String: AnyObject] {
    [
      "system": self, "system.screen": screen, "system.runLoop": runLoop,
      "system.notifications": notifications, "system.session": session, "system.tasks": tasks,
      "system.queue": queue, "system.sources": sources, "system.scene": scene,
    ]
  }

  var sceneDelegate: (any UISceneDelegate)? { scene.delegate }
}

@testable import ReminderWorld
import Testing

/// Who is told when the app goes to the background and comes back.
@Suite struct SceneTests {
  @Test func `a scene that is minimised and opened again tells its delegate and no page`() {
    let stage = Stage()
    stage.system.scene.connect(RecordingDelegate("delegate", on: stage))
    stage.system.scene.open()
    stage.moment("launch")

    stage.system.scene.minimise()
    stage.moment("minimised")
    #expect(stage.system.scene.activationState == .background)

    stage.system.scene.open()
    stage.moment("reopened")
    #expect(stage.system.scene.activationState == .foregroundActive)

    #expect(
      stage.notebook.moments.map { $0.log.map(\.text) } == [
        [
          "page.init", "page.loadView", "page.viewDidLoad", "page.viewWillAppear",
          "page.viewDidAppear", "delegate.sceneWillEnterForeground",
          "delegate.sceneDidBecomeActive",
        ],
        ["delegate.sceneWillResignActive", "delegate.sceneDidEnterBackground"],
        ["delegate.sceneWillEnterForeground", "delegate.sceneDidBecomeActive"],
      ]
    )
  }

  @Test func `a scene that nobody attended to calls nobody`() {
    let scene = UIScene()
    scene.open()
    scene.minimise()
    #expect(scene.activationState == .unattached)
  }

  /// A delegate with a page in a window, that writes down what it is told.
  private final class RecordingDelegate: UIResponder, UISceneDelegate {
    private let window: UIWindow

    init(_ name: String, on stage: Stage) {
      window = UIWindow(nil, on: stage.system.screen, in: stage.notebook)
      super.init(name, in: stage.notebook)
      window.rootViewController = UIViewController("page", in: stage.notebook)
    }

    func sceneWillEnterForeground() { report("sceneWillEnterForeground") }
    func sceneDidBecomeActive() { report("sceneDidBecomeActive") }
    func sceneWillResignActive() { report("sceneWillResignActive") }
    func sceneDidEnterBackground() { report("sceneDidEnterBackground") }
  }
}

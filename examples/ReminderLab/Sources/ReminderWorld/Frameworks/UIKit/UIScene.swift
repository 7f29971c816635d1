/// What an app is told when its scene comes to the foreground and leaves it. Nothing has to be
/// done about it.
protocol UISceneDelegate: UIResponder {
  func sceneWillEnterForeground()
  func sceneDidBecomeActive()
  func sceneWillResignActive()
  func sceneDidEnterBackground()
}

extension UISceneDelegate {
  func sceneWillEnterForeground() {}
  func sceneDidBecomeActive() {}
  func sceneWillResignActive() {}
  func sceneDidEnterBackground() {}
}

/// The app as the system shows it, which owns the app's delegate for it.
///
/// A scene that goes to the background tells its delegate and nobody else. Its windows keep their
/// views, so no controller has anything to hear: `viewWillDisappear` is called "in response to a
/// view being removed from a view hierarchy".
///
/// Sources: developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle for the order of
/// the calls, developer.apple.com/documentation/uikit/uiviewcontroller/viewwilldisappear(_:) for
/// the sentence.
final class UIScene {
  private(set) var activationState = ActivationState.unattached
  private(set) var delegate: (any UISceneDelegate)?

  /// How much of the user's attention a scene has.
  enum ActivationState {
    case unattached, background, foregroundInactive, foregroundActive
  }

  /// Attaches a delegate, which then makes its windows.
  func connect(_ delegate: any UISceneDelegate) {
    self.delegate = delegate
    activationState = .background
  }

  /// The user opens the app, for the first time or again.
  func open() {
    guard activationState == .background else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillEnterForeground()
    activationState = .foregroundActive
    delegate?.sceneDidBecomeActive()
  }

  /// The user goes home: the app stays as it is, out of sight.
  func minimise() {
    guard activationState == .foregroundActive else { return }
    activationState = .foregroundInactive
    delegate?.sceneWillResignActive()
    activationState = .background
    delegate?.sceneDidEnterBackground()
  }
}

/// Owns the window, and with it everything that is on screen.
class SceneDelegate: UIResponder {
  final var window: UIWindow?
}

/// Owns the window, and with it everything that is on screen, and what the app computes beside it.
class SceneDelegate: UIResponder {
  final var window: UIWindow?
  /// What the app sends its latest value through.
  final let subject = PassthroughSubject<Int>()
}

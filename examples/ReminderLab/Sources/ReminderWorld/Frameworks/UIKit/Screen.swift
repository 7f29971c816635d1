/// Where animations run: it owns each transition until the transition has ended.
final class Screen {
  private var transitions: [Transition] = []

  /// Begins an animated change of pages, which ends when the screen settles.
  ///
  /// - Parameter presenter: who takes part though it neither appears nor disappears.
  func animate(
    from leaving: UIViewController?,
    to entering: UIViewController?,
    over presenter: UIViewController? = nil
  ) {
    let transition = Transition(from: leaving, to: entering, over: presenter)
    transitions.append(transition)
    transition.begin()
  }

  /// Changes pages at once.
  func cut(from leaving: UIViewController?, to entering: UIViewController?) {
    let transition = Transition(from: leaving, to: entering)
    transition.begin()
    transition.end()
  }

  /// Turns the running transition around: the user's finger goes back.
  func cancelTransition() {
    transitions.last?.cancel()
  }

  /// Ends all transitions and lets go of them.
  func settle() {
    while let transition = transitions.first {
      transition.end()
      transitions.removeFirst()
    }
  }
}

/// Where animations run: it owns each transition until the transition has ended.
final class Screen {
  private var transitions: [Transition] = []

  /// Begins an animated change of pages, which ends when the screen settles.
  ///
  /// - Parameters:
  ///   - presenter: who takes part though it neither appears nor disappears.
  ///   - completion: what the framework does when the animation has ended.
  func animate(
    from leaving: UIViewController?,
    to entering: UIViewController?,
    over presenter: UIViewController? = nil,
    completion: (() -> Void)? = nil
  ) {
    let transition = Transition(
      from: leaving,
      to: entering,
      over: presenter,
      completion: completion
    )
    transitions.append(transition)
    transition.begin()
  }

  /// Changes pages at once.
  func cut(from leaving: UIViewController?, to entering: UIViewController?) {
    let transition = Transition(from: leaving, to: entering, completion: nil)
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

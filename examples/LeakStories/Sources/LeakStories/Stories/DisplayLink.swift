import Dispatch

/// An animated image view asks for a call for every frame, and ends that when it goes. It does not go,
/// since the calls keep it.
extension Story {
  static let displayLink = Story(
    "displaylink-animated-image",
    stage: "Dispatch's own DispatchSource stands in for CADisplayLink and its run loop",
    repair: "the handler holds the image view weakly, and so `deinit` ends the calls"
  ) { form, track in
    let screen = UIViewController()
    let imageView = AnimatableImageView()
    screen.view.addSubview(imageView)
    imageView.startAnimating(form)
    track(screen, "screen")
    track(imageView, "imageView")
    if let link = imageView.displayLink { track(link as AnyObject, "link") }
  }
}

final class AnimatableImageView: UIView {
  private(set) var displayLink: (any DispatchSourceTimer)?

  func startAnimating(_ form: Form) {
    let link = DispatchSource.makeTimerSource(queue: .main)
    link.schedule(deadline: .now() + 3600, repeating: 3600)
    switch form {
    case .leaking: link.setEventHandler { self.updateFrame() }
    case .repaired: link.setEventHandler { [weak self] in self?.updateFrame() }
    }
    link.resume()
    displayLink = link
  }

  private func updateFrame() {}

  deinit {
    displayLink?.cancel()
  }
}

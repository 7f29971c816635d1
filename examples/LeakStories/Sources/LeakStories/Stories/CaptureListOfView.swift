/// A control: the closure holds the scroll view strongly, but nothing leads from there back to the
/// screen that owns both. Both forms are the same; there is nothing to repair.
extension Story {
  static let captureListOfView = Story(
    "control-capture-list-of-view",
    stage: "UIKit and RxSwift stand in",
    repair: "nothing to repair"
  ) { _, track in
    let screen = ChatViewController()
    track(screen, "screen")
    track(screen.view, "view")
    track(screen.scrollView, "scroll")
    track(screen.disposeBag, "bag")
    track(screen.showKeyboard(height: 260), "subscription")
  }
}

final class ChatViewController: UIViewController {
  let scrollView = UIScrollView()
  let disposeBag = DisposeBag()

  func showKeyboard(height: Double) -> Disposable {
    view.addSubview(scrollView)
    let keyboard = Disposable { [scrollView] in scrollView.bottomInset = $0 }
    disposeBag.insert(keyboard)
    keyboard.next(height)
    return keyboard
  }
}

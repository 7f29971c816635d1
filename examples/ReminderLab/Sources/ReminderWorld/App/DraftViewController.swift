/// A page that saves when it leaves, and when it only seems to.
final class DraftViewController: UIViewController {
  /// Comes also when the user begins a swipe and thinks better of it.
  override func viewWillDisappear() {
    log("saves the draft")
  }

  /// Comes only when the page is gone from the screen.
  override func viewDidDisappear() {
    log("saves for good")
  }
}

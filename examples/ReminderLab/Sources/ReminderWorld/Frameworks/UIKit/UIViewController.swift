/// A controller owns its view, what it presents, and its navigation item; its parent it only knows.
class UIViewController: UIResponder {
  /// The view, or `nil` before it has been loaded.
  private(set) final var viewIfLoaded: UIView?
  final var presentedViewController: UIViewController?
  final var presentationController: UIPresentationController?
  final lazy var navigationItem = makeNavigationItem()
  final weak var parent: UIViewController?
  /// The window whose root this controller is.
  final weak var hostingWindow: UIWindow?

  override init(_ name: String?, in notebook: Notebook) {
    super.init(name, in: notebook)
    if isPage { report("init") }
  }

  /// Whether the controller is a page with callbacks worth logging; containers are not.
  var isPage: Bool { true }

  /// The view, which is loaded at the first touch, however early that is.
  final var view: UIView {
    get {
      loadViewIfNeeded()
      guard let viewIfLoaded else { preconditionFailure("loadView of \(self) made no view") }
      return viewIfLoaded
    }
    set { viewIfLoaded = newValue }
  }

  /// Loads the view, once, and says so.
  func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    if isPage { report("loadView") }
    loadView()
    if isPage { report("viewDidLoad") }
    viewDidLoad()
  }

  // What subclasses override. The framework logs each call before it makes it, so no override has
  // to call `super` for the sake of the log.

  /// Makes the view.
  func loadView() { view = UIView(nil, in: notebook) }
  func viewDidLoad() {}
  func viewWillAppear() {}
  func viewDidAppear() {}
  func viewWillDisappear() {}
  func viewDidDisappear() {}

  /// Passes on what happens to the page on screen. A container tells the page that it shows.
  func send(_ appearance: Appearance) {
    report(appearance.rawValue)
    switch appearance {
    case .viewWillAppear: viewWillAppear()
    case .viewDidAppear: viewDidAppear()
    case .viewWillDisappear: viewWillDisappear()
    case .viewDidDisappear: viewDidDisappear()
    }
  }

  /// What happens to a page on screen.
  enum Appearance: String {
    case viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear
  }

  /// Made when it is first asked for.
  private func makeNavigationItem() -> UINavigationItem {
    UINavigationItem("navigationItem", in: notebook)
  }
}

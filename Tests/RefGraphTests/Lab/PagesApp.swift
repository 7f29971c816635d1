/// The parts of logs that the scenarios of one window share.
enum PagesApp {
  /// The app starts: home comes at once.
  static let launch = """
      home.init
      home.loadView
      home.viewDidLoad
      home.viewWillAppear
      home.viewDidAppear
    """

  /// A page is opened over home, and the animation ends.
  static let open = """
      page.init
      page.loadView
      page.viewDidLoad
    \(appear)
    """

  /// A page appears over home.
  static let appear = """
      ~ home.viewWillDisappear
      ~ page.viewWillAppear
      ~ home.viewDidDisappear
      ~ page.viewDidAppear
    """

  /// The page is popped.
  static let back = """
      ~ home.viewWillAppear
      ~ page.viewWillDisappear
    """

  /// The animation of the pop ends.
  static let gone = """
      ~ home.viewDidAppear
      ~ page.viewDidDisappear
    """
}

/// The parts of logs that the scenarios of the reminders app share.
enum RemindersApp {
  /// The app starts: List comes at once.
  static let launch = """
      list.init
      list.loadView
      loadView before super
      loadView after super
      list.viewDidLoad
      list.viewWillAppear
      list.viewDidAppear
    """

  /// Detail is opened, and the animation ends; a sheet leaves List alone.
  static func open(_ presentation: String, as detail: String = "detail") -> String {
    let made = """
        openDetail
        \(detail).init
      """
    return "\(made)\n\(shown(presentation, as: detail))"
  }

  /// Detail is shown, once it was made.
  static func shown(_ presentation: String, as detail: String = "detail") -> String {
    let loaded = """
        \(detail).loadView
        \(detail).viewDidLoad
      """
    guard presentation != "present" else {
      return """
        \(loaded)
          \(detail).viewWillAppear
          \(detail).viewDidAppear
        """
    }
    return """
      \(loaded)
        ~ \(detail).viewWillAppear
        ~ list.viewWillDisappear
        ~ \(detail).viewDidAppear
        ~ list.viewDidDisappear
      """
  }

  /// Save is under way, up to the closure.
  static let save = """
      saveReminder rawText=Buy oat milk  titleToSave=Buy oat milk
      saveReminder about to call onSave
      onSave closure
    """

  /// What the closure does with the title.
  static let update = """
      update(_:with:) old=Buy groceries new=Buy oat milk
      applyCurrentSnapshot
    """

  /// The app's line before it goes back.
  static func leave(_ presentation: String) -> String {
    presentation == "present" ? "  about to dismiss" : "  about to popViewController"
  }

  /// Detail begins to leave.
  static func back(_ presentation: String, as detail: String = "detail") -> String {
    presentation == "present"
      ? "  \(detail).viewWillDisappear"
      : "  ~ \(detail).viewWillDisappear\n  ~ list.viewWillAppear"
  }

  /// Detail has left; its navigation controller, where it has one, goes with it.
  static func gone(_ presentation: String, as detail: String = "detail") -> String {
    presentation == "present"
      ? "  \(detail).viewDidDisappear\n  detailNav.deinit"
      : "  ~ \(detail).viewDidDisappear\n  ~ list.viewDidAppear"
  }

  /// Objects end, one after the other; Detail says so.
  static func end(_ handles: String...) -> String { end(handles) }

  static func end(_ handles: [String]) -> String {
    handles.map { handle in
      let isDetail = handle.split(separator: "-").first == "detail"
      return "  \(handle).deinit" + (isDetail ? "\n  \(farewell)" : "")
    }
    .joined(separator: "\n")
  }

  static let farewell = "ReminderDetailViewController deinit - detail controller released"
}

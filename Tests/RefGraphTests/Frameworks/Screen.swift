import RefGraph

/// A window with a navigation stack in it, for tests that go on from there: the first pages are
/// `list`, `detail` and `other`, of the type `Page`; only `list` is on the stack.
func screen(
  _ text: String,
  types: String = "type Page: UIViewController\nend",
  _ changes: KeyValuePairs<String, String> = [:]
) throws -> Timeline {
  try play(
    """
    \(types)
    root window: UIWindow
    root detail: Page
    root other: Page
    let nav: UINavigationController
    let list: Page
    push list onto nav
    set root of window to nav
    moment start
    \(text)
    moment end
    """,
    changes
  )
}

extension Timeline {
  /// The life-cycle callbacks and deinits from one moment to the next, in order.
  func lifeCycle(of moment: String = "end") -> [String] {
    log(of: moment).filter {
      $0.contains(".view") || $0.contains(".load") || $0.hasSuffix("deinit")
    }
  }

  /// The due objects at a moment with their verdicts.
  func verdicts(at name: String = "end") -> [String] {
    guard let moment = moment(named: name) else { return ["no moment \(name)"] }
    return SnapshotAnalysis(of: moment.snapshot).verdicts.map {
      "\($0.handle) \($0.kind.rawValue)" + ($0.then.map { ", then \($0.rawValue)" } ?? "")
    }
  }

  /// The lines that a framework answered with a warning.
  var warnings: [String] { log.filter { $0.hasPrefix("warning ") } }

  /// The lines that did nothing.
  var skipped: [String] { log.filter { $0.hasPrefix("skipped ") } }
}

/// The app as a whole.
extension FrameworkVerb {
  static let app = [sendToBackground, bringToForeground]

  static let sendToBackground = FrameworkVerb(
    "send app to background",
    ["send", "app", "to", "background"],
    summary: "minimises the app: no controller disappears, and none is called"
  ) { stage, _ throws(Obstacle) in
    try stage.sendToBackground()
  }

  static let bringToForeground = FrameworkVerb(
    "bring app to foreground",
    ["bring", "app", "to", "foreground"],
    summary: "shows the app again: no controller appears, and none is called"
  ) { stage, _ throws(Obstacle) in
    try stage.bringToForeground()
  }
}

/// The app as a whole, which goes and comes without any controller disappearing.
extension FrameworkStage {
  /// `send app to background`: no view disappears.
  mutating func sendToBackground() throws(Obstacle) -> VerbPlan {
    guard !isInBackground else { throw .skip("it is in the background already") }
    isInBackground = true
    return VerbPlan(steps: [.notice("the app goes to the background", nil)])
  }

  /// `bring app to foreground`: no view appears.
  mutating func bringToForeground() throws(Obstacle) -> VerbPlan {
    guard isInBackground else { throw .skip("it is in the foreground already") }
    isInBackground = false
    return VerbPlan(steps: [.notice("the app comes to the foreground", nil)])
  }
}

extension FrameworkVerb {
  /// The run loop that timers are scheduled on.
  static let mainRunLoop = "runLoop"

  /// Names of the objects that verbs bring with them, which a scenario may use without making
  /// them: the run loop that timers are scheduled on.
  public static let systemObjects = [mainRunLoop]
}

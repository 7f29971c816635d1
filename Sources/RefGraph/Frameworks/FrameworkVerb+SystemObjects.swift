extension FrameworkVerb {
  /// Names of the objects that verbs bring with them, which a scenario may use without making
  /// them: the run loop that a timer is scheduled on, and the transition in flight.
  public static let systemObjects = ["runLoop", "transition"]
}

extension Experiment {
  /// All experiments, in the order of the lab.
  public static let all: [Experiment] = reminderApp

  /// The reminder app: from the whole of it to the single question.
  private static let reminderApp: [Experiment] = [.reminders]
}

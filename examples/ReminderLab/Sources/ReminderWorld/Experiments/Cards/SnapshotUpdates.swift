extension Experiment {
  /// Card 6: which ways of applying a snapshot bring a changed title into its cell.
  static let snapshotUpdates = Experiment(
    "snapshot-updates",
    choices: [
      Choice("mode", of: ReminderListViewController.SnapshotMode.self),
      Choice("reloaded-cell", of: ReloadedCell.self),
    ]
  ) { setting, stage in
    let app = ReminderApp(
      Conditions(content: .titles, reloadedCell: setting["reloaded-cell"]),
      reminders: Array(Reminder.samples.prefix(2)),
      on: stage
    )
    stage.moment("shown")

    app.runSnapshotExperiment(setting["mode"])
    stage.moment("updated")

    app.runSnapshotExperiment(setting["mode"])
    stage.moment("again")
  }
}

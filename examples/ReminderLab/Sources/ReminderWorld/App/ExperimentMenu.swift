/// The menu that changes a title, to see what each way to apply a snapshot shows of it.
final class ExperimentMenu: LabObject {
  private weak var list: ReminderListViewController?

  /// A menu for a list that it does not own.
  init(_ name: String, for list: ReminderListViewController?, in notebook: Notebook) {
    self.list = list
    super.init(name, in: notebook)
  }

  func run(_ mode: ReminderListViewController.SnapshotMode) {
    list?.runSnapshotExperiment(mode)
  }
}

/// The list of reminders. It opens Detail and hands it a closure to save with.
final class ReminderListViewController: UIViewController {
  let conditions: Conditions
  private(set) var reminders: [Reminder] = Reminder.samples

  /// The detail page that the list opened last, where the conditions have the list keep it.
  private var currentDetail: ReminderDetailViewController?
  private weak var lastDetail: ReminderDetailViewController?

  init(_ name: String?, conditions: Conditions, in notebook: Notebook) {
    self.conditions = conditions
    super.init(name, in: notebook)
  }

  override func loadView() {
    log("loadView before super")
    super.loadView()
    log("loadView after super")
  }

  /// Makes Detail for a reminder, and brings it on screen.
  func openDetail(for id: String) {
    log("openDetail")
    guard let reminder = reminders.first(where: { $0.id == id }) else { return }
    let detail = ReminderDetailViewController("detail", reminder, conditions, in: notebook)
    detail.onSave = makeOnSave(for: id)
    keep(detail)
    switch conditions.presentation {
    case .show:
      show(detail)
    case .push:
      navigationController?.pushViewController(detail)
    case .present:
      let detailNav = UINavigationController("detailNav", in: notebook)
      detailNav.pushViewController(detail)
      present(detailNav)
    }
  }

  /// The way back from Detail to the list. Detail owns this closure; whether the closure owns the
  /// list is the question of the lab.
  private func makeOnSave(for id: String) -> (String) -> Void {
    let mark = ClosureMark("onSave", in: notebook)
    switch conditions.capture {
    case .weak:
      return { [weak self] title in
        mark.log("onSave closure")
        self?.update(id, with: title)
      }
    case .strong:
      return { title in
        mark.log("onSave closure")
        self.update(id, with: title)
      }
    case .unowned:
      return { [unowned self] title in
        mark.log("onSave closure")
        self.update(id, with: title)
      }
    case .none:
      return { _ in mark.log("onSave closure") }
    }
  }

  private func keep(_ detail: ReminderDetailViewController) {
    switch conditions.listKeepsDetail {
    case .no: break
    case .yes, .strongly: currentDetail = detail
    case .weakly: lastDetail = detail
    }
  }

  /// Changes the title of a reminder in the model, then brings the list up to date.
  func update(_ id: String, with title: String) {
    guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
    log("update(_:with:)", ["old": reminders[index].title, "new": title])
    reminders[index].title = title
    applyCurrentSnapshot()
  }

  /// Shows the model as it is now.
  func applyCurrentSnapshot() {
    log("applyCurrentSnapshot")
  }
}

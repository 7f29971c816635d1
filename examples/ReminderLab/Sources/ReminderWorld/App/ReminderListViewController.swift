/// The list of reminders. It opens Detail and hands it a closure to save with.
final class ReminderListViewController: UICollectionViewController {
  private let conditions: Conditions
  private var reminders: [Reminder]
  private var filter = Reminder.Filter.unfiltered
  private var dataSource: UICollectionViewDiffableDataSource?

  /// The detail page that the list opened last, where the conditions have the list keep it.
  private var currentDetail: ReminderDetailViewController?
  private weak var lastDetail: ReminderDetailViewController?

  init(
    _ name: String?,
    _ reminders: [Reminder],
    _ conditions: Conditions,
    in notebook: Notebook
  ) {
    self.reminders = reminders
    self.conditions = conditions
    let layout = UICollectionViewLayout(
      nil,
      reloadsInPlace: conditions.reloadedCell == .same,
      in: notebook
    )
    super.init(
      name,
      collectionView: conditions.content == .none ? nil : "collectionView",
      layout: layout,
      in: notebook
    )
  }

  override func loadView() {
    log("loadView before super")
    super.loadView()
    log("loadView after super")
  }

  override func viewDidLoad() {
    guard conditions.content != .none, let collectionView else { return }
    configureDataSource(of: collectionView)
    applyCurrentSnapshot()
  }

  override func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {
    guard let id = dataSource?.itemIdentifier(for: indexPath) else { return }
    log("itemIdentifier(for:)", ["indexPath": "\(indexPath)", "item": id])
    openDetail(for: id)
  }

  private func keep(_ detail: ReminderDetailViewController) {
    switch conditions.listKeepsDetail {
    case .no: break
    case .yes, .strongly: currentDetail = detail
    case .weakly: lastDetail = detail
    }
  }
}

// MARK: - Opening Detail

extension ReminderListViewController {
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
    let onSave: MarkedClosure<(String) -> Void>
    switch conditions.capture {
    case .weak:
      onSave = MarkedClosure("onSave", in: notebook) { [weak self, notebook] title in
        notebook.write("onSave closure")
        self?.update(id, with: title)
      }
    case .strong:
      onSave = MarkedClosure("onSave", in: notebook) { title in
        self.log("onSave closure")
        self.update(id, with: title)
      }
    case .unowned:
      onSave = MarkedClosure("onSave", in: notebook) { [unowned self] title in
        self.log("onSave closure")
        self.update(id, with: title)
      }
    case .none:
      onSave = MarkedClosure("onSave", in: notebook) { [notebook] _ in
        notebook.write("onSave closure")
      }
    }
    return { title in onSave.body(title) }
  }
}

// MARK: - Showing the model

extension ReminderListViewController {
  /// What the menu of filters calls. The menu alone owns it, for as long as it is open.
  func makeSetFilter() -> (Reminder.Filter) -> Void {
    let setFilter = MarkedClosure("setFilter", in: notebook) {
      [weak self] (filter: Reminder.Filter) in
      self?.setFilter(filter)
    }
    return { filter in setFilter.body(filter) }
  }

  /// Shows other reminders. Positions change, identifiers stay.
  private func setFilter(_ filter: Reminder.Filter) {
    log("setFilter", ["filter": filter.rawValue])
    self.filter = filter
    applyCurrentSnapshot()
  }

  /// Changes the title of a reminder in the model, then brings the list up to date.
  func update(_ id: String, with title: String, _ mode: SnapshotMode = .fullApply) {
    guard let index = reminders.firstIndex(where: { $0.id == id }) else { return }
    log("update(_:with:)", ["old": reminders[index].title, "new": title])
    reminders[index].title = title
    applyCurrentSnapshot(mode, changed: id)
  }

  /// Appends a star to the title of the first reminder, to see what each mode shows of it.
  func runSnapshotExperiment(_ mode: SnapshotMode) {
    log("runSnapshotExperiment", ["mode": mode.rawValue])
    guard let first = reminders.first else { return }
    update(first.id, with: first.title + "*", mode)
  }

  /// Shows the model as it is now.
  ///
  /// - Parameter changed: the reminder whose cell is to show it anew, where the mode says so.
  private func applyCurrentSnapshot(_ mode: SnapshotMode = .fullApply, changed: String = "") {
    log("applyCurrentSnapshot")
    var snapshot = NSDiffableDataSourceSnapshot(filter.apply(to: reminders).map(\.id))
    switch mode {
    case .fullApply:
      break
    case .reload:
      log("reloadItems", ["items": changed])
      snapshot.reloadItems([changed])
    case .reconfigure:
      log("reconfigureItems", ["items": changed])
      snapshot.reconfigureItems([changed])
    }
    dataSource?.apply(snapshot)
  }

  /// How a change of a title gets into the cell that shows it.
  enum SnapshotMode: String, CaseIterable {
    case fullApply = "full-apply"
    case reload, reconfigure
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = CellRegistration("registration", in: notebook, handler: makeConfigure())
    dataSource = UICollectionViewDiffableDataSource(
      "dataSource",
      collectionView: collectionView,
      cellProvider: registration.makeCellProvider(),
      in: notebook
    )
  }

  /// Writes the reminder into its cell, looked up in the model as it is now.
  private func makeConfigure() -> CellRegistration.Handler {
    let configure = MarkedClosure("configure", in: notebook) { [weak self] (id: String) in
      guard let self else { return }
      switch conditions.content {
      case .none:
        break
      case .items:
        log("configure", ["item": id])
      case .titles:
        let title = reminders.first { $0.id == id }?.title ?? ""
        log("configure", ["item": id, "title": title])
      }
    }
    return { _, _, id in configure.body(id) }
  }
}

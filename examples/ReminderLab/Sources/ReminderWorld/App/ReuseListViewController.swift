/// A long list, to count cells with.
final class ReuseListViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource?

  override func viewDidLoad() {
    guard let collectionView else { return }
    let configure = MarkedClosure("configure", in: notebook) { [notebook] (item: String) in
      notebook.write("configure", ["item": item])
    }
    let registration = CellRegistration("registration", in: notebook) { _, _, item in
      configure.body(item)
    }
    dataSource = UICollectionViewDiffableDataSource(
      "dataSource",
      collectionView: collectionView,
      cellProvider: registration.makeCellProvider(),
      in: notebook
    )
  }

  /// Shows fifty items, which do not take fifty cells.
  func loadReuseItems() {
    log("loadReuseItems")
    dataSource?.apply(NSDiffableDataSourceSnapshot((1...50).map { "item-\($0)" }))
  }
}

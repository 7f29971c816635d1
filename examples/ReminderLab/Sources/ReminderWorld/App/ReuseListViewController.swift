/// A long list, to count cells with.
final class ReuseListViewController: UICollectionViewController {
  private var dataSource: UICollectionViewDiffableDataSource?

  override func viewDidLoad() {
    guard let collectionView else { return }
    let notebook = notebook
    let registration = CellRegistration { _, _, item in
      notebook.write("configure", ["item": item])
    }
    dataSource = UICollectionViewDiffableDataSource(
      "dataSource",
      collectionView: collectionView,
      cellProvider: { collectionView, indexPath, item in
        collectionView.dequeueConfiguredReusableCell(
          using: registration,
          for: indexPath,
          item: item
        )
      },
      in: notebook
    )
  }

  /// Shows fifty items, which do not take fifty cells.
  func loadReuseItems() {
    log("loadReuseItems")
    dataSource?.apply(NSDiffableDataSourceSnapshot((1...50).map { "item-\($0)" }))
  }
}

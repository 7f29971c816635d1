/// A data source that knows items by identifier. It owns its cell provider; nobody owns it but the
/// code that made it, and a collection view whose data source is gone is empty.
final class UICollectionViewDiffableDataSource: LabObject, UICollectionViewDataSource {
  typealias CellProvider = (UICollectionView, IndexPath, String) -> UICollectionViewCell

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private(set) var items: [String] = []

  init(
    _ name: String?,
    collectionView: UICollectionView,
    cellProvider: @escaping CellProvider,
    in notebook: Notebook
  ) {
    self.cellProvider = cellProvider
    self.collectionView = collectionView
    super.init(name, in: notebook)
    collectionView.dataSource = self
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cellProvider(collectionView, indexPath, items[indexPath.item])
  }

  /// Which item stands at a position now.
  func itemIdentifier(for indexPath: IndexPath) -> String? {
    items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// Makes the snapshot the truth. Only identifiers count: an item whose title has changed and
  /// whose identifier has not is the same item.
  func apply(_ snapshot: NSDiffableDataSourceSnapshot) {
    items = snapshot.items
    collectionView?.showItems()
    for item in snapshot.reloaded { collectionView?.reload(item) }
    for item in snapshot.reconfigured { collectionView?.reconfigure(item) }
  }
}

/// What a collection view is to show: identifiers, and which items are to be shown anew.
struct NSDiffableDataSourceSnapshot {
  var items: [String]
  private(set) var reloaded: [String] = []
  private(set) var reconfigured: [String] = []

  init(_ items: [String]) { self.items = items }

  mutating func reloadItems(_ items: [String]) { reloaded += items }
  mutating func reconfigureItems(_ items: [String]) { reconfigured += items }
}

/// A position in a list, which changes whenever something is inserted or filtered above it.
struct IndexPath: Equatable, CustomStringConvertible {
  var section = 0
  let item: Int

  init(item: Int) { self.item = item }

  var description: String { "\(section)-\(item)" }
}

/// Gives a collection view its cells.
protocol UICollectionViewDataSource: AnyObject {
  /// The identifiers of the items, in the order of the rows.
  var items: [String] { get }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

/// Is told what the user does in a collection view.
protocol UICollectionViewDelegate: LabObject {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension CellRegistration {
  /// A cell provider that leaves everything to this registration, which it owns.
  func makeCellProvider() -> UICollectionViewDiffableDataSource.CellProvider {
    let cellProvider = MarkedClosure<UICollectionViewDiffableDataSource.CellProvider>(
      "cellProvider",
      in: notebook
    ) { collectionView, indexPath, item in
      collectionView.dequeueConfiguredReusableCell(using: self, for: indexPath, item: item)
    }
    return { collectionView, indexPath, item in
      cellProvider.body(collectionView, indexPath, item)
    }
  }
}

/// A controller that comes with a collection view and is its delegate.
class UICollectionViewController: UIViewController, UICollectionViewDelegate {
  /// The collection view, or `nil` before the view is loaded.
  private(set) final var collectionView: UICollectionView?
  private final let layout: UICollectionViewLayout
  private final let collectionViewName: String?

  /// - Parameter collectionView: what the notebook calls the collection view; `nil` where nobody
  ///   watches it.
  init(
    _ name: String?,
    collectionView: String? = "collectionView",
    layout: UICollectionViewLayout,
    in notebook: Notebook
  ) {
    collectionViewName = collectionView
    self.layout = layout
    super.init(name, in: notebook)
  }

  override func loadView() {
    let collectionView = UICollectionView(collectionViewName, layout: layout, in: notebook)
    collectionView.delegate = self
    self.collectionView = collectionView
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

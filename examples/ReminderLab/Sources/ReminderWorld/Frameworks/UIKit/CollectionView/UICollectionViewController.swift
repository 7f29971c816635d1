/// A controller that comes with a collection view and is its delegate.
class UICollectionViewController: UIViewController, UICollectionViewDelegate {
  /// The collection view, or `nil` before the view is loaded.
  private(set) final var collectionView: UICollectionView?
  private final let layout: UICollectionViewLayout

  init(_ name: String?, layout: UICollectionViewLayout, in notebook: Notebook) {
    self.layout = layout
    super.init(name, in: notebook)
  }

  override func loadView() {
    let collectionView = UICollectionView("collectionView", layout: layout, in: notebook)
    collectionView.delegate = self
    self.collectionView = collectionView
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

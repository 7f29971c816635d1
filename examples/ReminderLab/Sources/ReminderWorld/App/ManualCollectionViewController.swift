/// A page that puts its collection view together by hand: layout, view, constraints, delegate,
/// registration, data source, snapshot.
final class ManualCollectionViewController: UIViewController, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView?
  private var dataSource: UICollectionViewDiffableDataSource?
  private let holdsDataSource: Bool

  init(_ name: String?, holdsDataSource: Bool, in notebook: Notebook) {
    self.holdsDataSource = holdsDataSource
    super.init(name, in: notebook)
  }

  override func viewDidLoad() {
    let collectionView = setupCollectionView()
    configureDataSource(of: collectionView)
    applySnapshot()
  }

  private func setupCollectionView() -> UICollectionView {
    log("setupCollectionView")
    let collectionView = UICollectionView(
      "collectionView",
      layout: UICollectionViewLayout("layout", in: notebook),
      in: notebook
    )
    view.addSubview(collectionView)
    collectionView.pinToSuperview()
    collectionView.delegate = self
    self.collectionView = collectionView
    return collectionView
  }

  /// Makes the data source. The collection view's reference to it is weak: unless the page keeps
  /// it, it is gone when this method ends, and the page stays blank.
  private func configureDataSource(of collectionView: UICollectionView) {
    log("configureDataSource")
    let registration = CellRegistration("registration", in: notebook, handler: makeConfigure())
    let dataSource = UICollectionViewDiffableDataSource(
      "dataSource",
      collectionView: collectionView,
      cellProvider: registration.makeCellProvider(),
      in: notebook
    )
    if holdsDataSource { self.dataSource = dataSource }
  }

  private func applySnapshot() {
    log("applySnapshot")
    dataSource?.apply(NSDiffableDataSourceSnapshot(["buy-groceries", "call-dentist"]))
  }

  private func makeConfigure() -> CellRegistration.Handler {
    let configure = MarkedClosure("configure", in: notebook) { [notebook] (item: String) in
      notebook.write("configure", ["item": item])
    }
    return { _, _, item in configure.body(item) }
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}

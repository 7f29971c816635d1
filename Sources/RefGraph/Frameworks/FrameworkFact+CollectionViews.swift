/// Collection views, their data sources and their cells.
extension FrameworkFact {
  static let controllerCollectionView = FrameworkFact(
    "collectionViewController.collectionView",
    source: "UICollectionViewController",
    label: "collectionView",
    target: "UICollectionView",
    strength: .strong,
    confidence: .high,
    evidence: "UICollectionViewController.h: @property(null_resettable,nonatomic,strong) "
      + "UICollectionView *collectionView"
  )

  static let collectionDelegate = FrameworkFact(
    "collectionView.delegate",
    source: "UICollectionView",
    label: "delegate",
    target: anyObject,
    strength: .weak,
    confidence: .high,
    evidence: "UICollectionView.h: @property(nonatomic,weak,nullable) "
      + "id<UICollectionViewDelegate> delegate"
  )

  static let collectionDataSource = FrameworkFact(
    "collectionView.dataSource",
    source: "UICollectionView",
    label: "dataSource",
    target: anyObject,
    strength: .weak,
    confidence: .high,
    evidence: "UICollectionView.h: @property(nonatomic,weak,nullable) "
      + "id<UICollectionViewDataSource> dataSource"
  )

  static let layout = FrameworkFact(
    "collectionView.collectionViewLayout",
    source: "UICollectionView",
    label: "collectionViewLayout",
    target: "UICollectionViewLayout",
    strength: .strong,
    confidence: .high,
    ends: "lay out",
    evidence: "UICollectionView.h: @property(nonatomic,strong) UICollectionViewLayout "
      + "*collectionViewLayout"
  )

  static let visibleCell = FrameworkFact(
    "collectionView.visibleCells",
    source: "UICollectionView",
    label: "visibleCells",
    target: "UICollectionViewCell",
    strength: .strong,
    confidence: .high,
    ends: "the row leaves",
    evidence: "UICollectionView.h: visibleCells; the cells are its subviews, and a view retains "
      + "those",
    isArray: true
  )

  static let pooledCell = FrameworkFact(
    "collectionView.reusePool",
    source: "UICollectionView",
    label: "reusePool",
    target: "UICollectionViewCell",
    strength: .strong,
    confidence: .medium,
    ends: "the cell serves again",
    evidence: "developer.apple.com, UICollectionReusableView: off screen, a view is placed on a "
      + "reuse queue rather than deleted; how long it stays there is not said",
    isArray: true
  )

  static let cellProvider = FrameworkFact(
    "diffableDataSource.cellProvider",
    source: "UICollectionViewDiffableDataSource",
    label: "cellProvider",
    target: "closure",
    strength: .strong,
    confidence: .medium,
    evidence: "github.com/twostraws/TapStore/issues/1; github.com/antranapp/LeakDetector/pull/34"
  )

  static let collectionViewOfDataSource = FrameworkFact(
    "diffableDataSource.collectionView",
    source: "UICollectionViewDiffableDataSource",
    label: "collectionView",
    target: "UICollectionView",
    strength: .weak,
    confidence: .low,
    evidence: "Apple says nothing; look-alikes hold it weakly or unowned: "
      + "github.com/jessesquires/ReactiveCollectionsKit/issues/125",
    reading: Reading(choice: "collection-view-of-data-source", .weak, or: .unowned)
  )

  static let registrationHandler = FrameworkFact(
    "cellRegistration.handler",
    source: "UICollectionView.CellRegistration",
    label: "handler",
    target: "closure",
    strength: .strong,
    confidence: .medium,
    evidence: "UICollectionView.CellRegistration.init(handler:) takes an escaping closure; "
      + "github.com/antranapp/LeakDetector/pull/34"
  )

  static let constraint = FrameworkFact(
    "view.constraints",
    source: "UIView",
    label: "constraints",
    target: "NSLayoutConstraint",
    strength: .strong,
    confidence: .high,
    evidence: "developer.apple.com, UIView.constraints: the constraints held by the view",
    isArray: true
  )

  static let constraintFirst = FrameworkFact(
    "layoutConstraint.firstItem",
    source: "NSLayoutConstraint",
    label: "firstItem",
    target: "UIView",
    strength: .unmanaged,
    confidence: .high,
    evidence: "NSLayoutConstraint.h: @property(nullable,readonly,assign) id firstItem"
  )

  static let constraintSecond = FrameworkFact(
    "layoutConstraint.secondItem",
    source: "NSLayoutConstraint",
    label: "secondItem",
    target: "UIView",
    strength: .unmanaged,
    confidence: .high,
    evidence: "NSLayoutConstraint.h: @property(nullable,readonly,assign) id secondItem"
  )

  static let collectionViews = [
    constraint, constraintFirst, constraintSecond, controllerCollectionView, collectionDelegate,
    collectionDataSource, layout, visibleCell, pooledCell, cellProvider,
    collectionViewOfDataSource, registrationHandler,
  ]
}

/// What collection views and diffable data sources know beside the references that they hold: the
/// snapshot that was applied last, the rows that fit on the screen, which cell serves which item,
/// and whether a cell is being asked for.
///
/// Rows of one section are all there is. Cells exist for the rows from the top one on, as many as
/// fit and are prefetched, and for no others.
struct CollectionViews: Sendable {
  /// By collection view.
  private var rows: [ObjectID: Rows] = [:]
  /// What was applied to each data source that is connected.
  private var snapshots: [ObjectID: [String]] = [:]
  /// The type of the cells that each registration makes.
  var cellTypes: [ObjectID: String] = [:]
  /// The cells that are being asked for, the latest last.
  var requests: [Request] = []

  /// The part of a collection view's rows that has cells.
  struct Rows: Sendable {
    /// How many rows fit on the screen.
    var visible = 10
    /// How many cells are made ahead, below those that fit.
    var prefetched = 0
    /// The first row that is seen.
    var top = 0
    /// The cells in use, by the items that they show.
    var cells: [String: ObjectID] = [:]
    /// The row that was tapped last.
    var tapped: Int?

    /// The rows of so many that have cells.
    func served(of count: Int) -> Range<Int> {
      top..<max(top, min(top + visible + prefetched, count))
    }
  }

  /// A row for which a collection view asks its data source for a cell.
  struct Request: Sendable {
    let collectionView: ObjectID
    let item: String
    let purpose: Purpose
    /// The cell, once it was dequeued.
    var cell: ObjectID?

    enum Purpose: Sendable {
      /// A row needs a cell: the one that is longest in the pool, or a new one.
      case show
      /// The cell that shows the item begins again.
      case reload(ObjectID)
      /// The cell that shows the item is only configured again.
      case reconfigure(ObjectID)
    }
  }

  /// What a collection view shows; one that no verb touched yet shows nothing.
  subscript(collectionView: ObjectID) -> Rows {
    get { rows[collectionView] ?? Rows() }
    set { rows[collectionView] = newValue }
  }

  /// The items of a data source in order, or `nil` where it is connected to no collection view.
  func items(of dataSource: ObjectID) -> [String]? { snapshots[dataSource] }

  /// The data source has a collection view, and nothing to show yet.
  mutating func connect(_ dataSource: ObjectID) { snapshots[dataSource] = [] }

  /// The data source shows these items from now on.
  mutating func replaceItems(of dataSource: ObjectID, by items: [String]) {
    snapshots[dataSource] = items
  }
}

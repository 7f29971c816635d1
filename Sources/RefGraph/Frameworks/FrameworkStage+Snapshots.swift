/// Applying snapshots of items, and scrolling through them.
extension FrameworkStage {
  /// What an item whose identifier is in both snapshots is to do.
  enum Update: Sendable {
    /// Another cell takes the place of the one that shows the item.
    case reload
    /// The cell begins again.
    case reloadInPlace
    /// The cell is only configured again.
    case reconfigure
  }

  /// `apply items to data source`: cells of items that are gone go to the pool, new items get
  /// cells, in the order of the rows; the others keep theirs, untouched unless they are marked.
  mutating func apply(
    _ items: [String],
    to dataSource: ObjectID,
    _ update: Update? = nil,
    of marked: [String] = []
  ) throws(Obstacle) -> VerbPlan {
    let handle = model.handle(of: dataSource)
    guard let old = collections.items(of: dataSource) else {
      throw .problem(.forbidden(.notConnected(handle)))
    }
    var known: Set<String> = []
    if let twice = items.first(where: { !known.insert($0).inserted }) {
      throw .problem(.forbidden(.sameItemTwice(twice)))
    }
    if let unknown = marked.first(where: { !known.contains($0) }) {
      throw .problem(.forbidden(.updatesUnknownItem(unknown)))
    }
    let collectionView = target(.collectionViewOfDataSource, of: dataSource)
    guard let collectionView, self.dataSource(of: collectionView) == dataSource else {
      throw .skip("the collection view of `\(handle)` is gone, or asks another data source")
    }
    collections.replaceItems(of: dataSource, by: items)
    let rows = clampTop(of: collectionView, to: items.count)
    let served = items[rows.served(of: items.count)]
    let wanted = Set(served)
    var plan = VerbPlan(
      held: [dataSource, collectionView],
      steps: [.call(dataSource, "apply")],
      cost: items.count
    )
    for item in old where rows.cells[item] != nil && !wanted.contains(item) {
      plan.steps += recycle(item, of: collectionView)
    }
    for item in served where rows.cells[item] == nil {
      plan.steps += serve(item, of: collectionView, .show)
    }
    guard let update else { return plan }
    for item in served where marked.contains(item) {
      guard let cell = rows.cells[item] else { continue }
      switch update {
      case .reload: plan.steps += serve(item, of: collectionView, .show)
      case .reloadInPlace: plan.steps += serve(item, of: collectionView, .reload(cell))
      case .reconfigure: plan.steps += serve(item, of: collectionView, .reconfigure(cell))
      }
    }
    return plan
  }

  /// `scroll collection view to item`: row by row until it is seen. The row that enters gets its
  /// cell first, and then the one that leaves gives its away.
  mutating func scroll(
    _ collectionView: ObjectID,
    to item: String
  ) throws(Obstacle) -> VerbPlan {
    let (items, row) = try find(item, in: collectionView)
    var rows = collections[collectionView]
    var plan = VerbPlan(held: [collectionView])
    while rows.visible > 0, row < rows.top || row >= rows.top + rows.visible {
      let before = rows.served(of: items.count)
      rows.top += row < rows.top ? -1 : 1
      let after = rows.served(of: items.count)
      for entering in after where !before.contains(entering) {
        plan.steps += serve(items[entering], of: collectionView, .show)
      }
      for leaving in before where !after.contains(leaving) {
        plan.steps += recycle(items[leaving], of: collectionView)
      }
    }
    collections[collectionView].top = rows.top
    return plan
  }

  /// `highlight item in collection view`, `select item in collection view`: only how the cell looks.
  func show(
    _ state: String,
    of item: String,
    in collectionView: ObjectID
  ) throws(Obstacle) -> VerbPlan {
    _ = try find(item, in: collectionView)
    guard let cell = collections[collectionView].cells[item] else {
      throw .skip("no cell shows `\(item)`")
    }
    let fields = [Event.Field.item(item), .init(name: "state", value: state)]
    return VerbPlan(
      held: [cell],
      steps: [.callback(cell, .updateConfiguration, fields: fields)]
    )
  }

  /// `tap row of collection view`: the delegate is told, where there is one.
  mutating func tap(row: Int, of collectionView: ObjectID) throws(Obstacle) -> VerbPlan {
    try requireOnScreen(collectionView)
    let items = dataSource(of: collectionView).flatMap { collections.items(of: $0) } ?? []
    guard items.indices.contains(row),
      collections[collectionView].cells[items[row]] != nil
    else {
      throw .skip("`\(model.handle(of: collectionView))` shows no row \(row) to tap")
    }
    guard
      let delegate = target(.collectionDelegate, of: collectionView)
    else {
      throw .skip("the delegate of `\(model.handle(of: collectionView))` is nil, so nobody is told")
    }
    collections[collectionView].tapped = row
    return VerbPlan(
      held: [collectionView],
      steps: [.callback(delegate, .didSelectItemAt, fields: [.indexPath(row: row)])]
    )
  }

  /// `identify tapped row in data source`: the item that is in that place of the current snapshot.
  func identifyTappedRow(in dataSource: ObjectID) throws(Obstacle) -> VerbPlan {
    let collectionView = target(.collectionViewOfDataSource, of: dataSource)
    guard let items = collections.items(of: dataSource), let collectionView,
      let row = collections[collectionView].tapped, items.indices.contains(row)
    else {
      throw .skip("no row of `\(model.handle(of: dataSource))` was tapped")
    }
    let fields = [Event.Field.indexPath(row: row), .item(items[row])]
    return VerbPlan(steps: [.log("itemIdentifier(for:)", dataSource, fields: fields)])
  }

  /// The items that a collection view shows, and the row of one of them.
  private func find(
    _ item: String,
    in collectionView: ObjectID
  ) throws(Obstacle) -> (items: [String], row: Int) {
    guard let dataSource = dataSource(of: collectionView),
      let items = collections.items(of: dataSource)
    else {
      throw .skip("`\(model.handle(of: collectionView))` has no data source")
    }
    guard let row = items.firstIndex(of: item) else {
      throw .problem(
        .forbidden(.noSuchItem(item, nearest: NearestName.nearest(to: item, among: items)))
      )
    }
    return (items, row)
  }

  /// A shorter snapshot may end above the rows that were seen.
  private mutating func clampTop(
    of collectionView: ObjectID,
    to count: Int
  ) -> CollectionViews.Rows {
    var rows = collections[collectionView]
    rows.top = max(0, min(rows.top, count - rows.visible))
    collections[collectionView] = rows
    return rows
  }
}

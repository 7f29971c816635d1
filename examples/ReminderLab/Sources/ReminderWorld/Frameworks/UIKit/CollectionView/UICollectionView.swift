/// A list of cells, of which there are only as many as the screen needs.
///
/// It owns its layout, the cells of the rows around the screen, and the pool of cells that wait to
/// be used again. Its delegate and its data source it does not own.
final class UICollectionView: UIView {
  private let collectionViewLayout: UICollectionViewLayout
  /// The cells of the rows from `top` on, in the order of the rows.
  private var visibleCells: [UICollectionViewCell] = []
  /// Cells that wait to be used again, the longest waiting first.
  private var reusePool: [UICollectionViewCell] = []
  /// The cell that the next configuration goes to, where it is not one from the pool.
  private var cellInPlace: UICollectionViewCell?
  private var top = 0

  weak var delegate: (any UICollectionViewDelegate)?
  weak var dataSource: (any UICollectionViewDataSource)?

  init(_ name: String?, layout: UICollectionViewLayout, in notebook: Notebook) {
    collectionViewLayout = layout
    super.init(name, in: notebook)
  }

  /// The user taps a row.
  func tap(_ row: Int) {
    guard visibleCells.indices.contains(row - top) else { return }
    let indexPath = IndexPath(item: row)
    delegate?.report("didSelectItemAt", ["indexPath": "\(indexPath)"])
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  /// The user's finger rests on a row. Its cell gets a state; no cell is made or exchanged.
  func highlight(_ row: Int) { show("highlighted", in: row) }

  /// The app selects a row; the delegate is told of what the user selects only.
  func select(_ row: Int) { show("selected", in: row) }

  private func show(_ state: String, in row: Int) {
    guard visibleCells.indices.contains(row - top) else { return }
    visibleCells[row - top].updateConfiguration(state: state)
  }
}

// MARK: - Cells and rows

extension UICollectionView {
  /// Gives a row that needs a cell the one that waited longest in the pool, or a new one, and has
  /// the registration configure it.
  func dequeueConfiguredReusableCell(
    using registration: CellRegistration,
    for indexPath: IndexPath,
    item: String
  ) -> UICollectionViewCell {
    let cell = cellInPlace ?? reusedCell() ?? UICollectionViewCell("cell", in: notebook)
    cell.item = item
    registration.handler(cell, indexPath, item)
    return cell
  }

  private func reusedCell() -> UICollectionViewCell? {
    guard !reusePool.isEmpty else { return nil }
    let cell = reusePool.removeFirst()
    cell.report("prepareForReuse")
    return cell
  }

  /// Asks the data source for the cell of a row; `nil` where there is no data source any more.
  private func makeCell(for row: Int) -> UICollectionViewCell? {
    let cell = dataSource?.collectionView(self, cellForItemAt: IndexPath(item: row))
    cell?.updateConfiguration()
    return cell
  }

  /// The rows that have cells when `top` is the first on screen.
  private func rows(from top: Int) -> Range<Int> {
    let count = dataSource?.items.count ?? 0
    let layout = collectionViewLayout
    return top..<max(top, min(top + layout.rowsOnScreen + layout.prefetchedRows, count))
  }
}

// MARK: - Scrolling

extension UICollectionView {
  /// Scrolls until the last row is on screen.
  func scrollToBottom() {
    let last = max(0, (dataSource?.items.count ?? 0) - collectionViewLayout.rowsOnScreen)
    while top < last { scrollDown() }
  }

  /// Scrolls until the first row is on screen.
  func scrollToTop() {
    while top > 0 { scrollUp() }
  }

  /// By one row: the one that enters gets its cell before the one that leaves gives its own back.
  private func scrollDown() {
    let entering = rows(from: top).upperBound
    if rows(from: top + 1).contains(entering), let cell = makeCell(for: entering) {
      visibleCells.append(cell)
    }
    reusePool.append(visibleCells.removeFirst())
    top += 1
  }

  private func scrollUp() {
    let leaving = rows(from: top).upperBound - 1
    if let cell = makeCell(for: top - 1) {
      visibleCells.insert(cell, at: 0)
    }
    top -= 1
    if !rows(from: top).contains(leaving) {
      reusePool.append(visibleCells.removeLast())
    }
  }
}

// MARK: - Updates

extension UICollectionView {
  /// Brings the cells up to date with the items: an item that stays keeps its cell untouched.
  func showItems() {
    let items = dataSource?.items ?? []
    top = max(0, min(top, items.count - collectionViewLayout.rowsOnScreen))
    let rows = rows(from: top)
    let shown = Set(items[rows])
    reusePool += visibleCells.filter { !shown.contains($0.item) }
    visibleCells.removeAll { !shown.contains($0.item) }
    let staying = visibleCells
    visibleCells = rows.compactMap { row in
      staying.first { $0.item == items[row] } ?? makeCell(for: row)
    }
  }

  /// Has the cell of an item configured again: the same cell, which is not told of any reuse.
  func reconfigure(_ item: String) {
    guard let index = visibleCells.firstIndex(where: { $0.item == item }) else { return }
    cellInPlace = visibleCells[index]
    defer { cellInPlace = nil }
    _ = makeCell(for: top + index)
  }

  /// Gives an item its cell anew; the layout says whether that may be the same one.
  func reload(_ item: String) {
    guard let index = visibleCells.firstIndex(where: { $0.item == item }) else { return }
    if collectionViewLayout.reloadsInPlace {
      visibleCells[index].report("prepareForReuse")
      reconfigure(item)
    } else if let cell = makeCell(for: top + index) {
      reusePool.append(visibleCells[index])
      visibleCells[index] = cell
    }
  }
}

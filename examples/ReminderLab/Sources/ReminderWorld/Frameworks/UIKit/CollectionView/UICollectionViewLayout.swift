/// What the screen and the system decide: how many rows have cells.
final class UICollectionViewLayout: LabObject {
  let rowsOnScreen: Int
  /// Rows below the screen that have cells already.
  let prefetchedRows: Int
  /// Whether a reloaded item gets its own cell back; UIKit promises neither.
  let reloadsInPlace: Bool

  init(
    _ name: String?,
    rowsOnScreen: Int = 10,
    prefetchedRows: Int = 0,
    reloadsInPlace: Bool = false,
    in notebook: Notebook
  ) {
    self.rowsOnScreen = rowsOnScreen
    self.prefetchedRows = prefetchedRows
    self.reloadsInPlace = reloadsInPlace
    super.init(name, in: notebook)
  }
}

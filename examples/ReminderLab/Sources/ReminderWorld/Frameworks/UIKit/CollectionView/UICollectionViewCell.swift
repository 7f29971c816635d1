/// A cell. It serves one item after another.
final class UICollectionViewCell: UIView {
  /// The item that the cell serves now, or served last.
  var item = ""

  override init(_ name: String?, in notebook: Notebook) {
    super.init(name, in: notebook)
    report("init")
  }

  /// Applies the item, or a state, to the cell's looks.
  func updateConfiguration(state: String? = nil) {
    if let state {
      report("updateConfiguration", ["item": item, "state": state])
    } else {
      report("updateConfiguration", ["item": item])
    }
  }
}

/// How cells of one kind are configured. It owns its handler.
///
/// In Swift UIKit's own is a value around an object; this is the object.
final class CellRegistration: LabObject {
  typealias Handler = (UICollectionViewCell, IndexPath, String) -> Void

  let handler: Handler

  init(_ name: String?, in notebook: Notebook, handler: @escaping Handler) {
    self.handler = handler
    super.init(name, in: notebook)
  }
}

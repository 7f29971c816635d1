/// A list of things to buy, with a draft kept for each row.
struct ShoppingScreen: View {
  let notebook: Notebook
  let rowID: RowID
  @State var items = ["milk", "bread", "eggs"]

  /// What tells one row from another.
  enum RowID: String, CaseIterable {
    case index, item
  }

  init(rowsBy rowID: RowID, in notebook: Notebook) {
    self.rowID = rowID
    self.notebook = notebook
  }

  var handle: String? { "screen" }

  var body: [Child] {
    if rowID == .index {
      ForEach(items.enumerated(), id: Position.init) { RowView(item: $0.element, in: notebook) }
    } else {
      ForEach(items, id: { $0 }) { RowView(item: $0, in: notebook) }
    }
  }

  /// What a row is known by that is known by its index: by what stands there.
  ///
  /// This follows the lab's document, which says that an insertion changes the identities after it
  /// and that their state is lost. Where a bare index is the identity, the state stays with the
  /// index and so belongs to another item afterwards: lost to its item just the same.
  private struct Position: Hashable {
    let index: Int
    let item: String

    init(_ position: (offset: Int, element: String)) {
      index = position.offset
      item = position.element
    }
  }
}

/// A row with a draft that belongs to its place in the tree.
struct RowView: View {
  let notebook: Notebook
  let item: String
  @State("draft") var draft = ""

  init(item: String, in notebook: Notebook) {
    self.item = item
    self.notebook = notebook
  }

  var handle: String? { "row" }

  var body: [Child] {
    let _ = notebook.write("row", ["item": item, "draft": draft])
    Text(draft)
  }
}

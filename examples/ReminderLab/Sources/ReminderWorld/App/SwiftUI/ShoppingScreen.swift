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

  /// Where the index is the identity, a row keeps its place, and with it its draft, whichever item
  /// comes to stand there: after an insertion each item behind it shows the draft of another.
  var body: [Child] {
    if rowID == .index {
      ForEach(items.indices, id: { $0 }) { RowView(item: items[$0], in: notebook) }
    } else {
      ForEach(items, id: { $0 }) { RowView(item: $0, in: notebook) }
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

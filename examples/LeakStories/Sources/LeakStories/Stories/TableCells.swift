/// Each cell of a list has callbacks, which are methods of the screen with the list.
extension Story {
  static let tableCells = Story(
    "table-cell-callbacks",
    stage: "UIKit stands in",
    repair: "the callbacks are cleared when the screen leaves its parent"
  ) { form, track in
    let screen = ListViewController()
    let cell = screen.tableView.dequeueReusableCell()
    screen.configure(cell)
    track(screen, "screen")
    track(screen.tableView, "table")
    track(cell, "cell")
    if form == .repaired { screen.didMoveToNoParent() }
  }
}

final class ListViewController: UIViewController {
  let tableView = UITableView()

  func configure(_ cell: TableViewCell) {
    cell.itemCompleted = complete
  }

  func didMoveToNoParent() {
    for cell in tableView.reusableCells { cell.itemCompleted = nil }
  }

  private func complete(_ item: String) {}
}

final class UITableView: UIView {
  private(set) var reusableCells: [TableViewCell] = []

  func dequeueReusableCell() -> TableViewCell {
    let cell = TableViewCell()
    reusableCells.append(cell)
    return cell
  }
}

final class TableViewCell: UIView {
  var itemCompleted: ((String) -> Void)?
}

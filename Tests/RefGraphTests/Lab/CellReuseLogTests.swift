import Testing

@testable import RefGraph

/// Card 5: how many cells fifty items need, and which serve again.
@Suite struct CellReuseLogTests {
  @Test(arguments: [8, 12], [2, 0])
  func `the rows that are served have cells, and one more was made on the way`(
    visible: Int,
    prefetch: Int
  ) throws {
    let log = try labLog(
      of: "cell-reuse",
      ["visible": "\(visible)", "prefetch": "\(prefetch)"],
      handles: Set(
        ["sceneDelegate", "window", "list", "collectionView", "dataSource", "cell"]
          + (2...50).map { "cell-\($0)" }
      )
    )
    var rows = Rows(visible: visible, prefetch: prefetch)
    let lines =
      ["launch:"]
      + ["init", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"].map {
        "  list.\($0)"
      }
      + ["top:", "  loadReuseItems"] + rows.load()
      + ["highlighted:", "  cell-3.updateConfiguration item=item-3 state=highlighted"]
      + ["selected:", "  cell-3.updateConfiguration item=item-3 state=selected"]
      + ["bottom:"] + rows.scrollDown() + ["back-at-top:"] + rows.scrollUp()
    #expect(log == lines.joined(separator: "\n"))
    #expect(rows.made == visible + prefetch + 1)
  }

  /// The rule of the lab, row by row: the one that enters takes the cell that is longest in the
  /// pool, or a new one, and then the one that leaves gives its own away.
  private struct Rows {
    let visible: Int
    let prefetch: Int
    let count = 50
    private(set) var made = 0
    private var cells: [Int: Int] = [:]
    private var pool: [Int] = []

    init(visible: Int, prefetch: Int) {
      self.visible = visible
      self.prefetch = prefetch
    }

    mutating func load() -> [String] {
      (0..<visible + prefetch).flatMap { enter($0) }
    }

    mutating func scrollDown() -> [String] {
      (1...count - visible).flatMap { top -> [String] in
        let last = top + visible + prefetch - 1
        let lines = last < count ? enter(last) : []
        leave(top - 1)
        return lines
      }
    }

    mutating func scrollUp() -> [String] {
      (0..<count - visible).reversed().flatMap { top -> [String] in
        let lines = enter(top)
        leave(top + visible + prefetch)
        return lines
      }
    }

    private mutating func enter(_ row: Int) -> [String] {
      let isNew = pool.isEmpty
      if isNew { made += 1 }
      let cell = isNew ? made : pool.removeFirst()
      cells[row] = cell
      let name = cell == 1 ? "cell" : "cell-\(cell)"
      return [
        "  \(name).\(isNew ? "init" : "prepareForReuse")",
        "  configure item=item-\(row + 1)",
        "  \(name).updateConfiguration item=item-\(row + 1)",
      ]
    }

    private mutating func leave(_ row: Int) {
      if let cell = cells.removeValue(forKey: row) { pool.append(cell) }
    }
  }
}

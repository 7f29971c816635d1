@testable import RefGraph

/// Rows that count how often they are read: the work of a walk, by an adaptor around the graph and
/// not by a counter in the product.
struct CountingRows<Base: ReferenceRows>: ReferenceRows {
  let base: Base
  let counter = Counter()

  /// The identity that all copies of the rows share.
  final class Counter {
    var reads = 0
  }

  var nodeCount: Int { base.nodeCount }
  func places(of node: Int) -> Range<Int> { base.places(of: node) }
  func node(at place: Int) -> Int? {
    counter.reads += 1
    return base.node(at: place)
  }
  func position(at place: Int) -> Int { base.position(at: place) }
}

/// A graph without snapshot, for walks alone.
struct PlainRows: ReferenceRows {
  private var rows: [[Int]]
  private var starts: [Int] = [0]
  private var targets: [Int] = []

  init(_ rows: [[Int]]) {
    self.rows = rows
    for row in rows {
      targets += row
      starts.append(targets.count)
    }
  }

  var nodeCount: Int { rows.count }
  var referenceCount: Int { targets.count }
  func places(of node: Int) -> Range<Int> { starts[node]..<starts[node + 1] }
  func node(at place: Int) -> Int? { targets[place] }
  func position(at place: Int) -> Int { place }

  var reversed: PlainRows {
    var reversed = Array(repeating: [Int](), count: rows.count)
    for (source, row) in rows.enumerated() {
      for target in row { reversed[target].append(source) }
    }
    return PlainRows(reversed)
  }
}

/// The references that a walk found, by the object that holds them.
///
/// Rows of a counting sort, linear: a walk sees the references of one object together, but not the
/// objects in the order of their numbers.
struct ReferencesBySource {
  /// Where each object's row begins, and, last, how many references there are.
  private var starts: [UInt32]
  /// The references in the order of the rows; empty where they stand like that.
  private var order: [UInt32] = []

  init(_ graph: HeapGraph) {
    starts = Array(repeating: 0, count: graph.objectCount + 1)
    var last: UInt32 = 0
    var isOrdered = true
    for source in graph.sources {
      starts[Int(source) + 1] += 1
      if source < last { isOrdered = false }
      last = source
    }
    for index in 0..<graph.objectCount { starts[index + 1] += starts[index] }
    guard !isOrdered else { return }
    var next = starts
    order = Array(repeating: 0, count: graph.sources.count)
    for reference in graph.sources.indices {
      let source = Int(graph.sources[reference])
      order[Int(next[source])] = UInt32(truncatingIfNeeded: reference)
      next[source] += 1
    }
  }

  /// The positions of an object's references.
  func row(of index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

  /// The number of the reference at a position.
  func reference(at position: Int) -> Int {
    order.isEmpty ? position : Int(order[position])
  }
}

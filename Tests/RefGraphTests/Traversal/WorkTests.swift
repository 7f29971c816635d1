import Testing

@testable import RefGraph

/// The work of each walk on a huge graph, in references looked at: a few times their number.
struct WorkTests {
  private let count = 50_000

  @Test(arguments: HugeGraphs.allCases)
  func `a search looks at each reference once`(shape: HugeGraphs) {
    let rows = CountingRows(base: shape.rows(count))
    var search = BreadthFirstSearch(nodeCount: count)
    search.walk(from: [0], along: rows)
    #expect(search.reached.count == count)
    #expect(rows.counter.reads == rows.base.referenceCount)

    let reached = CountingRows(base: rows.base)
    #expect(Reached(from: [0], along: reached)[count - 1])
    #expect(reached.counter.reads == rows.base.referenceCount)
  }

  @Test(arguments: HugeGraphs.allCases)
  func `components are found by looking at each reference at most twice`(shape: HugeGraphs) {
    let rows = CountingRows(base: shape.rows(count))
    let components = Components(of: rows)
    let isAcyclic = [.chain, .fan, .tree].contains(shape)
    #expect(components.count == (isAcyclic ? count : 1))
    #expect(rows.counter.reads <= 2 * rows.base.referenceCount)
  }

  @Test(arguments: HugeGraphs.allCases)
  func `common steps are found by looking at each reference at most twice`(shape: HugeGraphs) {
    let rows = CountingRows(base: shape.rows(count))
    let steps = CommonSteps(to: count - 1, from: [0], along: rows).steps
    #expect(rows.counter.reads <= 2 * rows.base.referenceCount)
    switch shape {
    case .chain, .ring, .doublyLinked: #expect(steps.count == count - 1)
    case .fan, .hub: #expect(steps.count == 1)
    case .tree: #expect(steps.count == 15)
    case .tangle: #expect(steps.count < 20)
    }
  }

  @Test(arguments: HugeGraphs.allCases)
  func `a cascade looks at the references of what it releases once`(shape: HugeGraphs) {
    let rows = CountingRows(base: shape.rows(count))
    var cascade = ReleaseCascade(rows: rows, roots: [0])
    #expect(rows.counter.reads == rows.base.referenceCount)
    cascade.drop(0)
    let isAcyclic = [.chain, .fan, .tree].contains(shape)
    #expect(cascade.released.count == (isAcyclic ? count : 0))
    #expect(rows.counter.reads == (isAcyclic ? 2 : 1) * rows.base.referenceCount)
  }

  @Test(arguments: [HugeGraphs.ring, .hub, .doublyLinked, .tangle])
  func `a loop of a giant component is found within the budget`(shape: HugeGraphs) throws {
    let rows = shape.rows(count)
    var locals = [UInt32](repeating: 0, count: count)
    let graph = ComponentGraph(Array(0..<count), of: rows, locals: &locals) { _ in true }
    var search = LoopSearch(graph, ComponentIncomingRows(graph))
    search.searchLoop(through: 0)
    #expect(search.work <= rows.referenceCount)
    let loop = ShortestLoop(in: graph)
    switch shape {
    case .ring:
      #expect(loop.steps.count == count)
      #expect(loop.isProved)
    case .hub, .doublyLinked:
      #expect(loop.steps.map(\.target) == [1, 0])
      #expect(loop.isProved)
    default:
      #expect(loop.steps.first?.source == loop.steps.last?.target)
      #expect(loop.steps.count <= 20)
    }
  }
}

/// A breadth-first walk that remembers by which reference each node was first reached.
///
/// Nodes are reached in the order of their distance from the starts; of two that are equally far,
/// the one whose way comes first in the order of starts and rows is reached first. So the way back
/// from a node is a shortest one, and of the shortest the first in order. Linear in the nodes
/// reached and their references.
struct BreadthFirstSearch {
  /// The nodes reached, in the order of the walk; it is the queue, too.
  private(set) var reached: [UInt32] = []
  /// By node: the node before it on its way, or itself for a start, or `nowhere`.
  private var predecessors: [UInt32]
  /// By node: the position of the reference on which the way entered it.
  private var positions: [UInt32]

  private static let nowhere = UInt32.max

  init(nodeCount: Int) {
    predecessors = Array(repeating: Self.nowhere, count: nodeCount)
    positions = Array(repeating: Self.nowhere, count: nodeCount)
  }

  /// Walks on from `starts`, as far as nodes that were not reached before.
  mutating func walk(from starts: some Sequence<Int>, along rows: some ReferenceRows) {
    var next = reached.count
    for start in starts where predecessors[start] == Self.nowhere {
      predecessors[start] = UInt32(start)
      reached.append(UInt32(start))
    }
    while next < reached.count {
      let node = Int(reached[next])
      next += 1
      for place in rows.places(of: node) {
        guard let target = rows.node(at: place), predecessors[target] == Self.nowhere else {
          continue
        }
        predecessors[target] = UInt32(node)
        positions[target] = UInt32(rows.position(at: place))
        reached.append(UInt32(target))
      }
    }
  }

  func hasReached(_ node: Int) -> Bool { predecessors[node] != Self.nowhere }

  /// The way from a start to a node, as the start and the references in order; `nil` where the node
  /// was not reached. Linear in the length of the way.
  func way(to node: Int) -> (start: Int, steps: [Step])? {
    guard hasReached(node) else { return nil }
    var steps: [Step] = []
    var node = node
    while let step = step(to: node) {
      steps.append(step)
      node = step.source
    }
    return (node, steps.reversed())
  }

  /// The last reference of the way to a node; `nil` for a start, and where the node was not reached.
  func step(to node: Int) -> Step? {
    guard hasReached(node), predecessors[node] != UInt32(node) else { return nil }
    return Step(
      source: Int(predecessors[node]),
      position: Int(positions[node]),
      target: node
    )
  }

  /// One reference on a way.
  struct Step {
    let source: Int
    let position: Int
    let target: Int
  }
}

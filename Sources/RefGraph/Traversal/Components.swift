/// The strongly connected components of a graph: the largest sets of nodes each of which leads to
/// all others.
///
///     a ⇄ b ─► c ─► c        components: {c}, {a, b}; both are cyclic
///
/// The algorithm is Tarjan's in the form of David J. Pearce ("A space-efficient algorithm for
/// finding strongly connected components", 2016), with one number a node and a stack that can be
/// seen. Linear. Components are numbered so that each leads only to lower ones.
struct Components {
  /// By node: the number of its component.
  let numbers: [UInt32]
  let count: Int

  init(of rows: some ReferenceRows) {
    let nodeCount = rows.nodeCount
    // While a node is open its number is its order of entry, from 1, lowered to the earliest node it
    // leads to. Of a closed component the number counts down from the top. 0: not seen yet.
    var numbers = [UInt32](repeating: 0, count: nodeCount)
    var entry: UInt32 = 1
    var closing = UInt32.max
    var open: [UInt32] = []
    var walk: [Visit] = []
    for start in 0..<nodeCount where numbers[start] == 0 {
      walk.append(Visit(node: start, rest: rows.places(of: start), order: entry))
      numbers[start] = entry
      entry += 1
      while var visit = walk.popLast() {
        let node = visit.node
        var descent: Int?
        while let place = visit.rest.popFirst() {
          guard let target = rows.node(at: place) else { continue }
          if numbers[target] == 0 {
            descent = target
            break
          }
          numbers[node] = min(numbers[node], numbers[target])
        }
        if let target = descent {
          walk.append(visit)
          numbers[target] = entry
          walk.append(Visit(node: target, rest: rows.places(of: target), order: entry))
          entry += 1
          continue
        }
        if numbers[node] == visit.order {
          while let last = open.last, numbers[Int(last)] >= visit.order {
            open.removeLast()
            numbers[Int(last)] = closing
            entry -= 1
          }
          numbers[node] = closing
          entry -= 1
          closing -= 1
        } else {
          open.append(UInt32(node))
        }
        if let parent = walk.last?.node {
          numbers[parent] = min(numbers[parent], numbers[node])
        }
      }
    }
    for node in 0..<nodeCount { numbers[node] = UInt32.max - numbers[node] }
    self.numbers = numbers
    count = Int(UInt32.max - closing)
  }

  /// A node whose row is being walked.
  private struct Visit {
    let node: Int
    var rest: Range<Int>
    let order: UInt32
  }

  /// The nodes of each cyclic component, ascending: of two or more nodes, or with a reference of its
  /// node to itself. In the order of their first nodes. Linear.
  func cyclic(along rows: some ReferenceRows) -> [[Int]] {
    var sizes = [UInt32](repeating: 0, count: count)
    for number in numbers { sizes[Int(number)] += 1 }
    var places: [UInt32: Int] = [:]
    var cyclic: [[Int]] = []
    for (node, number) in numbers.enumerated() {
      if sizes[Int(number)] > 1 {
        if let place = places[number] {
          cyclic[place].append(node)
        } else {
          places[number] = cyclic.count
          cyclic.append([node])
        }
      } else if rows.places(of: node).contains(where: { rows.node(at: $0) == node }) {
        cyclic.append([node])
      }
    }
    return cyclic
  }
}

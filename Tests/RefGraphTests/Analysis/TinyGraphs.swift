import RefGraph

/// All tiny graphs, by number, so that some or all of them can be checked.
///
/// A graph of up to three objects has in each of the ordered pairs of objects no reference, a strong
/// one, a conservative one or one that does not own (weak, unowned and unmanaged in turn: no analysis
/// may tell them apart, and random graphs mix them), and each object is a root not at all, for each
/// of the lifetimes, or for both. One of four has strong references, and an object is a root for one
/// lifetime or not at all. Of graphs that are alike but for names, one is taken. All objects are due.
struct TinyGraphs {
  let objectCount: Int
  private let pairStates: Int
  private let rootStates: Int

  static let upToThree = (1...3).map { TinyGraphs(objectCount: $0, pairStates: 4, rootStates: 4) }
  static let four = TinyGraphs(objectCount: 4, pairStates: 2, rootStates: 3)

  /// How many numbers there are, before those alike are left out.
  var count: Int {
    Self.power(pairStates, objectCount * objectCount) * Self.power(rootStates, objectCount)
  }

  /// The graph of a number; `nil` where a lower number has one that is alike.
  func graph(_ number: Int) -> TestGraph? {
    var states: [Int] = []
    var rest = number
    for _ in 0..<objectCount * objectCount {
      states.append(rest % pairStates)
      rest /= pairStates
    }
    for _ in 0..<objectCount {
      states.append(rest % rootStates)
      rest /= rootStates
    }
    guard Self.permutations(of: objectCount).allSatisfy({ isFirst(states, $0) }) else { return nil }
    return graph(states)
  }

  /// Whether the states, read from the highest digit, are not above the same graph's renamed.
  private func isFirst(_ states: [Int], _ renaming: [Int]) -> Bool {
    let pairs = objectCount * objectCount
    for digit in (0..<states.count).reversed() {
      let renamed: Int
      if digit >= pairs {
        renamed = states[pairs + renaming[digit - pairs]]
      } else {
        renamed =
          states[renaming[digit / objectCount] * objectCount + renaming[digit % objectCount]]
      }
      if states[digit] != renamed { return states[digit] < renamed }
    }
    return true
  }

  private func graph(_ states: [Int]) -> TestGraph {
    let names = Array(["a", "b", "c", "d"].prefix(objectCount))
    var graph = TestGraph(names: names, due: Array(names.indices))
    let others: [Strength] = [.weak, .unowned, .unmanaged]
    for pair in 0..<objectCount * objectCount where states[pair] > 0 {
      let (from, to) = (pair / objectCount, pair % objectCount)
      let strength = [.strong, .conservative, others[pair % 3]][states[pair] - 1]
      graph.arrows.append(.init(from: from, to: to, label: names[to], strength: strength))
    }
    for (node, state) in states.dropFirst(objectCount * objectCount).enumerated() {
      if state & 1 != 0 { graph.roots.append(.init(node: node, lifetime: .permanent)) }
      if state & 2 != 0 { graph.roots.append(.init(node: node, lifetime: .temporary)) }
    }
    return graph
  }

  private static func power(_ base: Int, _ exponent: Int) -> Int {
    (0..<exponent).reduce(1) { result, _ in result * base }
  }

  private static func permutations(of count: Int) -> [[Int]] {
    switch count {
    case 1: [[0]]
    case 2: [[0, 1], [1, 0]]
    case 3: threeElements
    default: fourElements
    }
  }

  private static let threeElements = extended(extended([[0]], by: 1), by: 2)
  private static let fourElements = extended(threeElements, by: 3)

  private static func extended(_ permutations: [[Int]], by element: Int) -> [[Int]] {
    permutations.flatMap { permutation in
      (0...element).map { place in
        var longer = permutation
        longer.insert(element, at: place)
        return longer
      }
    }
  }
}

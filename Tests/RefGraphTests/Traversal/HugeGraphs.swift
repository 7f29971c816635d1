/// Shapes that break a walk which recurses, or one that looks at a reference more than a few times.
enum HugeGraphs: String, CaseIterable, Sendable {
  /// Each refers to the next.
  case chain
  /// Each refers to the next, and the last to the first.
  case ring
  /// One refers to all.
  case fan
  /// All refer to one, which the first refers to as well.
  case hub
  /// Each refers to the next and to the one before: one giant component full of loops.
  case doublyLinked
  /// Each refers to the two below it.
  case tree
  /// Each refers to the next, and to ones far off: one giant component.
  case tangle

  func rows(_ count: Int) -> PlainRows {
    PlainRows(
      (0..<count).map { node in
        let next = node + 1 < count ? [node + 1] : []
        return switch self {
        case .chain: next
        case .ring: [(node + 1) % count]
        case .fan: node == 0 ? Array(1..<count) : []
        case .hub: node == 0 ? Array(1..<count) : [0]
        case .doublyLinked: next + (node > 0 ? [node - 1] : [])
        case .tree: [2 * node + 1, 2 * node + 2].filter { $0 < count }
        case .tangle: [(node + 1) % count, (node &* 48_271 + 11) % count, (node &* 69_621) % count]
        }
      }
    )
  }
}

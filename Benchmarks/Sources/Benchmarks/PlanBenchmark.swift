import RefGraph

/// The planning of diagrams of graphs in which everything is due, at a size and at twice that size.
enum PlanBenchmark {
  /// What the time at twice the references may be, to the time before. Linear work has about 2, and
  /// work for each object that is linear in the references has 4; between them is what misses of the
  /// caches and a busy machine add.
  static let bound = 3.5

  private enum Shape: String, CaseIterable {
    /// One refers to all.
    case crowd
    /// All refer to all.
    case dense
    /// Each refers to three others, and all are one component.
    case tangle

    /// How many objects there are for so many references.
    func objectCount(references: Int) -> Int {
      switch self {
      case .crowd: references
      case .dense: Int(Double(references).squareRoot())
      case .tangle: references / 3
      }
    }

    func targets(of node: Int, count: Int) -> [Int] {
      switch self {
      case .crowd: node == 0 ? Array(1..<count) : []
      case .dense: (0..<count).filter { $0 != node }
      case .tangle: [node + 1, node &* 48_271 + 11, node &* 69_621 + 7].map { $0 % count }
      }
    }
  }

  /// Prints the times and how they grow.
  ///
  /// - Returns: whether all are within the bound.
  static func run(references: Int = 250_000) throws -> Bool {
    var isWithin = true
    Measure.row("planning, all due", ["seconds", "to n"])
    for shape in Shape.allCases {
      var first: Double?
      for references in [references, 2 * references] {
        let analysis = SnapshotAnalysis(of: try snapshot(shape, references: references))
        let seconds = Measure.leastSeconds { DiagramPlan(of: analysis) }
        let ratio = seconds / (first ?? seconds)
        isWithin = isWithin && ratio <= bound
        first = first ?? seconds
        Measure.row(
          "  \(shape.rawValue), \(references) references",
          [Measure.text(seconds, digits: 3), Measure.text(ratio)]
        )
      }
    }
    print(isWithin ? "within the bound of \(bound)" : "ABOVE the bound of \(bound)")
    return isWithin
  }

  /// Each object is of a type of its own, so that none is folded for being like another.
  private static func snapshot(_ shape: Shape, references: Int) throws -> Snapshot {
    let count = shape.objectCount(references: references)
    var builder = Snapshot.Builder()
    for node in 0..<count {
      try builder.addObject(ObjectID(UInt64(node)), type: "Type\(node)")
      if node > 0 { try builder.markDue(ObjectID(UInt64(node))) }
    }
    for node in 0..<count {
      for target in shape.targets(of: node, count: count) {
        try builder.addReference(
          from: ObjectID(UInt64(node)),
          to: ObjectID(UInt64(target)),
          label: "field\(target % 100)",
          strength: .strong
        )
      }
    }
    try builder.addRoot(ObjectID(0), lifetime: .permanent)
    return (consume builder).build()
  }
}

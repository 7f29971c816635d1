import RefGraph

enum BuildingBenchmark {
  /// What building a million objects with three million references may take.
  static let bound = 150_000_000

  /// What became of the bound.
  enum Outcome {
    case within, above
    /// The system does not tell how much memory a process had.
    case notKnown
  }

  /// Builds one snapshot and prints the peak memory of the whole process.
  static func run(_ order: HeapLike.Order) throws -> Outcome {
    let (seconds, snapshot) = try Measure.seconds {
      try HeapLike(objectCount: 1_000_000, order: order).snapshot()
    }
    print(
      "\(order.rawValue): \(snapshot.objectCount) objects, \(snapshot.referenceCount) references"
    )
    print("\(Measure.text(seconds)) s of processor time")
    guard let peak = Measure.peakMemory() else {
      print("peak memory: not known on this system")
      return .notKnown
    }
    let outcome = peak <= bound ? Outcome.within : .above
    let verdict = outcome == .within ? "within" : "ABOVE"
    print("peak memory: \(peak / 1_000_000) MB, \(verdict) the bound of \(bound / 1_000_000) MB")
    return outcome
  }

  /// Builds at n, 2n and 4n, in an order that goes through memory in turn and in one that jumps
  /// about: the work a reference is the same, and what the times differ by is the memory's.
  static func printTimes() throws {
    for order in [HeapLike.Order.grouped, .shuffled] {
      Measure.row("building (\(order.rawValue))", ["seconds", "to n", "ns/ref"])
      var first: Double?
      for objectCount in [1_000_000, 2_000_000, 4_000_000] {
        let seconds = try Measure.leastSeconds {
          try HeapLike(objectCount: objectCount, order: order).snapshot()
        }
        first = first ?? seconds
        Measure.row(
          "  \(objectCount) objects",
          [
            Measure.text(seconds, digits: 3),
            Measure.text(seconds / (first ?? seconds)),
            Measure.text(seconds / Double(objectCount * 3) * 1e9, digits: 0),
          ]
        )
      }
    }
  }
}

import RefGraph

enum BuildingBenchmark {
  /// What building a million objects with three million references may take.
  static let bound = 150_000_000

  /// Builds one snapshot and prints the peak memory of the whole process.
  static func run(_ order: HeapLike.Order) throws {
    let (seconds, snapshot) = try Measure.seconds {
      try HeapLike(objectCount: 1_000_000, order: order).snapshot()
    }
    print(
      "\(order.rawValue): \(snapshot.objectCount) objects, \(snapshot.referenceCount) references"
    )
    print("\(Measure.text(seconds)) s of processor time")
    guard let peak = Measure.peakMemory() else {
      print("peak memory: not known on this system")
      return
    }
    let verdict = peak <= bound ? "within" : "ABOVE"
    print("peak memory: \(peak / 1_000_000) MB, \(verdict) the bound of \(bound / 1_000_000) MB")
  }

  /// Builds at n, 2n and 4n, all too large for the caches: the time a reference should stay about
  /// the same.
  static func printTimes() throws {
    Measure.row("building (shuffled)", ["seconds", "to n", "ns/ref"])
    var first: Double?
    for objectCount in [1_000_000, 2_000_000, 4_000_000] {
      let seconds = try Measure.leastSeconds {
        try HeapLike(objectCount: objectCount, order: .shuffled).snapshot()
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

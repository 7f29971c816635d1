import RefGraph
@_spi(Measuring) import RefGraphCapture

/// Captures of this process's own objects.
enum CaptureBenchmark {
  /// What the time at twice the objects may be, to the time before: as of plans.
  static let bound = 3.5

  /// Prints objects a second for the walk and for the whole capture, beside two references.
  ///
  /// - Returns: whether the times grow within the bound.
  static func run(_ shape: LiveShape) throws -> Bool {
    Measure.row(
      "capture (\(shape.rawValue))",
      ["walk, k/s", "whole, k/s", "to loads", "to calls", "2n to n", "bytes each"]
    )
    var isWithin = true
    for count in [10_000, 100_000, 1_000_000] {
      let line = try measured(shape, count)
      let growth = try measuredWhole(shape, 2 * count) / line.whole
      // Ten thousand are there in no time, and their tables in the caches.
      isWithin = isWithin && (growth <= bound || count < 100_000)
      Measure.row("  \(line.objects) objects", line.columns(growth))
    }
    print(isWithin ? "within the bound of \(bound)" : "ABOVE the bound of \(bound)")
    return isWithin
  }

  private struct Line {
    let objects: Int
    let walk: Double
    let whole: Double
    let loads: Double
    let calls: Double
    let bytes: Int?

    func columns(_ growth: Double) -> [String] {
      [
        Measure.text(Double(objects) / walk / 1000, digits: 0),
        Measure.text(Double(objects) / whole / 1000, digits: 0),
        Measure.text(whole / loads, digits: 1),
        Measure.text(whole / calls),
        Measure.text(growth),
        bytes.map { String($0) } ?? "?",
      ]
    }
  }

  private static func measured(_ shape: LiveShape, _ count: Int) throws -> Line {
    let objects = shape.objects(count)
    defer { objects.end() }
    // The first one finds the layouts of the types.
    _ = try LiveCapture.snapshot(of: ["root": shape.objects(10).root])
    let before = Measure.residentMemory()
    let snapshot = try LiveCapture.snapshot(of: ["root": objects.root])
    let peak = Measure.peakMemory()
    let bytes = before.flatMap { before in peak.map { ($0 - before) / snapshot.objectCount } }
    return Line(
      objects: snapshot.objectCount,
      walk: try Measure.leastSeconds { try LiveCapture.walkedCount(from: ["root": objects.root]) },
      whole: try whole(objects),
      loads: repeated(1_000_000 / count) { objects.sum() },
      calls: CallPerWord(snapshot).seconds(),
      bytes: bytes
    )
  }

  private static func measuredWhole(_ shape: LiveShape, _ count: Int) throws -> Double {
    let objects = shape.objects(count)
    defer { objects.end() }
    return try whole(objects)
  }

  private static func whole(_ objects: LiveObjects) throws -> Double {
    try Measure.leastSeconds { try LiveCapture.snapshot(of: ["root": objects.root]) }
  }

  /// The seconds of one of so many runs, since the processor's clock is coarse.
  private static func repeated(_ times: Int, _ work: () -> Int) -> Double {
    var sum = 0
    let seconds = Measure.leastSeconds {
      for _ in 0..<times { sum &+= work() }
      return sum
    }
    return seconds / Double(times)
  }
}

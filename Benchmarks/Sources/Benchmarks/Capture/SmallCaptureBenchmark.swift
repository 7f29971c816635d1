import RefGraph
import RefGraphCapture

/// The first capture of a process, which finds out what everything is, and then many of few objects, as
/// tests make them.
enum SmallCaptureBenchmark {
  static func run(captures: Int = 2000) throws {
    let list = MixedObject.list(of: 30)
    let (first, capture) = try Measure.seconds { try LiveCapture.capture(["list": list]) }
    let (all, _) = try Measure.seconds {
      for _ in 0..<captures { _ = try LiveCapture.capture(["list": list]) }
    }
    list.dismantle()
    Measure.row("capture (small)", ["ms"])
    Measure.row("  the first of the process", [Measure.text(first * 1000)])
    Measure.row(
      "  each of \(captures) of \(capture.snapshot.objectCount) objects",
      [Measure.text(all / Double(captures) * 1000, digits: 3)]
    )
  }
}

import Testing

@testable import RefGraph

/// Random plays against what the series promises, looked up object by object.
@Suite struct DiagramSeriesOracleTests {
  @Test(arguments: UInt64(1)...60)
  func `each frame shows the moment, with the same objects alone`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let notations = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      Self.notation(&random)
    }
    var ids = DrawnMoments()
    let snapshots = try notations.map { try ids.snapshot($0) }
    let analyses = snapshots.map { SnapshotAnalysis(of: $0) }
    let series = DiagramSeries(of: [.init(analyses: analyses)], limit: 100)
    let graphs = "seed \(seed):\n" + notations.joined(separator: "\n\n")

    let alone = Set(series.boxes.filter { !$0.isCrowd }.map(\.id))
    let everAlone = analyses.flatMap { analysis in
      DiagramPlan(of: analysis, limit: 100).boxes.filter { !$0.isCrowd }.map(\.id)
    }
    #expect(alone == Set(everAlone), "\(graphs)")
    for (snapshot, frame) in zip(snapshots, series.frames) {
      #expect(frame.hiddenObjectCount == 0, "\(graphs)")
      #expect(Self.boxes(frame) == Self.boxes(snapshot, alone: alone), "\(graphs)")
      #expect(
        Self.arrows(frame, series) == Self.arrows(snapshot, alone: alone),
        "\(graphs)"
      )
    }
  }

  @Test(arguments: UInt64(1)...60)
  func `with little room what is shown and what is not are all there is`(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let notations = (0..<3).map { _ in Self.notation(&random) }
    var ids = DrawnMoments()
    let snapshots = try notations.map { try ids.snapshot($0) }
    let limit = Int.random(in: 1...9, using: &random)
    let series = DiagramSeries(
      of: [.init(analyses: snapshots.map { SnapshotAnalysis(of: $0) })],
      limit: limit
    )
    let graphs = "seed \(seed):\n" + notations.joined(separator: "\n\n")
    #expect(series.boxes.count <= limit, "\(graphs)")
    #expect(Set(series.boxes.map(\.id)).count == series.boxes.count, "\(graphs)")
    for (snapshot, frame) in zip(snapshots, series.frames) {
      let shown = Self.boxes(frame).values.reduce(0, +)
      #expect(shown + frame.hiddenObjectCount == snapshot.objectCount, "\(graphs)")
    }
  }

  /// Up to a dozen objects of four types, some of them elements of others.
  private static func notation(_ random: inout SplitMix) -> String {
    let numbers = (0..<14).filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
    guard !numbers.isEmpty else { return "" }
    var lines = numbers.map { number in
      number < 2
        ? "root o\(number): T\(number) permanent" : "let o\(number): T\(min(number, 3))"
    }
    for number in numbers where number > 1 {
      let owner = numbers[Int.random(in: 0..<min(numbers.count, 3), using: &random)]
      if Bool.random(using: &random) { lines.append("o\(owner).at\(number) -> o\(number)") }
      if Int.random(in: 0..<5, using: &random) == 0 {
        lines.append("o\(number).back \(Bool.random(using: &random) ? "~>" : "->") o\(owner)")
      }
      if Int.random(in: 0..<9, using: &random) == 0 { lines.append("due o\(number)") }
    }
    return lines.joined(separator: "\n")
  }

  /// How many objects there are by the box that they are in: their own, or a crowd of any sort.
  private static func boxes(_ snapshot: Snapshot, alone: Set<String>) -> [String: Int] {
    snapshot.objects.reduce(into: [:]) { boxes, object in
      boxes[alone.contains(object.handle) ? object.handle : "crowd", default: 0] += 1
    }
  }

  private static func boxes(_ frame: DiagramSeries.Frame) -> [String: Int] {
    frame.boxes.reduce(into: [:]) { boxes, presence in
      guard case .present(let box) = presence else { return }
      switch box.content {
      case .object(let object): boxes[object.handle, default: 0] += 1
      case .crowd(let crowd): boxes["crowd", default: 0] += crowd.count
      case .released: boxes["released", default: 0] += 1
      }
    }
  }

  /// How many references there are by their ends and strengths.
  private static func arrows(_ snapshot: Snapshot, alone: Set<String>) -> [String: Int] {
    func name(_ object: Snapshot.Object) -> String {
      alone.contains(object.handle) ? object.handle : "crowd"
    }
    return snapshot.objects.flatMap(\.references).reduce(into: [:]) { arrows, reference in
      let ends = "\(name(reference.source)) \(reference.strength) \(name(reference.target))"
      arrows[ends, default: 0] += 1
    }
  }

  private static func arrows(
    _ frame: DiagramSeries.Frame,
    _ series: DiagramSeries
  ) -> [String: Int] {
    func name(_ position: Int) -> String {
      let box = series.boxes[position]
      return box.isCrowd ? "crowd" : box.id
    }
    return zip(frame.arrows, series.arrows).reduce(into: [:]) { arrows, pair in
      guard case .present(let arrow) = pair.0 else { return }
      let ends = "\(name(pair.1.source)) \(arrow.strength) \(name(pair.1.target))"
      arrows[ends, default: 0] += arrow.count
    }
  }
}

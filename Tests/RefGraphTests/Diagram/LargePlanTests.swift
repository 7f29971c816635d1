@testable import RefGraph
import Testing

/// What a diagram must say of a graph however large it is. What is expected is known from how the
/// graph was made, and read off the boxes and arrows alone.
@Suite struct LargePlanTests {
  static let graphs = LargeGraph.Shape.allCases.flatMap { shape in
    [3, 30, 300, 3000].map { (shape, $0) }
  }

  private static func plan(_ shape: LargeGraph.Shape, _ count: Int) throws -> DiagramPlan {
    DiagramPlan(of: SnapshotAnalysis(of: try LargeGraph(shape, count: count).snapshot))
  }

  /// The position of the box in which the object stands alone.
  private static func place(_ name: String, in plan: DiagramPlan) throws -> Int {
    try #require(
      plan.boxes.firstIndex { box in
        if case .object(let object) = box.content { object.name == name } else { false }
      },
      "\(name) does not stand alone"
    )
  }

  /// The positions of the boxes to which strong arrows lead from one.
  private static func reached(from start: Int, in plan: DiagramPlan) -> Set<Int> {
    var reached: Set = [start]
    var pending = [start]
    while let box = pending.popLast() {
      for arrow in plan.arrows where arrow.source == box && arrow.strength == .strong {
        if reached.insert(arrow.target).inserted { pending.append(arrow.target) }
      }
    }
    return reached
  }

  @Test(arguments: graphs)
  func `there are few boxes and arrows`(shape: LargeGraph.Shape, count: Int) throws {
    let plan = try Self.plan(shape, count)
    #expect(plan.boxes.count <= 40)
    #expect(plan.arrows.count <= 180)
    let shown = plan.boxes.reduce(0) { sum, box in
      if case .crowd(let crowd) = box.content { sum + crowd.count } else { sum + 1 }
    }
    #expect(shown + plan.hiddenObjectCount == count + 4)
  }

  @Test(arguments: graphs)
  func `a way leads from the root to what is due`(shape: LargeGraph.Shape, count: Int) throws {
    let plan = try Self.plan(shape, count)
    let reached = Self.reached(from: try Self.place("app", in: plan), in: plan)
    #expect(reached.contains(try Self.place("far", in: plan)))
    #expect(reached.contains(try Self.place("left", in: plan)))
    #expect(plan.boxes[try Self.place("far", in: plan)].role.isDue)
  }

  @Test(arguments: graphs)
  func `the cut of the due object is marked`(shape: LargeGraph.Shape, count: Int) throws {
    let plan = try Self.plan(shape, count)
    let far = try Self.place("far", in: plan)
    let cuts = plan.arrows.filter { $0.target == far }
    #expect(cuts.map(\.label) == ["held"])
    #expect(cuts.map(\.releases) == [["far"]])
    let last = shape == .components ? "app" : "n\(count - 1)"
    #expect(try cuts.map(\.source) == [Self.place(last, in: plan)])
  }

  @Test(arguments: graphs)
  func `the cycle of what is due is marked`(shape: LargeGraph.Shape, count: Int) throws {
    let plan = try Self.plan(shape, count)
    let (left, right) = (try Self.place("left", in: plan), try Self.place("right", in: plan))
    let loop = plan.arrows.filter {
      [$0.source, $0.target].allSatisfy { [left, right].contains($0) }
    }
    #expect(loop.map(\.label).sorted() == ["back", "to"])
    #expect(Set(loop.map(\.cycle)).count == 1)
    #expect(loop.allSatisfy { $0.cycle != nil })
  }

  @Test func `the middle of a long path is one box`() throws {
    let plan = try Self.plan(.chain, 3000)
    let names = ["app", "n0", "n1", "way of 2995", "n2997", "n2998", "n2999", "far"]
    let way = try names.map { name in try #require(plan.boxes.firstIndex { $0.id == name }) }
    for (source, target) in zip(way, way.dropFirst()) {
      #expect(plan.arrows.contains { $0.source == source && $0.target == target })
    }
    #expect(
      plan.boxes[way[3]].lines().map(\.text) == ["… 2,994 references", "by way of 2,995 objects"]
    )
    // What leads on within the way is not drawn.
    #expect(!plan.arrows.contains { $0.source == $0.target })
  }

  @Test func `of many due objects without a common cut it is said how many were not searched`()
    throws
  {
    let plan = try Self.plan(.dense, 300)
    // Of the 302 due objects, eight were searched, and one cut was found.
    #expect(plan.unsearchedCount == 294)
    #expect(try Self.plan(.chain, 300).unsearchedCount == 0)
  }

  @Test func `what refers to each other all over is one box where it is too much`() throws {
    let plan = try Self.plan(.dense, 30)
    let crowds = plan.boxes.indices.filter { plan.boxes[$0].isCrowd }
    #expect(crowds.count == 1)
    let loops = plan.arrows.filter { $0.source == crowds[0] && $0.target == crowds[0] }
    let size = plan.members(of: crowds[0])
    #expect(loops.reduce(0) { $0 + $1.count } == size * (size - 1))
  }
}

extension DiagramPlan {
  fileprivate func members(of position: Int) -> Int {
    if case .crowd(let crowd) = boxes[position].content { crowd.count } else { 1 }
  }
}

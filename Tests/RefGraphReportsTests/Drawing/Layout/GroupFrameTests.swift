import Testing

@testable import RefGraph
@testable import RefGraphReports

@Suite struct GroupFrameTests {
  /// A box of 90 by 40 points, with boxes of others.
  private static let box = Rectangle(left: 100, top: 100, width: 90, height: 40)

  /// The frame around the first box, with arrows straight down to it at these distances from the left.
  private static func frame(
    _ boxes: [Rectangle],
    arrowsAt places: [Double] = [],
    title: String = "A"
  ) throws -> GroupFrame {
    let routes = try places.map { x in
      let points = [0.0, 30, 70, 100].map { Point(x: x, y: $0) }
      return DiagramLayout.Route(curve: try #require(Curve(points: points)), label: nil)
    }
    let frames = GroupFrame.frames(
      of: GroupTree(of: boxes.count, [.init(title: title, boxes: [0])]),
      around: boxes,
      arrows: routes,
      ways: places.map { _ in .init(source: 0, target: 0, label: "", owns: true) }
    )
    return try #require(frames.first ?? nil)
  }

  @Test func `a title stands in the upper left corner`() throws {
    let frame = try Self.frame([Self.box])
    #expect(frame.frame == Rectangle(left: 90, top: 72, width: 110, height: 78))
    #expect(frame.title.left == 90)
    #expect(frame.title.top == 75)
  }

  @Test func `it gives way to an arrow, to the right`() throws {
    let frame = try Self.frame([Self.box], arrowsAt: [105])
    #expect(frame.frame.top == 72)
    #expect(frame.title.right == 200)
  }

  @Test func `between two arrows it gives way to below`() throws {
    let frame = try Self.frame([Self.box], arrowsAt: [105, 185])
    #expect(frame.frame == Rectangle(left: 90, top: 90, width: 110, height: 78))
    #expect(frame.title.top == 147)
    #expect(frame.title.bottom <= frame.frame.bottom)
  }

  @Test func `it stays above where something stands below`() throws {
    let below = Rectangle(left: 100, top: 160, width: 90, height: 40)
    let frame = try Self.frame([Self.box, below], arrowsAt: [105, 185])
    #expect(frame.frame.top == 72)
    #expect(!frame.frame.intersects(below))
  }

  @Test func `a frame of the same title takes no notice of the one within`() throws {
    let boxes = [Self.box, Rectangle(left: 220, top: 100, width: 90, height: 40)]
    for (title, height) in [("A", 78.0), ("B", 116.0)] {
      let frames = GroupFrame.frames(
        of: GroupTree(
          of: 2,
          [.init(title: "A", boxes: [0]), .init(title: title, boxes: [0, 1])]
        ),
        around: boxes,
        arrows: [],
        ways: []
      )
      #expect(frames.last??.frame.height == height)
    }
  }
}

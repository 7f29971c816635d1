internal import RefGraph

/// The frame around a group: its members, some room, and its title above them or, where fewer arrows
/// lead through it and nothing else is there, below.
///
/// Of frames of one title within each other one at most is drawn at a time, so that the outer one
/// takes no notice of the inner.
struct GroupFrame: Equatable, Sendable {
  let frame: Rectangle
  /// The room of the title, in the corner that fewest arrows lead through.
  let title: Rectangle

  /// Between the frame and what is in it.
  static let margin = 10.0
  static let titleFontSize = 11.0
  private static let titleHeight = 18.0

  /// The room that a title takes.
  static func titleSize(_ title: String) -> Size {
    let width = TextMetrics.width(of: title, size: titleFontSize, .bold)
    return Size(width: width + 20, height: titleHeight)
  }

  /// The frame of each group of the tree; `nil` for one that has nothing in it.
  ///
  /// A frame holds the text of the arrows within its group, too, as the renderer keeps room for it.
  /// Groups within others come first in the tree, so that their frames are known in time. Grows with
  /// the boxes and the arrows for each group.
  static func frames(
    of groups: GroupTree,
    around boxes: [Rectangle],
    arrows: [DiagramLayout.Route],
    ways: [DiagramSeries.Way]
  ) -> [GroupFrame?] {
    var frames: [GroupFrame?] = Array(repeating: nil, count: groups.titles.count)
    var contents: [Set<Int>] = Array(repeating: [], count: groups.titles.count)
    var parts: [[Rectangle]] = Array(repeating: [], count: groups.titles.count)
    let lines = groups.order.isEmpty ? [] : arrows.map(\.curve.samples)
    for (group, title) in groups.titles.enumerated() {
      parts[group] = groups.members[group].map { boxes[$0] }
      for child in groups.children[group] {
        parts[group] +=
          groups.titles[child] == title ? parts[child] : frames[child].map { [$0.frame] } ?? []
      }
      guard let first = parts[group].first else { continue }
      contents[group] = groups.children[group].reduce(into: Set(groups.members[group])) {
        $0.formUnion(contents[$1])
      }
      let texts = zip(ways, arrows).lazy
        .filter { way, _ in
          contents[group].contains(way.source) && contents[group].contains(way.target)
        }
        .compactMap(\.1.label)
      var frame = parts[group].dropFirst().reduce(first) { $0.union($1) }.outset(by: margin)
      frame = grown(frame, around: texts, boxes)
      let size = titleSize(title)
      let taken = boxes + arrows.compactMap(\.label)
      let choices = [Edge.top, .bottom].filter { $0 == .top || $0.isFree(at: frame, of: taken) }
        .flatMap { edge in
          placings(of: size, in: widened(edge.added(to: frame), to: size.width, boxes), at: edge)
        }
      let passing = choices.map { choice in
        lines.count { $0.contains(where: choice.title.outset(by: 3).contains) }
      }
      frames[group] = choices.indices.min { (passing[$0], $0) < (passing[$1], $1) }
        .map { choices[$0] }
    }
    return frames
  }

  /// Where a title stands.
  private enum Edge {
    case top
    case bottom

    /// The frame with room for the title.
    func added(to frame: Rectangle) -> Rectangle {
      var frame = frame
      if self == .top { frame.top -= titleHeight }
      frame.height += titleHeight
      return frame
    }

    /// Whether the room for the title is nobody's yet.
    func isFree(at frame: Rectangle, of taken: [Rectangle]) -> Bool {
      let room = added(to: frame)
      let others = taken.count { $0.intersects(frame) }
      return taken.count { $0.intersects(room.outset(by: 2)) } == others
    }
  }

  /// A frame around these texts as well, except for one that stands beyond boxes of others.
  private static func grown(
    _ frame: Rectangle,
    around texts: some Sequence<Rectangle>,
    _ boxes: [Rectangle]
  ) -> Rectangle {
    let inside = boxes.count { $0.intersects(frame) }
    return texts.reduce(frame) { frame, text in
      let wider = frame.union(text.outset(by: 4))
      return boxes.count { $0.intersects(wider) } == inside ? wider : frame
    }
  }

  /// Where the title is wider than the members, the frame is widened to a side on which no other box
  /// stands.
  private static func widened(
    _ frame: Rectangle,
    to width: Double,
    _ boxes: [Rectangle]
  ) -> Rectangle {
    guard width > frame.width else { return frame }
    let inside = boxes.count { $0.intersects(frame) }
    let choices = [0, 0.5, 1].map { part in
      var choice = frame
      choice.left -= (width - frame.width) * part
      choice.width = width
      return choice
    }
    return choices.first { choice in boxes.count { $0.intersects(choice) } == inside } ?? choices[0]
  }

  /// The frame with its title in the left corner and in the right one.
  private static func placings(
    of size: Size,
    in frame: Rectangle,
    at edge: Edge
  ) -> [GroupFrame] {
    [frame.left, frame.right - size.width].map { left in
      let top = edge == .top ? frame.top + 3 : frame.bottom - titleHeight - 3
      let title = Rectangle(left: left, top: top, width: size.width, height: size.height)
      return GroupFrame(frame: frame, title: title)
    }
  }
}

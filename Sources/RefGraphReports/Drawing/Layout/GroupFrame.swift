internal import RefGraph

/// The frame around a group: its members, some room, and its title above them.
struct GroupFrame: Equatable, Sendable {
  let frame: Rectangle
  /// The room of the title, in the upper corner that fewer arrows lead through.
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
    let lines = groups.order.isEmpty ? [] : arrows.map(\.curve.samples)
    for (group, title) in groups.titles.enumerated() {
      let inner = groups.children[group].compactMap { frames[$0]?.frame }
      let parts = groups.members[group].map { boxes[$0] } + inner
      guard let first = parts.first else { continue }
      contents[group] = groups.children[group].reduce(into: Set(groups.members[group])) {
        $0.formUnion(contents[$1])
      }
      let texts = zip(ways, arrows).lazy
        .filter { way, _ in
          contents[group].contains(way.source) && contents[group].contains(way.target)
        }
        .compactMap(\.1.label)
      var frame = parts.dropFirst().reduce(first) { $0.union($1) }.outset(by: margin)
      frame = grown(frame, around: texts, boxes)
      frame.top -= titleHeight
      frame.height += titleHeight
      let size = titleSize(title)
      frame = widened(frame, to: size.width, boxes)
      frames[group] = GroupFrame(frame: frame, title: place(of: size, in: frame, lines))
    }
    return frames
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

  private static func place(of size: Size, in frame: Rectangle, _ lines: [[Point]]) -> Rectangle {
    let left = Rectangle(
      left: frame.left,
      top: frame.top + 3,
      width: size.width,
      height: size.height
    )
    var right = left
    right.left = frame.right - size.width
    let passing = [left, right].map { place in
      lines.count { $0.contains(where: place.contains) }
    }
    return passing[1] < passing[0] ? right : left
  }
}

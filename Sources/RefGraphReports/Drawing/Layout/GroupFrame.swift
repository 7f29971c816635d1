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
  /// Groups within others come first in the tree, so that their frames are known in time. Grows with
  /// the boxes and the arrows for each group.
  static func frames(
    of groups: GroupTree,
    around boxes: [Rectangle],
    arrows: [DiagramLayout.Route]
  ) -> [GroupFrame?] {
    var frames: [GroupFrame?] = Array(repeating: nil, count: groups.titles.count)
    let lines = groups.order.isEmpty ? [] : arrows.map(\.curve.samples)
    for (group, title) in groups.titles.enumerated() {
      let inner = groups.children[group].compactMap { frames[$0]?.frame }
      let parts = groups.members[group].map { boxes[$0] } + inner
      guard let first = parts.first else { continue }
      var frame = parts.dropFirst().reduce(first) { $0.union($1) }.outset(by: margin)
      frame.top -= titleHeight
      frame.height += titleHeight
      let size = titleSize(title)
      frame = widened(frame, to: size.width, boxes)
      frames[group] = GroupFrame(frame: frame, title: place(of: size, in: frame, lines))
    }
    return frames
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

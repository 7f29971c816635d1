/// The frame around a group: its members, some room, and its title above them.
enum GroupFrame {
  /// Between the frame and what is in it.
  static let margin = 10.0
  static let titleFontSize = 11.0
  private static let titleHeight = 18.0

  /// The room of a title.
  static func titleSize(_ title: String) -> Size {
    let width = TextMetrics.width(of: title, size: titleFontSize, .bold)
    return Size(width: width + 16, height: titleHeight)
  }

  /// The frame of each group of the tree; `nil` for one that has nothing in it.
  ///
  /// Where a title is wider than the members the frame is widened to the side on which no other box
  /// stands. Groups within others come first in the tree, so that their frames are known in time.
  static func frames(
    of groups: GroupTree,
    around boxes: [Rectangle]
  ) -> [Rectangle?] {
    var frames: [Rectangle?] = Array(repeating: nil, count: groups.titles.count)
    for group in groups.titles.indices {
      let inner = groups.children[group].compactMap { frames[$0] }
      let parts = groups.members[group].map { boxes[$0] } + inner
      guard let first = parts.first else { continue }
      var frame = parts.dropFirst().reduce(first) { $0.union($1) }.outset(by: margin)
      frame.top -= titleHeight
      frame.height += titleHeight
      frames[group] = widened(frame, for: groups.titles[group], boxes)
    }
    return frames
  }

  private static func widened(
    _ frame: Rectangle,
    for title: String,
    _ boxes: [Rectangle]
  ) -> Rectangle {
    let missing = titleSize(title).width - frame.width
    guard missing > 0 else { return frame }
    let inside = boxes.count { $0.intersects(frame) }
    let choices = [0, 0.5, 1].map { part in
      Rectangle(
        left: frame.left - missing * part,
        top: frame.top,
        width: frame.width + missing,
        height: frame.height
      )
    }
    return choices.first { choice in boxes.count { $0.intersects(choice) } == inside } ?? choices[0]
  }
}

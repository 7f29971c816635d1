/// What stands above a diagram: what it shows, when, with which setting, and how much of it.
struct DOTTitle {
  /// The lines, in HTML-like text.
  private let rows: [String]
  /// The room that they take.
  let room: TextRoom

  init(
    of frame: DiagramSeries.Frame,
    _ palette: DOTPalette,
    setting: String?,
    answer: String?
  ) {
    var rows: [String] = []
    var room: [(String, Double, Bool)] = []
    if let title = frame.caption.title, !title.isEmpty {
      let shown = VisibleText.shortened(title, columns: 90)
      rows.append("<font point-size=\"16\"><b>\(DOTText.entities(shown))</b></font>")
      room.append((shown, 16, true))
    }
    let moment = VisibleText.shortened(frame.caption.moment ?? "", columns: 90)
    let setting = VisibleText.shortened(setting ?? "", columns: 120)
    // Graphviz refuses an empty element.
    let bold = moment.isEmpty ? "" : "<b>\(DOTText.entities(moment))</b>"
    let second = [bold, DOTText.entities(setting)].filter { !$0.isEmpty }
    if !second.isEmpty {
      rows.append(second.joined(separator: " · "))
      room.append(("\(moment) · \(setting)", 12, true))
    }
    for line in answer.map(Self.wrapped) ?? [] {
      let shown = VisibleText.shortened(line, columns: 120)
      rows.append(DOTText.entities(shown))
      room.append((shown, 12, false))
    }
    for words in frame.hiddenWords {
      rows.append("<font color=\"\(palette.quiet)\">\(DOTText.entities(words))</font>")
      room.append((words, 12, false))
    }
    self.rows = rows
    self.room = TextRoom(of: room)
  }

  /// The value of the attribute.
  ///
  /// - Parameter room: what it takes at least.
  func label(room: TextRoom? = nil) -> String {
    if rows.isEmpty, (room?.height ?? 0) == 0 { return "\"\"" }
    let breaks = rows.map { $0 + "<br align=\"left\"/>" }.joined()
    guard let room else { return "<\(breaks)>" }
    return "<<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
      + "<td align=\"left\" valign=\"top\" balign=\"left\" \(room.cellAttributes())>\(breaks)</td>"
      + "</tr></table>>"
  }

  /// How wide a line of running text is.
  private static let textColumns = 90

  /// The words of a text in lines.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < textColumns {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

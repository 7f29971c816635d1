/// What stands above a diagram: what it shows, when, with which setting, and how much of it.
struct DOTTitle {
  /// An HTML-like label.
  let label: String

  init(of plan: DiagramPlan, _ palette: DOTPalette, setting: String?, answer: String?) {
    var rows: [String] = []
    if let title = plan.caption.title, !title.isEmpty {
      rows.append("<font point-size=\"16\"><b>\(DOTText.html(title, columns: 90))</b></font>")
    }
    // Graphviz refuses an empty element.
    let moment = plan.caption.moment.flatMap { moment in
      moment.isEmpty ? nil : "<b>\(DOTText.html(moment, columns: 90))</b>"
    }
    let setting = setting.map { DOTText.html($0, columns: 120) }
    let second = [moment, setting].compactMap { $0 }.filter { !$0.isEmpty }
    if !second.isEmpty { rows.append(second.joined(separator: " · ")) }
    rows += answer.map { Self.wrapped($0).map { DOTText.html($0, columns: 120) } } ?? []
    if plan.hiddenObjectCount > 0 {
      let hidden = CountText.grouped(plan.hiddenObjectCount)
      let all = CountText.grouped(plan.objectCount)
      rows.append(
        "<font color=\"\(palette.quiet)\">\(hidden) of \(all) objects not shown</font>"
      )
    }
    let breaks = rows.map { $0 + "<br align=\"left\"/>" }.joined()
    label = rows.isEmpty ? "\"\"" : "<\(breaks)>"
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

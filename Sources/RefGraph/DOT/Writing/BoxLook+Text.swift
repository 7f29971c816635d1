extension BoxLook {
  /// The lines in the box, as an HTML-like label.
  func label() -> String {
    box.lines(isGhost: isGhost).map(dressed).joined(separator: "<br/>")
  }

  private func dressed(_ line: BoxLine) -> String {
    let text = DOTText.entities(line.text)
    return switch line.role {
    case .name: "<b>\(text)</b>"
    case .detail: small(text, palette.quiet)
    case .keeper: small(text, wordColour)
    case .mark: small("<b>\(text)</b>", wordColour)
    }
  }

  private func small(_ text: String, _ colour: String) -> String {
    "<font point-size=\"10\" color=\"\(colour)\">\(text)</font>"
  }

  /// What is shown on pointing at the box: the whole names.
  func tooltip() -> String { DOTText.tooltip(box.fullText()) }

  /// The room of the box: what its shape takes around its text.
  func room() -> TextRoom {
    let lines = box.lines(isGhost: isGhost).map { line in
      (line.text, line.role == .name ? 12.0 : 10.0, line.role == .name || line.role == .mark)
    }
    let text = TextRoom(of: lines)
    if !box.role.roots.isEmpty, !box.isCrowd {
      return text.inset(x: 2, y: 3).scaled(x: 1.75, y: 1.75)
    }
    let room = text.inset(x: 13, y: 7.2)
    return box.kind == .storage ? room.scaled(x: 1, y: 1.4) : room
  }
}

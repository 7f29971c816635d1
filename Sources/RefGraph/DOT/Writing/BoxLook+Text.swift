extension BoxLook {
  /// The lines in the box, as an HTML-like label.
  func label() -> String {
    box.lines().map(dressed).joined(separator: "<br/>")
  }

  private func dressed(_ line: BoxLine) -> String {
    let text = DOTText.entities(line.text)
    return switch line.role {
    case .name: "<b>\(text)</b>"
    case .detail: small(text, palette.quiet)
    case .keeper: small(text, tone.line)
    case .mark: small("<b>\(text)</b>", tone.line)
    }
  }

  private func small(_ text: String, _ colour: String) -> String {
    "<font point-size=\"10\" color=\"\(colour)\">\(text)</font>"
  }

  /// What is shown on pointing at the box: the whole names.
  func tooltip() -> String { DOTText.quoted(box.fullText()) }
}

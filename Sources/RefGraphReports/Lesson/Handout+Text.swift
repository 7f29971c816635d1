extension Handout {
  /// What stands where nothing was recorded.
  static let notRecorded = "not recorded"

  /// The handout for a terminal.
  func page() -> TextPage {
    var page = TextPage()
    page.paragraph(StyledText(title, .heading))
    if !subtitle.isEmpty { page.paragraph(StyledText(subtitle, .faint)) }
    for section in sections { page.append(section.page()) }
    return page
  }
}

extension Handout.Section {
  /// The section for a terminal, with an empty line before it.
  func page() -> TextPage {
    var page = TextPage()
    page.heading(title)
    let labels = parts.map { part in
      if case .field(let label, _) = part { StyledText(label).width() } else { 0 }
    }
    for (index, part) in parts.enumerated() {
      if index > 0, part.opensGroup, !parts[index - 1].opensGroup { page.gap() }
      page.append(Self.page(of: part, labelWidth: labels.max() ?? 0))
    }
    return page
  }

  private static func page(of part: Handout.Part, labelWidth: Int) -> TextPage {
    var page = TextPage()
    switch part {
    case .text(let text): page.paragraph(text, indent: 2)
    case .item(let text): page.paragraph(StyledText("- ") + text, indent: 2, hanging: 2)
    case .answer(let number, let text):
      page.paragraph(StyledText("\(number)", .name) + StyledText(" ") + text, indent: 4, hanging: 2)
    case .field(let label, let values):
      page.field(label, values, labelWidth: labelWidth)
    case .lines(let lines): page.append(lines)
    case .command(let command):
      page.paragraph(StyledText(command, .name), indent: 4, hanging: 4)
    }
    return page
  }
}

extension Handout.Part {
  /// Whether what follows belongs to it: an empty line stands before it.
  fileprivate var opensGroup: Bool {
    if case .text = self { true } else { false }
  }
}

extension TextPage {
  /// A label, and its values one below the other.
  fileprivate mutating func field(_ label: String, _ values: [StyledText], labelWidth: Int) {
    let values = values.isEmpty ? [StyledText(Handout.notRecorded, .faint)] : values
    for (index, value) in values.enumerated() {
      let name = index == 0 ? label : ""
      labelled(StyledText(name, .faint), value, indent: 2, column: 4 + labelWidth)
    }
  }
}

extension Handout {
  /// The sections of an evidence record. The first has no heading: it stands under that of the page.
  func recordMarkup() -> [Markup] {
    sections.prefix(1).map { $0.markup(heading: nil, below: .h3) }
      + sections.dropFirst().map { $0.markup(heading: .h3, below: .h4) }
  }
}

extension Handout.Section {
  /// The section for a page.
  ///
  /// - Parameters:
  ///   - heading: the level of its title; `nil` where the title is said elsewhere.
  ///   - below: the level of headings within it.
  func markup(heading: Markup.Tag?, below: Markup.Tag) -> Markup {
    var children = heading.map { [Markup.element($0, [], title)] } ?? []
    var fields: [Markup] = []
    var items: [Markup] = []
    func close() {
      if !fields.isEmpty { children.append(.element(.dl, [], fields)) }
      if !items.isEmpty { children.append(.element(.ul, [], items)) }
      (fields, items) = ([], [])
    }
    for part in parts {
      switch part {
      case .field(let label, let values):
        if !items.isEmpty { close() }
        fields.append(Self.field(label, values))
      case .item(let text), .answer(_, let text):
        if !fields.isEmpty { close() }
        items.append(.element(.li, [], text.markup()))
      case .text(let text):
        close()
        children.append(.element(.p, [], text.markup()))
      case .lines(let page):
        close()
        children.append(.element(.div, [.classes("report")], page.markup(heading: below)))
      case .command(let command):
        close()
        children.append(.element(.pre, [], [.element(.code, [], command)]))
      }
    }
    close()
    return .element(.section, [], children)
  }

  /// A name and its values, or that there is no evidence.
  private static func field(_ label: String, _ values: [StyledText]) -> Markup {
    let values = values.isEmpty ? [StyledText(Handout.notRecorded, .faint)] : values
    return .element(
      .div,
      [],
      [.element(.dt, [], label)] + values.map { .element(.dd, [], $0.markup()) }
    )
  }
}

internal import RefGraph

extension SnapshotPage {
  /// What the snapshot is of; what the command line calls it, where it says nothing of itself.
  var title: String {
    let caption = report.snapshot.caption
    let texts = [caption.title, caption.moment, command.last].compactMap { $0 }
    return texts.first { !$0.allSatisfy(\.isWhitespace) } ?? "Objects and references"
  }

  /// What the page is about, when it was, and where it comes from.
  func header() -> [Markup] {
    let caption = report.snapshot.caption
    let setting = report.play?.timeline.setting.description
    let when = [caption.moment, setting].compactMap { $0 }.filter { !$0.isEmpty && $0 != title }
    var header = [Self.folded(.h1, [], title)]
    if !when.isEmpty {
      header.append(Self.folded(.p, [.classes("lead")], when.joined(separator: " · ")))
    }
    if let source = caption.source, !source.isEmpty {
      header.append(Self.folded(.p, [.classes("faint")], source))
    }
    return header
  }

  /// An element whose text is folded where it is very long, and then whole where one points at it.
  private static func folded(
    _ tag: Markup.Tag,
    _ attributes: [Markup.Attribute],
    _ text: String
  ) -> Markup {
    let whole = SnapshotData.shown(text)
    let folded = FoldedText.folded(whole, limit: FoldedText.sentenceLimit)
    return .element(tag, folded == whole ? attributes : attributes + [.title(whole)], folded)
  }

  /// What to know of the page itself.
  func footer() -> [Markup] {
    [
      .element(
        .p,
        [.classes("live")],
        [
          .text("Keys: "), .element(.kbd, [], "/"), .text(" goes to the search; there "),
          .element(.kbd, [], "↓"), .text(" and "), .element(.kbd, [], "↑"),
          .text(" choose, "), .element(.kbd, [], "Enter"),
          .text(" opens. In the diagram arrows go from object to object, "),
          .element(.kbd, [], "Enter"), .text(" opens one. The browser's way back works, and the "),
          .text("address of the page names the object that it shows."),
        ]
      ),
      .element(
        .p,
        [],
        [
          .text("Made by memgraph with "), .element(.code, [], commandLine()),
          .text(". This file asks nobody for anything: nothing leaves this browser."),
        ]
      ),
    ]
  }

  /// The command that made the page, with more words behind it.
  func commandLine(_ rest: [String] = []) -> String {
    (["memgraph"] + (command + ["--format", "html"] + rest).map(CommandText.quoted))
      .joined(separator: " ")
  }
}

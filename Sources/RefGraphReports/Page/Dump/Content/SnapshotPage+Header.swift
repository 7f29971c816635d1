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
    var header: [Markup] = [.element(.h1, [], title)]
    if !when.isEmpty {
      header.append(.element(.p, [.classes("lead")], when.joined(separator: " · ")))
    }
    if let source = caption.source, !source.isEmpty {
      header.append(.element(.p, [.classes("faint")], source))
    }
    return header
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

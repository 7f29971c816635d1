/// A help text while it is laid out: blocks separated by empty lines, private to one call.
///
///     Title:
///       term           Text that is wrapped within its own column, each further
///                      line under the first.
///       a very long term of a list
///                      Its text begins on the next line.
///
/// On a page too narrow for two columns, every text stands under its term.
struct HelpPage {
  private let width: Int
  private var blocks: [[String]] = []
  private static let indent = "  "
  private static let gap = 2
  private static let widestTerm = 24
  private static let narrowestText = 28

  /// A page of the given width, or of 20 columns if that is less.
  init(width: Int) {
    self.width = max(20, width)
  }

  /// The page, each block followed by an empty line but the last.
  func text() -> String {
    blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  mutating func add(paragraphs text: String) {
    append(wrappedParagraphs(text, width: width))
  }

  /// A label and what follows it; further lines are indented under the first.
  mutating func add(label: String, _ text: String) {
    let indent = String(repeating: " ", count: label.count + 1)
    let lines = wrapped(text, width: width - indent.count)
    append(lines.enumerated().map { ($0.offset == 0 ? label + " " : indent) + $0.element })
  }

  /// Lists that share one column, so that their texts stand under each other.
  mutating func add(lists: [HelpList]) {
    let terms = lists.flatMap { $0.entries.map(\.term.count) }
    let termWidth = terms.filter { $0 <= Self.widestTerm }.max() ?? 0
    let column = Self.indent.count + termWidth + Self.gap
    let hasTwoColumns = width - column >= Self.narrowestText
    for list in lists where !list.entries.isEmpty {
      let entries = list.entries.flatMap { entry in
        hasTwoColumns ? beside(entry, column: column) : below(entry)
      }
      append([list.title + ":"] + entries)
    }
  }

  /// A list whose texts stand under their terms, which are never wrapped.
  mutating func add(stacked list: HelpList) {
    guard !list.entries.isEmpty else { return }
    append([list.title + ":"] + list.entries.flatMap(below))
  }

  private mutating func append(_ lines: [String]) {
    if !lines.isEmpty { blocks.append(lines) }
  }

  private func beside(_ entry: HelpList.Entry, column: Int) -> [String] {
    let padding = String(repeating: " ", count: column)
    let texts = wrapped(entry.text, width: width - column)
    let term = Self.indent + entry.term
    guard let first = texts.first else { return [term] }
    guard term.count + Self.gap <= column else { return [term] + texts.map { padding + $0 } }
    let fill = String(repeating: " ", count: column - term.count)
    return [term + fill + first] + texts.dropFirst().map { padding + $0 }
  }

  private func below(_ entry: HelpList.Entry) -> [String] {
    let padding = String(repeating: Self.indent, count: 3)
    let texts = wrapped(entry.text, width: width - padding.count)
    // Spaces that align terms under each other mean nothing where texts stand between them.
    let term = entry.term.drop { $0 == " " }
    return [Self.indent + term] + texts.map { padding + $0 }
  }
}

/// A titled list of terms and what they mean.
struct HelpList {
  struct Entry {
    let term: String
    let text: String
  }

  let title: String
  let entries: [Entry]
}

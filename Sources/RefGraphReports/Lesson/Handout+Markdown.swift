extension Handout {
  /// The handout in Markdown, as CommonMark has it.
  func markdown() -> String {
    var lines = ["# \(Self.escaped(title))"]
    if !subtitle.isEmpty { lines += ["", Self.escaped(subtitle)] }
    for section in sections {
      lines += ["", "## \(Self.escaped(section.title))"]
      var previous: Part?
      for part in section.parts {
        if !Self.belongsTogether(previous, part) { lines.append("") }
        lines += Self.lines(of: part)
        previous = part
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whether two parts are rows of one list.
  private static func belongsTogether(_ first: Part?, _ second: Part) -> Bool {
    switch (first, second) {
    case (.item, .item), (.answer, .answer), (.field, .field), (.command, .command): true
    default: false
    }
  }

  private static func lines(of part: Part) -> [String] {
    switch part {
    case .text(let text): return [markdown(text)]
    case .item(let text): return ["- " + markdown(text)]
    case .answer(let number, let text): return ["\(number). " + markdown(text)]
    case .field(let label, let values):
      let name = "- **\(escaped(label)):**"
      if values.isEmpty { return ["\(name) \(notRecorded)"] }
      if values.count == 1 { return ["\(name) \(markdown(values[0]))"] }
      return [name] + values.map { "  - " + markdown($0) }
    case .lines(let page):
      return fenced(TextLayout(width: 100).text(of: page))
    case .command(let command): return ["- " + code(command)]
    }
  }

  private static func markdown(_ text: StyledText) -> String { escaped(text.plainText()) }

  /// A code span whose ends are longer than any run of backticks in it.
  private static func code(_ text: String) -> String {
    let text = StyledText(text).plainText()
    let ticks = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    return text.contains("`") ? "\(ticks) \(text) \(ticks)" : ticks + text + ticks
  }

  private static func fenced(_ text: String) -> [String] {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return [fence + "text"] + lines.dropLast() + [fence]
  }

  private static func longestRun(of character: Character, in text: String) -> Int {
    var (longest, run) = (0, 0)
    for each in text {
      run = each == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// The text with a backslash before what Markdown would take for its own, also at the beginning of
  /// a line.
  static func escaped(_ text: String) -> String {
    // Space at the beginning would make code of the line. Markdown reads scalars, not characters.
    let scalars = StyledText(text).plainText().unicodeScalars.drop { $0 == " " }
    let mark = scalars.drop { ("0"..."9").contains($0) }.startIndex
    let isNumbered = mark > scalars.startIndex
    var result = ""
    for index in scalars.indices {
      let scalar = scalars[index]
      let beginsBlock = index == mark && (isNumbered ? ".)" : "-+=").unicodeScalars.contains(scalar)
      if beginsBlock || "\\`*_[]<>#|&~".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}

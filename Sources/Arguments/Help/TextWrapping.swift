/// The words of a text in lines of at most `width` characters; a longer word has its own line.
///
/// What stands between backticks is one word, so that a command is never broken.
func wrapped(_ text: some StringProtocol, width: Int) -> [String] {
  var lines: [String] = []
  var line = ""
  var length = 0
  for word in words(text) {
    let wordLength = word.count
    if length > 0, length + 1 + wordLength > width {
      lines.append(line)
      (line, length) = ("", 0)
    }
    if length > 0 {
      line += " "
      length += 1
    }
    line += word
    length += wordLength
  }
  if length > 0 { lines.append(line) }
  return lines
}

/// The lines of a text in which empty lines separate paragraphs and a line that begins with a
/// space is kept as it is; everything else is wrapped. The empty text has no lines.
func wrappedParagraphs(_ text: String, width: Int) -> [String] {
  guard !text.isEmpty else { return [] }
  var lines: [String] = []
  var paragraph = ""
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    let isKept = line.first == " "
    guard line.isEmpty || isKept else {
      paragraph += line + " "
      continue
    }
    lines += wrapped(paragraph, width: width)
    paragraph = ""
    lines.append(String(line))
  }
  return lines + wrapped(paragraph, width: width)
}

private func words<Text: StringProtocol>(_ text: Text) -> [Text.SubSequence] {
  var isCode = false
  return text.split { character in
    if character == "`" { isCode.toggle() }
    return character.isWhitespace && !(isCode && character == " ")
  }
}

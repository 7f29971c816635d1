/// A word from the command line, fit to stand in a sentence on a terminal.
///
/// It stands in backticks, cut after sixty scalars; control characters, line ends and
/// bidirectional overrides are written as `\u{1B}`, so that no input moves the cursor or turns
/// the sentence round. The empty word is `""`.
func quoted(_ word: String) -> String {
  let limit = 60
  guard !word.isEmpty else { return "\"\"" }
  var text = ""
  for scalar in word.unicodeScalars.prefix(limit) {
    if isHarmless(scalar) {
      text.unicodeScalars.append(scalar)
    } else {
      text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
  let isCut = word.unicodeScalars.dropFirst(limit).first != nil
  return "`" + text + (isCut ? "…" : "") + "`"
}

private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator: false
  default: !scalar.properties.isBidiControl
  }
}

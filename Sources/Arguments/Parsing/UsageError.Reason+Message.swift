extension UsageError.Reason {
  /// One sentence, without a capital or a full stop: what is wrong, and what to do next.
  ///
  /// Words of the line are quoted, cut when long, and stripped of what would disturb a terminal.
  public func message() -> String {
    switch self {
    case .unknownCommand(let word, let nearest):
      "unknown command \(quoted(word))" + suggestion(nearest)
    case .optionBeforeCommand(let word):
      "\(quoted(word)) stands before the command; write the command first, then its options"
    case .unknownOption(let word, let nearest):
      "unknown option \(quoted(word))" + suggestion(nearest)
    case .foreignOption(let option, let command, let takers):
      "\(quoted(command)) does not take \(quoted(option)), which is for \(joined(takers)); "
        + "leave it out"
    case .optionAfterCommand(let option):
      "\(quoted(option)) goes without a command; write it alone"
    case .missingValue(let option, let placeholder, next: nil):
      "\(quoted(option)) needs a value; write `\(option) \(placeholder)`"
    case .missingValue(let option, let placeholder, let next?):
      "\(quoted(option)) needs a value, but \(quoted(next)) follows; "
        + "write `\(option) \(placeholder)`"
    case .looseValue(let option, let next):
      "\(quoted(option)) needs a value, but \(quoted(next)) follows; "
        + "a value that begins with `-` is written \(quoted(tied(option, next)))"
    case .unexpectedValue(let option, let value):
      "\(quoted(option)) takes no value; leave out \(quoted("=" + value))"
    case .invalidValue(let text, let name, let expectation, let nearest, takers: []):
      "\(quoted(name)) takes \(expectation), not \(quoted(text))" + suggestion(nearest)
    case .invalidValue(let text, let name, let expectation, nearest: _, let takers):
      "\(quoted(name)) takes \(expectation) here; \(quoted(text)) is for \(joined(takers))"
    case .repeatedOption(let name):
      "\(quoted(name.description)) is given more than once; give it once"
    case .missingArgument(let name):
      "\(quoted(name)) is missing; add it"
    case .unexpectedArgument(let word):
      "unexpected argument \(quoted(word)); leave it out"
    case .malformedQuery(let word, let form):
      "\(quoted(word)) is what completion scripts ask with, in the form `\(form)`; "
        + "write a command instead"
    }
  }

  /// Names in a sentence: `` `a`, `b` and `c` ``.
  private func joined(_ names: [String]) -> String {
    let start = names.dropLast().map(quoted).joined(separator: ", ")
    return (start.isEmpty ? "" : start + " and ") + (names.last.map(quoted) ?? "")
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// An option and its value in one word: `--output=-x`, `-o-x`.
  private func tied(_ option: String, _ value: String) -> String {
    option + (option.hasPrefix("--") ? "=" : "") + value
  }
}

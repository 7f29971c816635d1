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
    case .missingValue(let option, let placeholder, next: nil):
      "\(quoted(option)) needs a value; write `\(option) \(placeholder)`"
    case .missingValue(let option, placeholder: _, let next?):
      "\(quoted(option)) needs a value, but \(quoted(next)) follows; "
        + "a value that begins with `-` is written \(quoted(tied(option, next)))"
    case .unexpectedValue(let option, let value):
      "\(quoted(option)) takes no value; leave out \(quoted("=" + value))"
    case .invalidValue(let text, let name, let expectation, let nearest):
      "\(quoted(name)) takes \(expectation), not \(quoted(text))" + suggestion(nearest)
    case .repeatedOption(let name):
      "\(quoted(name.description)) is given more than once; give it once"
    case .missingArgument(let name):
      "\(quoted(name)) is missing; add it"
    case .unexpectedArgument(let word):
      "unexpected argument \(quoted(word)); leave it out"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean \(quoted($0))?" } ?? ""
  }

  /// An option and its value in one word: `--output=-x`, `-o-x`.
  private func tied(_ option: String, _ value: String) -> String {
    option + (option.hasPrefix("--") ? "=" : "") + value
  }
}

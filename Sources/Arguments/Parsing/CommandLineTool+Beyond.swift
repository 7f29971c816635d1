extension CommandLineTool {
  /// The reason with what other commands have to do with it: which of them take an option, or a value
  /// of one, that this command does not.
  func reason(
    _ reason: UsageError.Reason,
    lookingBeyond command: Command<Verb>
  ) -> UsageError.Reason {
    switch reason {
    case .unknownOption(let word, nearest: _): foreign(word, command) ?? reason
    case .invalidValue(let text, let name, let expectation, let nearest, takers: []):
      .invalidValue(
        text,
        name: name,
        expectation: expectation,
        nearest: nearest,
        takers: takers { $0.option(spelled: name)?.value?.possibleValues.contains(text) == true }
      )
    default: reason
    }
  }

  /// The error for an option that others have; `nil` where nobody has it.
  private func foreign(_ word: String, _ command: Command<Verb>) -> UsageError.Reason? {
    // Behind a flag's letter there is no rest.
    let takers = takers { $0.option(spelled: word).map { isWhole(word, $0) } == true }
    if !takers.isEmpty {
      return .foreignOption(bare(word), command: command.name, takers: takers)
    }
    let version = "--\(OptionDefinition.version.name.long)"
    return bare(word) == version ? .optionAfterCommand(version) : nil
  }

  private func takers(_ takes: (Syntax) -> Bool) -> [String] {
    commands.filter { takes($0.syntax) }.map(\.name)
  }
}

/// An option as it is spelled, without the value that is tied to it.
private func bare(_ word: String) -> String {
  switch Word(word) {
  case .argument, .endOfOptions: word
  case .long(let name, value: _): "--\(name)"
  case .short(let letter, rest: _): "-\(letter)"
  }
}

/// Whether a word is this option and nothing else: a flag's letter is, letters behind it are not.
private func isWhole(_ word: String, _ option: OptionDefinition) -> Bool {
  if case .short(_, let rest) = Word(word) { rest.isEmpty || option.value != nil } else { true }
}

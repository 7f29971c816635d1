extension Syntax {
  func option(long name: String) -> OptionDefinition? {
    allGroups().lazy.flatMap(\.options).first { $0.name.long == name }
  }

  func option(short letter: Character) -> OptionDefinition? {
    allGroups().lazy.flatMap(\.options).first { $0.name.short == letter }
  }

  /// The option of which a word is the spelling, if it is one: `--output`, `--output=x`, `-o`.
  func option(spelled word: String) -> OptionDefinition? {
    switch Word(word) {
    case .argument, .endOfOptions: nil
    case .long(let name, value: _): option(long: name)
    case .short(let letter, rest: _): option(short: letter)
    }
  }

  /// Whether a word is an option, or ends them.
  func declares(_ word: String) -> Bool {
    Word(word) == .endOfOptions || option(spelled: word) != nil
  }

  /// The long names of all options, the built-in ones too; linear.
  func longNames() -> [String] {
    allGroups().flatMap(\.options).map(\.name.long)
  }

  /// The option most likely meant by a name, with its dashes.
  func nearestOption(to name: String) -> String? {
    nearest(to: name, among: longNames()).map { "--" + $0 }
  }
}

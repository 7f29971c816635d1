extension Syntax {
  func option(long name: String) -> OptionDefinition? {
    allGroups().lazy.flatMap(\.options).first { $0.name.long == name }
  }

  func option(short letter: Character) -> OptionDefinition? {
    allGroups().lazy.flatMap(\.options).first { $0.name.short == letter }
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

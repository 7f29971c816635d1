/// What the words behind a command say, by name, before types are given back to them.
struct CommandWords: Sendable {
  /// By long name: the texts given, in order; empty for a flag that is given.
  private(set) var options: [String: [String]] = [:]
  /// By name: the words the argument took.
  private(set) var arguments: [String: [String]] = [:]
  private(set) var choiceWords: [ChoiceWord] = []
  /// The words that are no options, each with its position.
  private var loose: [(text: String, position: Int)] = []

  /// Reads the words from `start` on.
  ///
  /// The options are read from left to right, then the loose words are dealt to the arguments.
  ///
  /// - Parameter reserved: the long names that no choice word can have.
  init(
    _ words: [String],
    from start: Int,
    _ syntax: Syntax,
    reserved: Set<String>
  ) throws(UsageError.Reason) {
    try read(words, from: start, syntax, reserved)
    do throws(UsageError.Reason) {
      try deal(syntax)
    } catch {
      throw misspelledOption(syntax) ?? error
    }
  }

  /// Reads the words from `start` on as far as they are understood: of a line that is being typed.
  init(begun words: [String], from start: Int, _ syntax: Syntax) {
    try? read(words, from: start, syntax, [])
    try? deal(syntax)
  }

  /// Reads the options, and keeps the loose words.
  private mutating func read(
    _ words: [String],
    from start: Int,
    _ syntax: Syntax,
    _ reserved: Set<String>
  ) throws(UsageError.Reason) {
    var index = start
    var optionsHaveEnded = false
    while index < words.endIndex {
      let position = index
      let text = words[index]
      index += 1
      switch optionsHaveEnded ? .argument : Word(text) {
      case .argument:
        loose.append((text, position))
      case .endOfOptions:
        optionsHaveEnded = true
      case .long(let name, let value):
        if let option = Spelling(long: name, value: value, syntax) {
          try take(option, words, next: &index, syntax)
        } else if syntax.choiceWords != nil, !name.isEmpty, !reserved.contains(name) {
          choiceWords.append(ChoiceWord(name: name, value: value, position: position))
        } else {
          throw .unknownOption(text, nearest: syntax.nearestOption(to: name))
        }
      case .short(let letter, let rest):
        guard let option = Spelling(short: letter, rest: rest, syntax) else {
          throw .unknownOption(text, nearest: syntax.nearestOption(to: "\(letter)\(rest)"))
        }
        try take(option, words, next: &index, syntax)
      }
    }
  }
}

extension CommandWords {
  private mutating func take(
    _ spelling: Spelling,
    _ words: [String],
    next index: inout Int,
    _ syntax: Syntax
  ) throws(UsageError.Reason) {
    let option = spelling.option
    let long = option.name.long
    guard let value = option.value else {
      if let text = spelling.tiedValue {
        throw .unexpectedValue(option: spelling.typed, value: text)
      }
      guard options.updateValue([], forKey: long) == nil else {
        throw .repeatedOption(option.name)
      }
      return
    }
    guard option.isRepeatable || options[long] == nil else { throw .repeatedOption(option.name) }
    let text: String
    if let tied = spelling.tiedValue {
      text = tied
    } else {
      let next = index < words.endIndex ? words[index] : nil
      if let reason = spelling.lack(of: value, before: next, syntax) { throw reason }
      text = next ?? ""
      index += 1
    }
    try value.check(text, name: spelling.typed)
    options[long, default: []].append(text)
  }

  /// Gives the loose words to the arguments, in order; a repeating argument takes the rest.
  private mutating func deal(_ syntax: Syntax) throws(UsageError.Reason) {
    var rest = loose[...]
    for argument in syntax.arguments {
      let taken = argument.isRepeating ? rest : rest.prefix(1)
      rest = rest.dropFirst(taken.count)
      guard !(argument.isRequired && taken.isEmpty) else { throw .missingArgument(argument.name) }
      for word in taken { try argument.value.check(word.text, name: argument.name) }
      arguments[argument.name] = taken.map(\.text)
    }
    if let extra = rest.first { throw .unexpectedArgument(extra.text) }
  }

  /// Where the arguments do not fit, the likelier mistake: `--fromat json` was read as a choice
  /// word and an argument, but is an option with a value, misspelled.
  private func misspelledOption(_ syntax: Syntax) -> UsageError.Reason? {
    let valued = syntax.options().filter { $0.value != nil }.map(\.name.long)
    let loosePositions = Set(loose.map(\.position))
    for word in choiceWords where word.value == nil && loosePositions.contains(word.position + 1) {
      guard let name = nearest(to: word.name, among: valued) else { continue }
      return .unknownOption(word.text, nearest: "--" + name)
    }
    return nil
  }
}

/// A declared option as it stands on the line, with the value that is tied to it, if any.
private struct Spelling {
  let option: OptionDefinition
  let typed: String
  let tiedValue: String?

  init?(long name: String, value: String?, _ syntax: Syntax) {
    guard let option = syntax.option(long: name) else { return nil }
    self.option = option
    typed = "--" + name
    tiedValue = value
  }

  /// The rest is the value, without an `=` in front; behind a flag there may be no rest.
  init?(short letter: Character, rest: String, _ syntax: Syntax) {
    guard let option = syntax.option(short: letter), rest.isEmpty || option.value != nil else {
      return nil
    }
    let scalars = rest.unicodeScalars
    self.option = option
    typed = "-\(letter)"
    tiedValue =
      rest.isEmpty ? nil : scalars.first == "=" ? String(scalars.dropFirst()) : rest
  }

  /// Why the next word cannot be the option's value; `nil` where it may be one.
  func lack(
    of value: ValueDefinition,
    before next: String?,
    _ syntax: Syntax
  ) -> UsageError.Reason? {
    guard let next else {
      return .missingValue(option: typed, placeholder: value.placeholder, next: nil)
    }
    // A number below zero looks like an option, and is meant for a value.
    if Word(next) == .argument || isNegative(next) && !value.accepts(next) { return nil }
    return value.accepts(next) && !syntax.declares(next)
      ? .looseValue(option: typed, next: next)
      : .missingValue(option: typed, placeholder: value.placeholder, next: next)
  }

  private func isNegative(_ word: String) -> Bool {
    word.dropFirst().first?.isNumber == true && word.first == "-"
  }
}

extension ValueDefinition {
  fileprivate func check(_ text: String, name: String) throws(UsageError.Reason) {
    guard !accepts(text) else { return }
    throw .invalidValue(
      text,
      name: name,
      expectation: expectation,
      nearest: nearest(to: text, among: possibleValues)
    )
  }
}

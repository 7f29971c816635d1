extension HelpList {
  init(_ arguments: [ArgumentDefinition]) {
    title = "Arguments"
    entries = arguments.map { argument in
      let term = argument.isRepeating ? argument.name + "…" : argument.name
      return Entry(term: term, text: argument.help + remarks(argument.value, []))
    }
  }

  init(_ group: OptionGroup) {
    title = group.title
    entries = group.options.map(Entry.init)
  }

  init(_ words: ChoiceWords) {
    title = words.title
    entries = [Entry(term: longOnly(words.placeholder) + "…", text: words.help)]
  }

  init(_ examples: [Example]) {
    title = "Examples"
    entries = examples.map { Entry(term: $0.line, text: $0.explanation) }
  }

  init(_ statuses: [ExitStatus]) {
    title = "Exit status"
    entries = statuses.map { Entry(term: "\($0.code)", text: $0.meaning) }
  }
}

extension HelpList.Entry {
  fileprivate init(_ option: OptionDefinition) {
    let name = option.name.description
    let spelling = option.name.short == nil ? longOnly(name) : name
    switch option.kind {
    case .flag:
      self.init(term: spelling, text: option.help)
    case .single(let value, let defaultText):
      let remark = defaultText.map { ["default: " + $0] } ?? []
      self.init(
        term: spelling + " " + value.placeholder,
        text: option.help + remarks(value, remark)
      )
    case .repeatable(let value):
      self.init(
        term: spelling + " " + value.placeholder,
        text: option.help + remarks(value, ["repeatable"])
      )
    }
  }
}

/// A long option under others that have a short name in front: `-o, --output`.
private func longOnly(_ name: String) -> String {
  "    " + name
}

/// What the definition knows and the prose need not repeat: ` [one of a, b; default: a]`.
private func remarks(_ value: ValueDefinition, _ others: [String]) -> String {
  let values = value.possibleValues
  let all = (values.isEmpty ? [] : ["one of " + values.joined(separator: ", ")]) + others
  return all.isEmpty ? "" : " [" + all.joined(separator: "; ") + "]"
}

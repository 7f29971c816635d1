extension ScenarioParser {
  /// Reads `use NAME`, perhaps `with` narrowed choices: takes over what that scenario declares and
  /// sets up, each scenario once.
  mutating func parseUse(_ word: SourceWord) throws(Diagnostic) {
    let name = try cursor.name("the name of a scenario")
    guard !isPastUses else {
      throw cursor.problem(
        .misplaced(
          where: "after the first choice, type, group or statement",
          allowed: "right after the line with the scenario's name"
        ),
        word.text,
        at: word.location
      )
    }
    if let other = uses.first(where: { $0.name == name.text }), let first = other.location {
      throw duplicate(.use, name, first)
    }
    guard name.text != header?.name.text, let scenario = library.scenario(name.text) else {
      throw cursor.problem(
        .unknownScenario,
        name.text,
        at: name.location,
        nearest: NearestName.nearest(
          to: name.text,
          among: library.names.filter { $0 != header?.name.text }
        )
      )
    }
    try adopt(scenario, usedBy: name)
    try parseNarrowings(of: scenario)
  }

  private mutating func adopt(_ scenario: Scenario, usedBy name: SourceWord) throws(Diagnostic) {
    for part in scenario.parts() {
      if let known = uses.firstIndex(where: { $0.name == part.name }) {
        if part.name == name.text { uses[known].location = name.location }
        for choice in part.choices {
          try narrow(choice.name, toWhat: choice.values, at: name)
        }
        continue
      }
      for choice in part.choices {
        let here = SourceWord(text: choice.name, location: name.location)
        if let first = places.choices[choice.name] { throw duplicate(.choice, here, first) }
        places.choices[choice.name] = .init(file: part.file, location: choice.location)
      }
      for type in part.types {
        let here = SourceWord(text: type.name, location: name.location)
        if let first = places.types[type.name] { throw duplicate(.type, here, first) }
        places.types[type.name] = .init(file: part.file, location: type.location)
      }
      choices += part.choices
      types += part.types
      groups += part.groups
      noteMembers(of: part)
      blocks[0].body += part.setUp
      for statement in part.setUp {
        guard let object = statement.kind.madeName else { continue }
        blocks[0].made[object] = .init(file: part.file, location: statement.location)
      }
      uses.append(
        .init(
          name: part.name,
          file: part.file,
          location: part.name == name.text ? name.location : nil,
          choiceCount: part.choices.count,
          typeCount: part.types.count,
          groupCount: part.groups.count,
          statementCount: part.setUp.count
        )
      )
    }
    try count(groupsWith: groups.map(\.title), for: name)
    sources.add(scenario.sources)
    names.made.formUnion(scenario.namesMade())
    names.calls.formUnion(scenario.namesCalled())
  }

  /// Notes what is in the groups of a used scenario. What is in one already stays there.
  private mutating func noteMembers(of part: Scenario.Part) {
    for member in part.groups.lazy.flatMap(\.members)
    where places.grouped[member.description] == nil {
      places.grouped[member.description] = .init(file: part.file, location: member.location)
    }
  }
}

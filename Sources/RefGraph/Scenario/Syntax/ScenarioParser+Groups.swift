extension ScenarioParser {
  /// Reads `group "TITLE" x, y`.
  ///
  /// A group is the same in every play of a scenario, so that pictures of several can be compared;
  /// hence it stands in no `if`.
  mutating func parseGroup(_ word: SourceWord) throws(Diagnostic) {
    let title = try writtenText("a title in quotes")
    let members = try usedPlaces()
    for member in members { try group(member) }
    groups.append(.init(title: title, members: members, location: word.location))
    try count(groupsWith: [title], for: word)
  }

  /// Notes that the place is in a group, and makes sure that it is in no other, nor within a name
  /// that is: where `page` stands in a group, nothing is left for `page-2`.
  private mutating func group(_ member: Place) throws(Diagnostic) {
    let text = member.description
    if let first = places.grouped[text] ?? places.grouped[numberless(member)] {
      throw cursor.problem(
        .groupedTwice(file: first.file, first.location),
        text,
        at: member.location
      )
    }
    places.grouped[text] = .init(file: cursor.source.file, location: member.location)
  }

  /// What a place would be of every object of the name, not of a numbered one only.
  private func numberless(_ member: Place) -> String {
    let name = NameNumbers.split(member.name)?.name ?? member.name
    return Place(name: name, fields: member.fields).description
  }

  /// Notes titles, and makes sure that the groups so far fit into one picture; of those that do not
  /// the first is enough to say.
  mutating func count(
    groupsWith titles: some Sequence<String>,
    for word: SourceWord
  ) throws(Diagnostic) {
    let wasFull = places.groupTitles.count > Scenario.Limit.groups
    places.groupTitles.formUnion(titles)
    guard !wasFull, places.groupTitles.count > Scenario.Limit.groups else { return }
    throw cursor.problem(.tooManyGroups, word.text, at: word.location)
  }

  /// Reads a text in quotes that a reader is to see, and which therefore says something.
  mutating func writtenText(_ description: String) throws(Diagnostic) -> String {
    cursor.skipSpace()
    let start = cursor
    let text = try cursor.string(description)
    guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else {
      throw cursor.problem(.emptyText, cursor.text(from: start), at: start.location)
    }
    return text
  }
}

extension Scenario {
  /// The scenario in the language, laid out in one way: the header, uses, remarks, choices, types,
  /// groups, then what is played.
  ///
  /// Reading the text again gives an equal scenario apart from the places. What came from used
  /// scenarios is named by its `use` lines only. Comments are not kept.
  ///
  /// - Complexity: O(the length of the text).
  public func text() -> String {
    var writer = NotationWriter()
    writer.write("scenario \(name) \(NotationText.quoted(title))")
    for use in uses where use.location != nil { writer.write(use.line) }
    if !remarks.isEmpty || !changes.isEmpty { writer.write("") }
    for remark in remarks {
      writer.write("\(remark.kind.rawValue) \(NotationText.quoted(remark.text))")
    }
    for change in changes { writer.write("change \(change.choice)") }
    let ownChoices = declaredChoices.dropFirst(uses.reduce(0) { $0 + $1.choiceCount })
    if !ownChoices.isEmpty { writer.write("") }
    for choice in ownChoices {
      writer.write("choice \(choice.name) = \(choice.values.joined(separator: " | "))")
    }
    for type in types.dropFirst(uses.reduce(0) { $0 + $1.typeCount }) {
      writer.write("")
      writer.write(type)
    }
    let ownGroups = groups.dropFirst(uses.reduce(0) { $0 + $1.groupCount })
    if !ownGroups.isEmpty { writer.write("") }
    for group in ownGroups { writer.write(group.line) }
    let ownStatements = statements.dropFirst(uses.reduce(0) { $0 + $1.statementCount })
    if !ownStatements.isEmpty { writer.write("") }
    writer.write(ownStatements)
    return writer.text
  }
}

extension Scenario.Use {
  fileprivate var line: String {
    guard !narrowings.isEmpty else { return "use \(name)" }
    return "use \(name) with \(narrowings.map(\.description).joined(separator: ", "))"
  }
}

extension Scenario.Group {
  fileprivate var line: String {
    "group \(NotationText.quoted(title)) \(NotationText.list(members))"
  }
}

extension GraphNotation {
  /// The graph in the notation, one statement a line, in order.
  ///
  /// Reading the text again gives an equal graph apart from the places.
  ///
  /// - Complexity: O(the length of the text).
  public func text() -> String {
    var writer = NotationWriter()
    writer.write(statements)
    return writer.text
  }
}

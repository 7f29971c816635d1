/// Where the choices, types and members of groups of a scenario, and of those that it uses, stand.
struct DeclarationPlaces {
  var choices: [String: Place] = [:]
  var types: [String: Place] = [:]
  /// By what the text says: `page`, `page.timer`.
  var grouped: [String: Place] = [:]
  /// Lines with one title are one group.
  var groupTitles: Set<String> = []

  struct Place {
    let file: String
    let location: SourceLocation
  }
}

/// Where the choices and types of a scenario, and of those that it uses, were declared.
struct DeclarationPlaces {
  var choices: [String: Place] = [:]
  var types: [String: Place] = [:]

  struct Place {
    let file: String
    let location: SourceLocation
  }
}

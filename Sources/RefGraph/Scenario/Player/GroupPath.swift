/// A field that a group names, and what it has led to.
struct GroupPath {
  /// The field, such as `page.timer`.
  let place: Statement.Place
  /// The objects of the name that were alive when it was last followed.
  var owners: [ObjectID] = []
  /// How many objects had been given the name by then.
  var ownerCount = 0
  /// What it led to at any moment.
  var targets: Set<ObjectID> = []

  /// The fields in the groups of a scenario, each once, in order.
  static func all(in scenario: Scenario) -> [GroupPath] {
    scenario.groups.flatMap(\.members).filter { !$0.fields.isEmpty }.map { GroupPath(place: $0) }
  }
}

/// A name or a field in a group, and the objects from which it is followed.
struct GroupMember {
  /// The place, such as `page` or `page.timer`.
  let place: Statement.Place
  /// The objects of the name that were alive when it was last followed.
  var bearers: [ObjectID] = []
  /// How many objects had been given the name by then.
  var bearerCount = 0

  /// The members of the groups of a scenario, in order.
  static func all(in scenario: Scenario) -> [GroupMember] {
    scenario.groups.flatMap(\.members).map { GroupMember(place: $0) }
  }
}

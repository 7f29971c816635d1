/// What stands together in pictures.
extension ScenarioPlayer {
  /// The groups of the scenario as they are now, without groups of nothing.
  ///
  /// - Complexity: linear in what is named and followed, which counts as shown.
  mutating func currentGroups() throws(Obstacle) -> [ObjectGroup] {
    var member = groupMembers.startIndex
    var titles: [String] = []
    var objects: [String: [ObjectID]] = [:]
    var grouped: Set<ObjectID> = []
    for group in scenario.groups {
      if objects[group.title] == nil { titles.append(group.title) }
      for _ in group.members {
        let meant = try follow(member)
        objects[group.title, default: []] += meant.filter { grouped.insert($0).inserted }
        member += 1
      }
    }
    return titles.compactMap { title in
      let members = objects[title, default: []].sorted()
      return members.isEmpty ? nil : ObjectGroup(title: title, objects: members)
    }
  }

  /// What a group means by a name or a field: from every object of the name that is alive, what the
  /// fields lead to.
  ///
  /// A field that holds nothing, or that an object never has, adds nothing: a group is no reason for
  /// a play to end.
  private mutating func follow(_ member: Int) throws(Obstacle) -> [ObjectID] {
    var reached = bearers(of: member)
    try show(reached.count)
    for field in groupMembers[member].place.fields {
      var next: Set<ObjectID> = []
      for object in reached {
        let targets = stage.model.targets(of: field, of: object)
        try show(targets.count)
        next.formUnion(targets)
      }
      reached = Array(next)
    }
    return reached
  }

  /// The living objects of a member's name; those that are gone never come back.
  private mutating func bearers(of member: Int) -> [ObjectID] {
    let name = groupMembers[member].place.name
    guard let all = bearers[name] else {
      return [object(named: name)].compactMap { $0 }.filter { !stage.model.isGone($0) }
    }
    groupMembers[member].bearers += all.dropFirst(groupMembers[member].bearerCount)
    groupMembers[member].bearers.removeAll(where: stage.model.isGone)
    groupMembers[member].bearerCount = all.count
    return groupMembers[member].bearers
  }

  /// The object that a numbered name means, or that the system has by the name.
  private func object(named name: String) -> ObjectID? {
    named(name) ?? FrameworkVerb.systemObject(named: name).flatMap(stage.existing)
  }
}

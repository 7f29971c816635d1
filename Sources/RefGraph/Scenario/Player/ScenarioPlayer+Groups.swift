/// What stands together in pictures.
extension ScenarioPlayer {
  /// Follows the fields that groups name from every object of the name that is alive.
  ///
  /// A field that holds nothing, or that an object never has, adds nothing: a group is no reason for
  /// a play to end.
  ///
  /// - Complexity: linear in what is followed, which counts as shown.
  mutating func followGroups() throws(Obstacle) {
    for index in groupPaths.indices {
      var reached = owners(of: index)
      try show(reached.count)
      for field in groupPaths[index].place.fields {
        var next: Set<ObjectID> = []
        for object in reached {
          let targets = stage.model.targets(of: field, of: object)
          try show(targets.count)
          next.formUnion(targets)
        }
        reached = Array(next)
      }
      groupPaths[index].targets.formUnion(reached)
    }
  }

  /// The living objects that a path starts from; those that are gone never come back.
  private mutating func owners(of index: Int) -> [ObjectID] {
    let name = groupPaths[index].place.name
    guard let all = bearers[name] else {
      return objects(named: name).filter { !stage.model.isGone($0) }
    }
    groupPaths[index].owners += all.dropFirst(groupPaths[index].ownerCount)
    groupPaths[index].owners.removeAll(where: stage.model.isGone)
    groupPaths[index].ownerCount = all.count
    return groupPaths[index].owners
  }

  /// The objects that were given the name, or the one that it is a numbered form of, or that the
  /// system has by it.
  private func objects(named name: String) -> [ObjectID] {
    if let all = bearers[name] { return all }
    let object = named(name) ?? FrameworkVerb.systemObject(named: name).flatMap(stage.existing)
    return object.map { [$0] } ?? []
  }

  /// The groups of the scenario with their objects, without groups of nothing.
  func objectGroups() -> [ObjectGroup] {
    var paths = groupPaths[...]
    var titles: [String] = []
    var objects: [String: [ObjectID]] = [:]
    var grouped: Set<ObjectID> = []
    for group in scenario.groups {
      if objects[group.title] == nil { titles.append(group.title) }
      for member in group.members {
        let meant =
          member.fields.isEmpty
          ? self.objects(named: member.name) : Array(paths.popFirst()?.targets ?? [])
        objects[group.title, default: []] += meant.filter { grouped.insert($0).inserted }
      }
    }
    return titles.compactMap { title in
      let members = objects[title, default: []].sorted()
      return members.isEmpty ? nil : ObjectGroup(title: title, objects: members)
    }
  }
}

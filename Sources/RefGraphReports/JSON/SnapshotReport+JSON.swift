internal import RefGraph

extension SnapshotReport {
  /// How many of the due objects that are alive get their path and holding references. Both cost as
  /// much as the snapshot at most, for each object.
  static let detailLimit = 100

  /// The report as a file of format `refgraph-report`, version 1, whose snapshot can be read back
  /// and analysed to the same verdicts, cycles, owners and leaks.
  public func json() -> String {
    var writer = JSONWriter()
    writer.object { writeMembers(to: &$0) }
    return writer.text()
  }

  /// Writes the members of the file's object: first what a reader asks for, the snapshot last.
  func writeMembers(to writer: inout JSONWriter) {
    let handles = handles()
    writer.member("format", "refgraph-report")
    writer.member("version", 1)
    if let play {
      writer.scenario(of: play.timeline)
      writer.member("moment", play.moment.name)
    }
    writer.array("verdicts") { writeVerdicts(to: &$0, handles) }
    writer.array("cycles") { writer in
      let balanced = listsBalancedCycles ? analysis.cycles.balanced : []
      for cycle in analysis.cycles.cycles + balanced {
        writer.object { $0.members(of: cycle, handles) }
      }
    }
    writer.objects("permanentOwners", analysis.owners.permanent, handles)
    writer.objects("temporaryOwners", analysis.owners.temporary, handles)
    writer.object("leaks") { $0.members(of: analysis.leaks, handles) }
    if let play {
      writer.array("events") { writer in
        for event in play.timeline.events(of: play.moment) {
          writer.object(.inline) { $0.members(of: event, handles) }
        }
      }
      if let change = play.change, let previous = play.previous {
        writer.object("changes") { writer in
          writer.member("since", previous)
          writer.members(of: change, handles)
        }
      }
    }
    writer.object("snapshot") { writer in
      SnapshotDocument(snapshot).writeMembers(to: &writer, calling: handles)
    }
  }

  /// What the objects are called, also those that only the moment before had.
  private func handles() -> ObjectHandles {
    var handles = ObjectHandles(of: snapshot)
    if let play, let previous = play.timeline.moment(before: play.moment) {
      handles.add(previous.snapshot)
    }
    return handles
  }

  private func writeVerdicts(to writer: inout JSONWriter, _ handles: ObjectHandles) {
    let groups = leakGroups()
    var detailCount = 0
    for verdict in analysis.verdicts {
      writer.object { writer in
        writer.members(of: verdict, handles)
        if let group = groups[verdict.object] { writer.member("leakGroup", group) }
        if verdict.kind == .released { writeRelease(of: verdict.object, to: &writer, handles) }
        guard verdict.kind == .abandoned || verdict.kind == .temporarilyHeld,
          detailCount < Self.detailLimit
        else { return }
        detailCount += 1
        if let path = analysis.retainPath(to: verdict.object) {
          writer.object("path") { $0.members(of: path, handles) }
        }
        let holding = analysis.holdingReferences(of: verdict.object)
        writer.array("holding") { $0.elements(of: holding, handles) }
      }
    }
  }

  /// By leaked object: the position of its group among those of the leaks.
  private func leakGroups() -> [ObjectID: Int] {
    var groups: [ObjectID: Int] = [:]
    for (position, group) in analysis.leaks.groups.enumerated() {
      for object in group.head { groups[object] = position }
      for object in group.behind { groups[object] = position }
    }
    return groups
  }
}

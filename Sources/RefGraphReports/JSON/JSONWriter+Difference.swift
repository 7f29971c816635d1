internal import RefGraph

extension JSONWriter {
  /// Writes the members of a difference.
  mutating func members(of difference: SnapshotDifference, _ handles: ObjectHandles) {
    objects("born", difference.born, handles)
    objects("gone", difference.gone, handles)
    objects("released", difference.released.map(\.id), handles)
    references("addedReferences", difference.addedReferences, handles)
    references("removedReferences", difference.removedReferences, handles)
    roots("begunRoots", difference.begunRoots, handles)
    roots("endedRoots", difference.endedRoots, handles)
    array("verdictChanges") { writer in
      for change in difference.verdictChanges {
        writer.object(.inline) { writer in
          writer.member("object", handles.handle(of: change.object))
          writer.verdict("before", change.before)
          writer.verdict("after", change.after)
        }
      }
    }
    objects("leaked", difference.leaked, handles)
    cycles("newCycles", difference.newCycles, handles)
    cycles("goneCycles", difference.goneCycles, handles)
    array("cycleChanges") { writer in
      for change in difference.cycleChanges {
        writer.object { writer in
          writer.objects("objects", change.objects, handles)
          writer.object("before", .inline) { $0.members(of: change.before.status) }
          writer.object("after", .inline) { $0.members(of: change.after.status) }
          writer.references("loop", change.after.loop, handles)
        }
      }
    }
  }

  /// Writes the word of a verdict, and null where the object was not due.
  private mutating func verdict(_ key: String, _ verdict: Verdict?) {
    if let verdict { member(key, verdict.kind.rawValue) } else { null(key) }
  }

  private mutating func cycles(_ key: String, _ cycles: [RetainCycle], _ handles: ObjectHandles) {
    array(key) { writer in
      for cycle in cycles { writer.object { $0.members(of: cycle, handles) } }
    }
  }
}

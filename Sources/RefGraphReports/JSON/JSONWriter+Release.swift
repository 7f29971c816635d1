internal import RefGraph

extension SnapshotReport {
  /// Writes why an object was released, where the play tells.
  func writeRelease(of id: ObjectID, to writer: inout JSONWriter, _ handles: ObjectHandles) {
    guard let release = play?.timeline.release(of: id) else { return }
    writer.object("release") { writer in
      writer.member("moment", release.moment.name)
      writer.array("dropped") { writer in
        for dropped in release.dropped {
          writer.object(.inline) { $0.members(of: dropped, handles) }
        }
      }
      writer.objects("notHeldBy", release.others, handles)
    }
  }
}

extension JSONWriter {
  fileprivate mutating func members(of dropped: Release.Dropped, _ handles: ObjectHandles) {
    switch dropped.reference.holder {
    case .field(let owner, let label):
      member("from", handles.handle(of: owner))
      member("label", label)
    case .local(let frame, let label):
      member("frame", frame)
      member("label", label)
    case .root(let label):
      if let label { member("root", label) } else { null("root") }
    }
    switch dropped.cause {
    case .line:
      member("cause", "line")
      if let line = dropped.reference.line { member("line", line) }
    case .release: member("cause", "release")
    case .end: member("cause", "end")
    }
  }
}

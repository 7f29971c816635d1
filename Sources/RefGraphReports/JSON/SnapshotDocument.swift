public import RefGraph

/// A snapshot as a file of format `refgraph-snapshot`, version 1.
///
/// Reading the file gives an equal snapshot, and writing that gives the same bytes. Objects are
/// called by their names as far as those are unique; the liveness is `captured`, because ARC has
/// had its say already.
public struct SnapshotDocument: Sendable {
  /// What the file says.
  public let snapshot: Snapshot

  /// A file that says what `snapshot` holds.
  public init(_ snapshot: Snapshot) {
    self.snapshot = snapshot
  }

  /// The text of the file. Linear.
  public func json() -> String {
    var writer = JSONWriter()
    let handles = ObjectHandles(of: snapshot)
    writer.object { writer in writeMembers(to: &writer, calling: handles) }
    return writer.text()
  }

  /// Writes the members of the file's object.
  func writeMembers(to writer: inout JSONWriter, calling handles: ObjectHandles) {
    writer.member("format", "refgraph-snapshot")
    writer.member("version", 1)
    if let title = snapshot.caption.title { writer.member("title", title) }
    if let source = snapshot.caption.source { writer.member("source", source) }
    if let moment = snapshot.caption.moment { writer.member("moment", moment) }
    writer.member("liveness", "captured")
    writer.array("objects") { writer in
      for (offset, object) in snapshot.objects.enumerated() {
        writer.object(.inline) { writer in
          writer.identify(
            object.id,
            handles,
            type: object.type,
            name: object.name,
            kind: object.kind,
            number: offset + 1
          )
          if object.size > 0 { writer.member("size", object.size) }
        }
      }
    }
    writer.array("released") { writer in
      for (offset, object) in snapshot.released.enumerated() {
        writer.object(.inline) { writer in
          writer.identify(
            object.id,
            handles,
            type: object.type,
            name: object.name,
            kind: object.kind,
            number: snapshot.objectCount + offset + 1
          )
        }
      }
    }
    writer.roots("roots", snapshot.roots, handles)
    writer.array("references") { writer in
      for object in snapshot.objects {
        for reference in object.references {
          writer.object(.inline) { $0.members(of: reference, handles) }
        }
      }
    }
    writer.objects("expectReleased", snapshot.due, handles)
  }
}

extension JSONWriter {
  /// Writes what identifies an object. What a reader takes for granted is left out: the name where
  /// it is the id, the identity where it is the object's number in the file.
  fileprivate mutating func identify(
    _ id: ObjectID,
    _ handles: ObjectHandles,
    type: String,
    name: String?,
    kind: ObjectKind,
    number: Int
  ) {
    let handle = handles.handle(of: id)
    member("id", handle)
    member("type", type)
    if let name {
      if name != handle { member("name", name) }
    } else {
      null("name")
    }
    if kind != .instance { member("kind", kind.word) }
    if id.rawValue != UInt64(number) { member("identity", id.rawValue) }
  }
}

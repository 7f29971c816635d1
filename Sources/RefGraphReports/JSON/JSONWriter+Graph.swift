internal import RefGraph

extension JSONWriter {
  /// Writes the members of a root.
  mutating func members(of root: Snapshot.Root, _ handles: ObjectHandles) {
    member("object", handles.handle(of: root.object))
    member("kind", root.lifetime.word)
    if let label = root.label { member("label", label) }
  }

  /// Writes the members of a reference.
  mutating func members(of reference: Snapshot.Reference, _ handles: ObjectHandles) {
    member("from", handles.handle(of: reference.source.id))
    member("to", handles.handle(of: reference.target.id))
    member("label", reference.label)
    member("strength", reference.strength.word)
    if let fact = reference.fact { member("fact", fact.name) }
  }

  /// Writes a member whose value is an array of references.
  mutating func references(
    _ key: String,
    _ references: [Snapshot.Reference],
    _ handles: ObjectHandles
  ) {
    array(key) { writer in
      for reference in references {
        writer.object(.inline) { $0.members(of: reference, handles) }
      }
    }
  }

  /// Writes a member whose value is an array of roots.
  mutating func roots(_ key: String, _ roots: [Snapshot.Root], _ handles: ObjectHandles) {
    array(key) { writer in
      for root in roots { writer.object(.inline) { $0.members(of: root, handles) } }
    }
  }

  /// Writes a member whose value is an array of the ids of objects, a few of them on one line.
  mutating func objects(_ key: String, _ objects: [ObjectID], _ handles: ObjectHandles) {
    array(key, objects.count > 6 ? .lines : .inline) { writer in
      for object in objects { writer.element(handles.handle(of: object)) }
    }
  }
}

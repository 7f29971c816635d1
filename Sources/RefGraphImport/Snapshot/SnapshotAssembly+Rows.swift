import RefGraph

extension SnapshotAssembly {
  mutating func addObject(_ row: ObjectRow) throws(SnapshotFileError) {
    let id = try enter(row)
    let kind =
      try valueIfWritten(of: row.kind, in: .objectKind, ObjectKind.init(word:)) ?? .instance
    do throws(SnapshotError) {
      try builder.addObject(id, type: row.type, name: row.givenName, kind: kind, size: row.size)
    } catch {
      throw refusal(error, at: row.id.offset)
    }
  }

  mutating func addReleased(_ row: ObjectRow) throws(SnapshotFileError) {
    let id = try enter(row)
    let kind =
      try valueIfWritten(of: row.kind, in: .objectKind, ObjectKind.init(word:)) ?? .instance
    do throws(SnapshotError) {
      try builder.addReleased(.init(id: id, name: row.givenName, type: row.type, kind: kind))
    } catch {
      throw refusal(error, at: row.id.offset)
    }
  }

  mutating func addRoot(_ row: RootRow) throws(SnapshotFileError) {
    let object = try livingObject(row.object)
    let lifetime = try value(of: row.kind, in: .rootKind) { word in
      RootLifetime.allCases.first { $0.word == word }
    }
    do throws(SnapshotError) {
      try builder.addRoot(object, lifetime: lifetime, label: row.label)
    } catch {
      throw refusal(error, at: row.object.offset)
    }
  }

  mutating func addReference(_ row: ReferenceRow) throws(SnapshotFileError) {
    let source = try livingObject(row.source)
    let target = try livingObject(row.target)
    let strength =
      try valueIfWritten(of: row.strength, in: .strength, Strength.init(word:)) ?? .strong
    let fact = try valueIfWritten(of: row.fact, in: .fact, FrameworkFact.named)
    do throws(SnapshotError) {
      try builder.addReference(
        from: source,
        to: target,
        label: row.label,
        strength: strength,
        fact: fact
      )
    } catch {
      throw refusal(error, at: row.source.offset)
    }
  }

  mutating func markDue(_ mention: Mention) throws(SnapshotFileError) {
    let object = try object(mention)
    do throws(SnapshotError) {
      try builder.markDue(object)
    } catch {
      throw refusal(error, at: mention.offset)
    }
    let place = JSONPlace(of: mention.offset, in: bytes, from: duePlaces.last?.place)
    duePlaces.append((object, place))
  }

  /// Gives an object of the file its number and its identity.
  private mutating func enter(_ row: ObjectRow) throws(SnapshotFileError) -> ObjectID {
    if let first = ids.insert(at: row.id.offset) {
      let place = JSONPlace(of: ids.offset(of: first), in: bytes)
      throw error(.duplicateID(row.id.text, first: place), at: row.id.offset)
    }
    let id = ObjectID(row.identity ?? UInt64(ids.count))
    identities.append(id)
    return id
  }

  /// The object that a mention means, there or released.
  private func object(_ mention: Mention) throws(SnapshotFileError) -> ObjectID {
    if let number = mention.number { return identities[number] }
    let text = text(at: mention.offset)
    let nearest = NearestName.nearest(to: text, among: (0..<ids.count).lazy.map(ids.text(of:)))
    throw error(.unknownObject(text, nearest: nearest), at: mention.offset)
  }

  /// The object that a mention means, which must be there.
  private func livingObject(_ mention: Mention) throws(SnapshotFileError) -> ObjectID {
    let object = try object(mention)
    if let number = mention.number, number >= objectCount {
      throw error(.releasedObject(ids.text(of: number)), at: mention.offset)
    }
    return object
  }
}

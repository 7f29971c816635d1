extension Snapshot {
  /// A view of one object. It holds the snapshot and costs nothing to make.
  public struct Object: Sendable {
    let storage: Storage
    /// The dense index, which dies with the snapshot.
    let index: Int

    /// The identity, which the object keeps from moment to moment.
    public var id: ObjectID { ObjectID(storage.ids[index]) }

    /// The name by which people know the object, where it has one.
    public var name: String? {
      let text = storage.names[index]
      return text == Storage.noText ? nil : storage.texts[text]
    }

    /// The type, as the source says it.
    public var type: String { storage.texts[storage.types[index]] }

    /// What sort of thing it is.
    public var kind: ObjectKind { ObjectKind(rawValue: storage.kinds[index]) ?? .instance }

    /// The object's own bytes; 0 where they are not known.
    public var size: UInt64 { storage.sizes[index] }

    /// The references that the object holds, in order.
    public var references: References {
      References(
        storage: storage,
        range: Int(storage.rows[index])..<Int(storage.rows[index + 1]),
        source: index
      )
    }

    /// The name, or the type and the identity where there is none or it is blank: never empty, and
    /// unique in the snapshot if its names are.
    public var handle: String { Snapshot.handle(name: name, type: type, id: id) }
  }

  /// All objects, in order.
  public var objects: Objects { Objects(storage: storage) }

  /// A collection of the objects of a snapshot.
  public struct Objects: RandomAccessCollection, Sendable {
    let storage: Storage
    /// Zero: positions are those of the snapshot, and mean nothing in another.
    public var startIndex: Int { 0 }
    /// The number of objects.
    public var endIndex: Int { storage.ids.count }
    /// The object at a position. Constant time.
    public subscript(position: Int) -> Object { Object(storage: storage, index: position) }
  }

  /// The object of this identity, or `nil` where the snapshot does not hold it. Constant time.
  public func object(_ id: ObjectID) -> Object? {
    index(of: id).map { Object(storage: storage, index: $0) }
  }

  /// The first object of this name, or `nil`. Linear in the number of objects.
  public func object(named name: String) -> Object? {
    guard let text = storage.texts.index(of: name) else { return nil }
    return storage.names.firstIndex(of: text).map { Object(storage: storage, index: $0) }
  }

  /// The name, or the type and the identity where there is none, or none that a reader would see.
  static func handle(name: String?, type: String, id: ObjectID) -> String {
    if let name, !isBlank(name) { return name }
    return "\(type)#\(id)"
  }

  /// Whether a name is empty or white space only: in a sentence it would read as nothing.
  static func isBlank(_ name: String) -> Bool { name.allSatisfy(\.isWhitespace) }

  /// The dense index of an identity.
  func index(of id: ObjectID) -> Int? {
    storage.indices.index(of: id.rawValue, in: storage.ids)
  }

  /// The identity at a dense index.
  func id(at index: Int) -> ObjectID { ObjectID(storage.ids[index]) }
}

extension Snapshot {
  /// Collects objects, references and roots, and packs them once.
  ///
  /// Objects are added before the references, roots and expectations that name them, so that each
  /// mistake is found where it enters. Linear in what is added; while a million objects with three
  /// million references are built, a process holds less than 150 MB (see `Benchmarks/`).
  public struct Builder: Sendable {
    /// What a person will read above the snapshot.
    public var caption = Caption()

    var objects = Objects()
    var references = References()
    var texts = StringPool()
    private var roots: [Root] = []
    private var knownRoots: Set<Root> = []
    private var due: [ObjectID] = []
    private var knownDue: Set<ObjectID> = []
    private var released: [ReleasedObject] = []
    private var knownReleased: Set<ObjectID> = []

    /// Begins with nothing.
    public init() {}

    /// Makes room at once where the numbers are known.
    public mutating func reserve(objects count: Int, references referenceCount: Int) {
      objects.reserve(count)
      references.reserve(referenceCount)
    }

    /// Adds an object.
    ///
    /// - Parameters:
    ///   - id: its identity, which no other object of the run has.
    ///   - type: the type, as the source says it.
    ///   - name: what people call the object, where it has a name.
    ///   - kind: what sort of thing it is.
    ///   - size: its own bytes; 0 where they are not known.
    /// - Throws: `duplicateObject`, `tooMany`.
    public mutating func addObject(
      _ id: ObjectID,
      type: String,
      name: String? = nil,
      kind: ObjectKind = .instance,
      size: UInt64 = 0
    ) throws(SnapshotError) {
      _ = try addObject(id, typeNumber: try intern(type), name: name, kind: kind, size: size)
    }

    /// Adds a reference between two objects that are there.
    ///
    /// - Parameters:
    ///   - source: the object that holds the reference.
    ///   - target: the object that it leads to.
    ///   - label: the field, capture or element; empty where it is not known.
    ///   - strength: how it bears on the lifetime of its target.
    ///   - fact: the framework fact that made it; `nil` where the app's own code did.
    /// - Throws: `unknownSource`, `unknownTarget`, `tooMany`.
    public mutating func addReference(
      from source: ObjectID,
      to target: ObjectID,
      label: String,
      strength: Strength,
      fact: FrameworkFact? = nil
    ) throws(SnapshotError) {
      guard let from = objects.index(of: source) else {
        throw .unknownSource(source, label: label, target: target)
      }
      guard let to = objects.index(of: target) else {
        throw .unknownTarget(target, label: label, source: source)
      }
      guard references.count < Int(UInt32.max) - 1 else { throw .tooMany("references") }
      references.append(
        from: UInt32(from),
        to: UInt32(to),
        label: try intern(label),
        strength: strength,
        fact: fact?.number ?? 0
      )
    }

    /// The number of a text in the snapshot to be, for `addObject` and `addReference` by number.
    ///
    /// - Throws: `tooMany`.
    package mutating func number(of text: String) throws(SnapshotError) -> UInt32 {
      try intern(text)
    }

    /// The number of a text that is made of the text `outer`, an element's number in brackets, and
    /// `end`, each where there is one.
    ///
    /// - Throws: `tooMany`.
    package mutating func number(
      ofText outer: UInt32?,
      element: UInt32?,
      end: String
    ) throws(SnapshotError) -> UInt32 {
      guard let index = texts.intern(outer, element: element, end) else { throw .tooMany("texts") }
      return index
    }

    /// Adds an object as the other `addObject` does, for callers with millions.
    ///
    /// - Parameter type: the number of the type's text.
    /// - Returns: the object's own number, which counts from 0.
    /// - Throws: `duplicateObject`, `tooMany`.
    package mutating func addObject(
      _ id: ObjectID,
      typeNumber type: UInt32,
      name: String?,
      kind: ObjectKind,
      size: UInt64
    ) throws(SnapshotError) -> UInt32 {
      guard objects.ids.count < Int(UInt32.max) - 1 else { throw .tooMany("objects") }
      let name = if let name { try intern(name) } else { Storage.noText }
      guard !knownReleased.contains(id),
        objects.append(id: id, type: type, name: name, kind: kind, size: size)
      else { throw .duplicateObject(id) }
      return UInt32(objects.ids.count - 1)
    }

    /// Adds a reference between two objects by their numbers.
    ///
    /// - Throws: `tooMany`.
    package mutating func addReference(
      fromNumber source: UInt32,
      toNumber target: UInt32,
      labelNumber label: UInt32,
      strength: Strength
    ) throws(SnapshotError) {
      precondition(max(source, target) < objects.ids.count, "no object \(max(source, target))")
      guard references.count < Int(UInt32.max) - 1 else { throw .tooMany("references") }
      references.append(from: source, to: target, label: label, strength: strength, fact: 0)
    }

    /// Says that `object` is alive from outside.
    ///
    /// - Parameters:
    ///   - object: the object that is kept.
    ///   - lifetime: for how long it is.
    ///   - label: what keeps it, where that is known.
    /// - Throws: `unknownRoot`, `duplicateRoot`.
    public mutating func addRoot(
      _ object: ObjectID,
      lifetime: RootLifetime,
      label: String? = nil
    ) throws(SnapshotError) {
      guard objects.index(of: object) != nil else { throw .unknownRoot(object) }
      let root = Root(object: object, lifetime: lifetime, label: label)
      guard knownRoots.insert(root).inserted else { throw .duplicateRoot(object, lifetime) }
      roots.append(root)
    }

    /// Says that an object which was there is gone.
    ///
    /// - Throws: `duplicateObject`.
    public mutating func addReleased(_ object: ReleasedObject) throws(SnapshotError) {
      guard objects.index(of: object.id) == nil, knownReleased.insert(object.id).inserted else {
        throw .duplicateObject(object.id)
      }
      released.append(object)
    }

    /// Says that `object`, alive or released, is expected to be gone.
    ///
    /// - Throws: `unknownDue`, `duplicateDue`.
    public mutating func markDue(_ object: ObjectID) throws(SnapshotError) {
      guard objects.index(of: object) != nil || knownReleased.contains(object) else {
        throw .unknownDue(object)
      }
      guard knownDue.insert(object).inserted else { throw .duplicateDue(object) }
      due.append(object)
    }

    /// Packs what was added: in place, if nobody else holds a copy of the builder. Where memory
    /// counts, `(consume builder).build()` makes sure that the caller does not.
    public consuming func build() -> Snapshot {
      let rows = references.pack(objectCount: objects.ids.count)
      let storage = Storage(objects: objects, references: rows, texts: texts)
      return Snapshot(
        caption: caption,
        roots: roots,
        due: due,
        released: released,
        storage: storage
      )
    }

    private mutating func intern(_ text: String) throws(SnapshotError) -> UInt32 {
      guard let index = texts.intern(text) else { throw .tooMany("texts") }
      return index
    }
  }
}

/// The objects and references of one moment: what there was, who referred to whom and how, and what
/// kept it alive from outside.
///
/// Every input of the package ends in a snapshot and every analysis starts from one. A snapshot
/// never changes. It is packed: objects and references lie in flat arrays by a dense index, rows of
/// references are compressed, and texts are stored once, so that the same type serves ten objects
/// in a lesson and ten million in a capture. ``Object`` and ``Reference`` are views into it.
///
/// ```swift
/// var builder = Snapshot.Builder()
/// let app = ObjectID(1), page = ObjectID(2)
/// try builder.addObject(app, type: "UIApplication", name: "app")
/// try builder.addObject(page, type: "Page", name: "page")
/// try builder.addReference(from: app, to: page, label: "window", strength: .strong)
/// try builder.addRoot(app, lifetime: .permanent)
/// let snapshot = builder.build()
/// snapshot.object(named: "page")?.type  // "Page"
/// ```
///
/// Order: objects stand in the order in which they were added; the references of an object, in the
/// order in which they were added to it; roots, due and released objects likewise.
///
/// What it does not do: it keeps no reverse rows (``IncomingReferences`` makes them on demand), it
/// cannot be edited, and a dense index of one snapshot means nothing in another.
public struct Snapshot: Sendable {
  /// What a person reads above the snapshot.
  public let caption: Caption
  /// What keeps objects alive from outside, in the order of their adding.
  public let roots: [Root]
  /// The objects that are expected to be gone, alive or not, in the order of their adding.
  public let due: [ObjectID]
  /// Objects that were there before and are gone, in the order of their going where it is known.
  public let released: [ReleasedObject]
  let storage: Storage

  /// Title, moment and source of a snapshot.
  public struct Caption: Equatable, Sendable {
    /// What the snapshot shows, in a sentence.
    public var title: String?
    /// The moment at which it was taken.
    public var moment: String?
    /// Where it comes from: a file, a scenario, a public address.
    public var source: String?

    /// A caption of what is known; the rest stays out of reports.
    public init(title: String? = nil, moment: String? = nil, source: String? = nil) {
      self.title = title
      self.moment = moment
      self.source = source
    }
  }

  /// One thing outside the graph that keeps one object alive.
  public struct Root: Hashable, Sendable {
    /// The object that is kept alive.
    public let object: ObjectID
    /// How long it is.
    public let lifetime: RootLifetime
    /// What it is, where that is known: `global`, `stack`, `transition`.
    public let label: String?
  }

  /// An object that is gone.
  public struct ReleasedObject: Hashable, Sendable {
    /// The identity that it had, which no other object gets.
    public let id: ObjectID
    /// The name by which people knew it, where it had one.
    public let name: String?
    /// The type, as the source says it.
    public let type: String
    /// What sort of thing it was.
    public let kind: ObjectKind

    /// What is still known of an object that is gone.
    public init(id: ObjectID, name: String?, type: String, kind: ObjectKind = .instance) {
      self.id = id
      self.name = name
      self.type = type
      self.kind = kind
    }

    /// The handle that the object had while it was there.
    public var handle: String { Snapshot.handle(name: name, type: type, id: id) }
  }

  /// The packed arrays. One shared, immutable place, so that a view costs one pointer: it has the
  /// identity of the snapshot that made it, and nothing else may hold it.
  final class Storage: Sendable {
    let ids: [UInt64]
    /// Text indices of names; `noText` where an object has none.
    let names: [UInt32]
    let types: [UInt32]
    let kinds: [UInt8]
    let sizes: [UInt64]
    let indices: ObjectIndexTable
    /// Where the row of each object begins in `targets`, and, last, the number of references.
    let rows: [UInt32]
    let targets: [UInt32]
    let labels: [UInt32]
    /// Strengths by raw value.
    let strengths: [UInt8]
    /// Numbers of the framework facts behind references, 0 for none; empty where there are none.
    let facts: [FrameworkFact.Number]
    let texts: StringPool

    static let noText = UInt32.max

    init(
      objects: Builder.Objects,
      references: Builder.Rows,
      texts: StringPool
    ) {
      ids = objects.ids
      names = objects.names
      types = objects.types
      kinds = objects.kinds
      sizes = objects.sizes
      indices = objects.indices
      rows = references.rows
      targets = references.targets
      labels = references.labels
      strengths = references.strengths
      facts = references.facts
      self.texts = texts
    }
  }

  /// How many objects there are.
  public var objectCount: Int { storage.ids.count }

  /// How many references of every strength there are.
  public var referenceCount: Int { storage.targets.count }
}

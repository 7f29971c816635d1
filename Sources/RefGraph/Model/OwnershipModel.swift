/// Objects, references and counts, as automatic reference counting keeps them.
///
/// The model does what Swift does, step by step: at zero strong references weak ones read `nil`,
/// `deinit` bodies run from the most derived class to the base, then fields are let go, the
/// superclass's first, each class's in declaration order, elements by index, depth first.
///
/// It decides and does not act. A cascade of releases lies on a stack that can be seen, and
/// ``advance(above:)`` works on it until it is empty or a `deinit` body is to run. Whoever drives
/// the model runs the body, which may use the model in turn, and then calls it again:
///
/// ```swift
/// while let body = model.advance() {
///   run(body)
/// }
/// ```
///
/// A stack of a million pending releases is fine here. Real code recurses and would overflow its
/// own; ``deepestCascade`` tells.
///
/// What ``make(_:name:kind:)`` and ``retain(_:)`` give, ``release(_:)`` takes back.
///
/// What it does not do: it knows no types of fields. Where a class has exactly one strong stored
/// property of its own optional type (`var next: Node?` in `class Node`), Swift lets that one go
/// after the class's others, and walks a chain of such objects in a loop, each one gone before the
/// next. The model takes every field in its turn, and counts such a chain as deep.
public struct OwnershipModel: Sendable {
  /// All objects ever made, by identity minus one.
  var objects: [Object] = []
  /// What keeps objects alive from outside, in the order of its beginning.
  var roots = RootList()
  /// Objects whose deinitialisation has begun, frames apart, in that order.
  var deinitialised: [ObjectID] = []
  /// What the releases under way still have to do, the next on top.
  var pending: [Work] = []
  /// Fields that hold their new value and are still letting go of the old one.
  var openAccesses: [Access: Int] = [:]
  /// How many objects are being released, each inside the release of the one before.
  var cascadeDepth = 0
  var definitions: [String: Definition] = [:]
  var strands = StrandNumbering()
  /// Whether ``drops`` are kept: whoever asks later why objects were released wants them.
  var keepsDrops = false
  /// The strong references that were let go of so far, in order.
  var drops: [Drop] = []

  /// What has happened so far, in order.
  public private(set) var events: [Event] = []

  /// The most objects so far whose release was under way at once, each inside that of the one
  /// before: as deep would real code nest its calls.
  public internal(set) var deepestCascade = 0

  /// A model without objects, in which every type is unknown.
  public init() {}

  /// Defines a type. Objects made before keep what they have.
  ///
  /// - Precondition: the superclass, where it is one of the model's, was defined before.
  public mutating func define(_ type: ObjectType) {
    let base = type.superclass.map(definition(of:))
    definitions[type.name] = Definition(
      levels: (base?.levels ?? []) + [.init(type: type.name, hasDeinitBody: type.hasDeinitBody)],
      fields: (base?.fields ?? []) + type.fields
    )
  }

  /// A type with what it inherits, the base first.
  struct Definition: Sendable {
    var levels: [Level]
    var fields: [ObjectType.Field]

    struct Level: Sendable {
      let type: String
      let hasDeinitBody: Bool
    }
  }

  func definition(of type: String) -> Definition {
    definitions[type]
      ?? Definition(levels: [.init(type: type, hasDeinitBody: false)], fields: [])
  }

  /// Adds a line to the log.
  public mutating func record(_ kind: Event.Kind, of object: ObjectID? = nil) {
    events.append(
      Event(kind: kind, object: object.map(subject(of:)), strand: strands.current)
    )
  }

  /// From here on the order of events is not guaranteed, until ``endUnordered()``: only those
  /// between two ``beginStrand()`` keep theirs.
  public mutating func beginUnordered() { strands.begin() }

  /// What follows may come before what came until here in the innermost unordered part.
  ///
  /// - Precondition: one is open.
  public mutating func beginStrand() { strands.beginStrand() }

  /// Ends what ``beginUnordered()`` began.
  ///
  /// - Precondition: an unordered part is open.
  public mutating func endUnordered() { strands.end() }

  private func subject(of object: ObjectID) -> Event.Subject {
    let made = self[object]
    return Event.Subject(
      id: object,
      handle: made.name ?? "\(made.type)#\(object)",
      type: made.type,
      kind: made.kind
    )
  }
}

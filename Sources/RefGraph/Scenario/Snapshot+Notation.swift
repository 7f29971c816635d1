extension Snapshot {
  /// The graph of the notation as a capture shows one: every object exists, held or not.
  ///
  /// An object without a line of its own is an `Object`. References stand as the lines leave them:
  /// a second `a.f -> b` replaces the first, and `a.f[] -> b` appends. Objects come in the order in
  /// which the text names them.
  ///
  /// ```swift
  /// let notation = try GraphNotation(parsing: "root app: App\napp.page -> page", file: "drawn")
  /// let snapshot = try Snapshot(notation: notation)
  /// snapshot.object(named: "page")?.type  // "Object"
  /// ```
  ///
  /// - Throws: `NotationError` for a place that leads nowhere.
  /// - Complexity: linear in the lines and, for each reference, in the fields of its object.
  public init(notation: GraphNotation) throws(NotationError) {
    var drawing = NotationDrawing(notation)
    self = try drawing.snapshot()
  }
}

/// A place of a graph that leads to no object: a field on its way has been given none by then.
public struct NotationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The place as the text has it, as far as it leads nowhere.
  public let place: String
  /// Where the place begins.
  public let location: SourceLocation

  /// What is wrong, where, and what to do.
  public var description: String {
    "\(location): error: `\(place)` leads to no object by here: "
      + "give it one on a line before, or name the object itself"
  }
}

/// Makes the objects of a graph and then carries out its lines.
///
/// The model does the work. Nothing is released, since whoever makes an object never lets go of it.
private struct NotationDrawing {
  private let statements: [Statement]
  private var model = OwnershipModel()
  private var objects: [String: ObjectID] = [:]

  init(_ notation: GraphNotation) {
    statements = notation.statements
    let types = Self.declaredTypes(in: statements)
    for name in statements.flatMap(\.kind.names) where objects[name] == nil {
      objects[name] = model.make(types[name] ?? "Object", name: name)
    }
  }

  mutating func snapshot() throws(NotationError) -> Snapshot {
    var due = DueObjects()
    for statement in statements {
      switch statement.kind {
      case .root(let name, _, let lifetime):
        model.addRoot(try object(at: .init(name: name)), lifetime: lifetime, label: nil)
      case .refer(let reference): try draw(reference)
      case .due(let places):
        for place in places { due.insert(try object(at: place)) }
      default: continue
      }
    }
    return model.snapshot(due: due.objects(), caption: .init())
  }

  private mutating func draw(_ reference: Statement.Reference) throws(NotationError) {
    let place = reference.field
    let owner = try object(
      at: .init(name: place.name, fields: place.fields.dropLast(), location: place.location)
    )
    let target = try object(at: reference.target)
    guard case .fixed(let strength) = reference.strength else { return }
    if reference.appends {
      model.append(target, to: place.field, of: owner, strength: strength)
    } else {
      model.assign(place.field, of: owner, to: target, strength: strength)
      // Lets go of what the field held, which no type here has a `deinit` body to interrupt.
      _ = model.advance()
    }
  }

  private func object(at place: Statement.Place) throws(NotationError) -> ObjectID {
    var path = place.name
    var found = objects[place.name]
    for field in place.fields {
      path += ".\(field)"
      guard let owner = found, case .object(let next) = model.read(field, of: owner) else {
        found = nil
        break
      }
      found = next
    }
    guard let found else { throw NotationError(place: path, location: place.location) }
    return found
  }

  private static func declaredTypes(in statements: [Statement]) -> [String: String] {
    var types: [String: String] = [:]
    for statement in statements {
      switch statement.kind {
      case .make(let name, let type), .root(let name, let type, _): types[name] = type
      default: continue
      }
    }
    return types
  }
}

extension Statement.Kind {
  /// The objects that a line of a graph names, in its order.
  fileprivate var names: [String] {
    switch self {
    case .make(let name, _), .root(let name, _, _): [name]
    case .refer(let reference): [reference.field.name, reference.target.name]
    case .due(let places): places.map(\.name)
    default: []
    }
  }
}

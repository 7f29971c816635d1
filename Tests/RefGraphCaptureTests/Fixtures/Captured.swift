import RefGraph
import RefGraphCapture

/// What a capture says of objects, in the notation: `items[0] -> leaf`.
struct Captured {
  let capture: LiveCapture

  init(_ objects: [String: AnyObject], frozen: Bool = false) throws {
    var options = LiveCapture.Options()
    options.isFrozen = frozen
    capture = try LiveCapture.capture(objects, options: options)
  }

  /// The references of the object of this name, in the order of its fields.
  func references(of name: String) -> [String] {
    guard let object = capture.snapshot.object(named: name) else { return ["no \(name)"] }
    return Self.lines(object)
  }

  /// The references of what the reference with this label leads to.
  func references(of name: String, through label: String) -> [String] {
    guard let object = target(of: name, label) else { return ["no \(name).\(label)"] }
    return Self.lines(object)
  }

  /// What the reference with this label leads to.
  func target(of name: String, _ label: String) -> Snapshot.Object? {
    capture.snapshot.object(named: name)?.references.first { $0.label == label }?.target
  }

  /// How many references to the object of this name were not found.
  func outside(_ name: String) -> Int? {
    capture.snapshot.object(named: name).flatMap { capture.outsideReferences(to: $0.id) }
  }

  private static func lines(_ object: Snapshot.Object) -> [String] {
    object.references.map {
      "\($0.label) \($0.strength.arrow) \($0.target.name ?? $0.target.type)"
    }
  }
}

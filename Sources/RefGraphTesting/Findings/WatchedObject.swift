/// An object that is expected to be gone, watched without being held.
///
/// It has the identity of the call that tracked the object: one object may be watched twice, under
/// two names.
final class WatchedObject: Sendable {
  /// What the test calls the object.
  let name: String
  /// The object's type, as the source says it.
  let type: String
  /// Where the test began to watch it: `fileID:line`.
  let place: String

  /// Reading a weak reference is safe on any thread, and nobody writes to this one.
  nonisolated(unsafe) private weak var object: AnyObject?

  /// Watches an object from now on.
  init(_ object: AnyObject, name: String, place: String) {
    self.object = object
    self.name = name
    self.place = place
    type = String(describing: Swift.type(of: object))
  }

  /// Whether the object's deinitialisation has not begun.
  var isAlive: Bool { object != nil }

  /// The object, which the caller then holds; `nil` where it is gone.
  func strongReference() -> AnyObject? { object }
}

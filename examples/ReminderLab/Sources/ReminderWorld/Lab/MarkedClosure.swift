/// A closure whose end is noted, and noted in its place: before anything that it captured goes.
///
/// A closure has no `deinit`, and Swift leaves open in which order it lets go of its captures, so a
/// mark among them might go after its neighbours. Here the noted object owns the closure: a
/// `deinit` runs before the object's properties are released, and so before the captures are.
///
/// What is handed around is a closure that captures this object alone:
///
/// ```swift
/// let block = MarkedClosure("block", in: notebook) { [weak self] in self?.update() }
/// return { block.body() }
/// ```
final class MarkedClosure<Body>: LabObject {
  /// The closure, which the object owns, and with it whatever it captures.
  let body: Body

  /// Owns `body`, which is a closure of any type.
  init(_ name: String, in notebook: Notebook, body: Body) {
    self.body = body
    super.init(name, in: notebook)
  }
}

extension MarkedClosure where Body == () -> Void {
  /// Runs the closure.
  func callAsFunction() { body() }
}

/// A marked closure that takes nothing and gives nothing.
typealias MarkedAction = MarkedClosure<() -> Void>

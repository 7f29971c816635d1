/// A closure whose end is noted, and noted in its place: before anything that it captured goes.
///
/// Swift leaves open in which order a closure lets go of its captures, so a mark among them might
/// go after its neighbours. Here the noted object owns the closure: a `deinit` runs before the
/// object's properties are released, and so before the captures are.
///
/// What is handed to a framework is a closure that captures this object alone:
///
/// ```swift
/// let block = MarkedClosure("block", in: notebook) { [weak self] in self?.update() }
/// return Timer.scheduledTimer(nil, repeats: true, on: runLoop, in: notebook) { _ in block() }
/// ```
final class MarkedClosure: LabObject {
  private let body: () -> Void

  /// Owns `body`, and with it whatever `body` captures.
  init(_ name: String, in notebook: Notebook, body: @escaping () -> Void) {
    self.body = body
    super.init(name, in: notebook)
  }

  /// Runs the closure.
  func callAsFunction() { body() }
}

internal import RefGraph

/// What the source calls things that only the compiler names.
enum SourceWords {
  /// A method that is used as a function goes through two functions of the compiler's making.
  private static let methodReference = "implicit closure #2 in implicit closure #1 in "

  /// The type of an object, or the function of a closure.
  static func type(of object: Snapshot.Object) -> String {
    guard isMethodReference(object) else { return object.type }
    return "method used in " + object.type.dropFirst(methodReference.count)
  }

  /// Whether a closure is a method of an object, used as a function.
  static func isMethodReference(_ object: Snapshot.Object) -> Bool {
    object.kind == .closure && object.type.hasPrefix(methodReference)
  }

  /// Whether it is a task of Swift concurrency.
  static func isTask(_ object: Snapshot.Object) -> Bool {
    object.kind == .system && object.type == "Task"
  }

  /// Whether it is the stack of a thread.
  static func isStack(_ object: Snapshot.Object) -> Bool {
    object.kind == .system && object.type.hasPrefix("stack")
  }
}

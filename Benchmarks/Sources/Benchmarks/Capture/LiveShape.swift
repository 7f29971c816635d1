/// Objects of this process that a capture finds.
enum LiveShape: String {
  /// One class, two references an object.
  case simple
  /// Enums, closures, strings, arrays, dictionaries, existentials and weak references.
  case mixed

  /// Objects, about so many, and what plain loads along their references add up to.
  func objects(_ count: Int) -> LiveObjects {
    switch self {
    case .simple:
      let tree = SimpleObject.tree(of: count)
      return LiveObjects(root: tree, sum: tree.sum, end: {})
    case .mixed:
      let list = MixedObject.list(of: count)
      return LiveObjects(root: list, sum: list.sum, end: list.dismantle)
    }
  }
}

/// What holds the objects, and what can be done with them.
struct LiveObjects {
  let root: AnyObject
  let sum: () -> Int
  /// Lets go of them.
  let end: () -> Void
}

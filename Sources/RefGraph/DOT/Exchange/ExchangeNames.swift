/// The ids of nodes: the objects' names as far as those are unique and can stand as they are.
///
///     page, page, "", nil        page, #2, #3, #4
struct ExchangeNames {
  private(set) var objects: [String] = []
  private(set) var released: [String] = []
  private let snapshot: Snapshot
  private var taken: Set<String> = []

  init(of snapshot: Snapshot) {
    self.snapshot = snapshot
    objects.reserveCapacity(snapshot.objectCount)
    for object in snapshot.objects { objects.append(name(for: object.name)) }
    for object in snapshot.released { released.append(name(for: object.name)) }
  }

  /// The id of an object's node.
  func id(of object: Snapshot.Object) -> String { objects[object.index] }

  private mutating func name(for name: String?) -> String {
    if let name, Self.isPlain(name), taken.insert(name).inserted { return name }
    var candidate = "#\(objects.count + released.count + 1)"
    while !taken.insert(candidate).inserted { candidate += "'" }
    return candidate
  }

  /// Whether a name is the same within quotes, and not too long to be drawn or searched for.
  private static func isPlain(_ name: String) -> Bool {
    guard (1...60).contains(name.utf8.count) else { return false }
    return name.unicodeScalars.allSatisfy {
      $0 != "\\" && $0 != "\"" && $0 != "&" && !VisibleText.isUnsafe($0)
    }
  }
}

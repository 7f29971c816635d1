/// The objects that a watch still has to check, and the names that it ever had.
struct TrackedObjects {
  /// In the order of their tracking.
  private(set) var objects: [WatchedObject] = []
  /// Also of those that were checked, so that no two objects share a name.
  private(set) var names: Set<String> = []
  private var isOpen = true

  /// Adds an object under this name or, where another has it, the first of `name-2`, `name-3` and so
  /// on that is free.
  ///
  /// - Returns: `nil` where nothing is added any more.
  mutating func add(_ object: AnyObject, as name: String, place: String) -> WatchedObject? {
    guard isOpen else { return nil }
    var number = 1
    var free = name
    while !names.insert(free).inserted {
      number += 1
      free = "\(name)-\(number)"
    }
    let watched = WatchedObject(object, name: free, place: place)
    objects.append(watched)
    return watched
  }

  /// Takes out the objects of these names or, if there are none, all.
  ///
  /// - Returns: the objects, and a finding for each name that no object has, or ever had.
  mutating func take(_ wanted: [String]) -> ([WatchedObject], [Finding]) {
    let taken = objects.filter { wanted.isEmpty || wanted.contains($0.name) }
    objects.removeAll { wanted.isEmpty || wanted.contains($0.name) }
    let unknown = wanted.filter { !names.contains($0) }
    return (taken, unknown.map { .unknownName($0, known: names.sorted()) })
  }

  /// Takes out the objects that are left, and lets no more in.
  mutating func close() -> [WatchedObject] {
    isOpen = false
    return take([]).0
  }
}

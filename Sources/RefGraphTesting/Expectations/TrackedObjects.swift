/// The objects that a watch still has to check, and the names that it ever had.
struct TrackedObjects {
  /// In the order of their tracking.
  private(set) var objects: [WatchedObject] = []
  /// Also of those that were checked, so that no two objects share a name.
  private(set) var names: Set<String> = []

  /// The name, or the first of `name-2`, `name-3` and so on that no object has.
  func freeName(_ name: String) -> String {
    var number = 1
    var free = name
    while names.contains(free) {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  mutating func add(_ object: WatchedObject) {
    objects.append(object)
    names.insert(object.name)
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
}

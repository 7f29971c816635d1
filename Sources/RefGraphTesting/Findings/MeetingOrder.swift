internal import RefGraph

/// The objects of a snapshot in the order in which a walk meets them, breadth first and along
/// references of every strength. It does not depend on addresses, nor on the order of a dictionary
/// whose keys the labels tell.
struct MeetingOrder {
  private(set) var objects: [Snapshot.Object] = []
  private var met: Set<ObjectID> = []

  /// Linear, but for the sorting of each object's elements.
  init(of snapshot: Snapshot, from starts: [ObjectID]) {
    objects.reserveCapacity(snapshot.objectCount)
    for start in starts { meet(snapshot.object(start)) }
    walk(from: 0)
    let begun = objects.count
    for root in Self.roots(of: snapshot) { meet(root) }
    walk(from: begun)
    for object in snapshot.objects { meet(object) }
  }

  /// The objects of the roots by what they are, permanent ones first.
  private static func roots(of snapshot: Snapshot) -> [Snapshot.Object] {
    snapshot.roots.enumerated()
      .compactMap { place, root in
        snapshot.object(root.object).map { RootPlace(root, $0, place: place) }
      }
      .sorted()
      .map(\.object)
  }

  private mutating func meet(_ object: Snapshot.Object?) {
    guard let object, met.insert(object.id).inserted else { return }
    objects.append(object)
  }

  private mutating func walk(from position: Int) {
    var next = position
    while next < objects.count {
      for reference in Self.references(of: objects[next]) { meet(reference.target) }
      next += 1
    }
  }

  /// The references of an object, with the elements of each collection in the order of their keys.
  static func references(of object: Snapshot.Object) -> [Snapshot.Reference] {
    let rows = Array(object.references)
    guard rows.count > 1 else { return rows }
    var sorted: [Snapshot.Reference] = []
    for run in runs(of: rows) {
      sorted += run.count == 1 ? Array(run) : run.map(Keyed.init).sorted().map(\.reference)
    }
    return sorted
  }

  /// Neighbours that are elements of one collection.
  private static func runs(of rows: [Snapshot.Reference]) -> [ArraySlice<Snapshot.Reference>] {
    var runs: [ArraySlice<Snapshot.Reference>] = []
    var start = 0
    for index in rows.indices.dropFirst()
    where collection(rows[index]) == nil || collection(rows[index]) != collection(rows[start]) {
      runs.append(rows[start..<index])
      start = index
    }
    return runs + [rows[start...]]
  }

  private static func collection(_ reference: Snapshot.Reference) -> Substring? {
    let label = reference.label
    return label.firstIndex(of: "[").map { label[..<$0] }
  }
}

/// An element, compared by its key: numbers as such, then texts.
private struct Keyed: Comparable {
  let reference: Snapshot.Reference
  private let number: Int
  private let label: String

  init(_ reference: Snapshot.Reference) {
    self.reference = reference
    label = reference.label
    let key = label.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
    number = Int(key) ?? .max
  }

  static func == (left: Self, right: Self) -> Bool { left.label == right.label }

  static func < (left: Self, right: Self) -> Bool {
    (left.number, left.label) < (right.number, right.label)
  }
}

/// A root, compared by what it is.
private struct RootPlace: Comparable {
  let object: Snapshot.Object
  private let lifetime: Int
  private let words: String
  private let place: Int

  init(_ root: Snapshot.Root, _ object: Snapshot.Object, place: Int) {
    self.object = object
    lifetime = root.lifetime == .permanent ? 0 : 1
    words = [object.name ?? "", object.type, root.label ?? ""].joined(separator: "\n")
    self.place = place
  }

  static func == (left: Self, right: Self) -> Bool { left.place == right.place }

  static func < (left: Self, right: Self) -> Bool {
    (left.lifetime, left.words, left.place) < (right.lifetime, right.words, right.place)
  }
}

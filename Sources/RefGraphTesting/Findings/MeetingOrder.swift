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
    var elements = rows.map(Element.init)
    var start = 0
    for index in 1...elements.count {
      let isInRun =
        index < elements.count && elements[index].collection != nil
        && elements[index].collection == elements[start].collection
      guard !isInRun else { continue }
      if index - start > 1 { elements[start..<index].sort() }
      start = index
    }
    return elements.map(\.reference)
  }
}

/// A reference, compared by the key of the element that holds it: numbers as such, then texts.
private struct Element: Comparable {
  let reference: Snapshot.Reference
  /// The label before the key; `nil` where no collection's element holds the reference.
  let collection: Substring?
  private let number: Int
  private let label: String

  init(_ reference: Snapshot.Reference) {
    let text = reference.label
    let bracket = text.utf8.firstIndex(of: UInt8(ascii: "["))
    self.reference = reference
    label = text
    collection = bracket.map { text[..<$0] }
    number = bracket.flatMap { Int(text[$0...].dropFirst().prefix { $0 != "]" }) } ?? .max
  }

  static func == (left: Self, right: Self) -> Bool { left.label == right.label }

  static func < (left: Self, right: Self) -> Bool {
    if left.number != right.number { return left.number < right.number }
    return left.label < right.label
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

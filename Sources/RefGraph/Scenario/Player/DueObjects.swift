/// The objects that are expected to be gone, in the order in which they became due.
struct DueObjects: Sendable {
  /// Holes where an object was taken off, so that taking one off moves no other.
  private var places: [ObjectID?] = []
  private var place: [ObjectID: Int] = [:]

  /// Puts an object at the end, unless it is there. Constant time.
  mutating func insert(_ object: ObjectID) {
    guard place[object] == nil else { return }
    place[object] = places.count
    places.append(object)
  }

  /// Takes an object off, if it is there. Constant time.
  mutating func remove(_ object: ObjectID) {
    if let position = place.removeValue(forKey: object) { places[position] = nil }
  }

  /// The objects in order. Linear in how many were ever put in.
  func objects() -> [ObjectID] { places.compactMap { $0 } }
}

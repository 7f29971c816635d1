/// Values by number, each of them once.
struct Interned<Value: Hashable & Sendable>: Sendable {
  private(set) var values: [Value] = []
  private var places: [Value: Int] = [:]

  /// The number of a value, which is new if the value is.
  mutating func number(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = values.count
    values.append(value)
    return values.count - 1
  }

  /// The number of a value that is known.
  func place(of value: Value) -> Int? { places[value] }
}

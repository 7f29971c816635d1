/// From an object's identity to its dense index, by open addressing.
///
/// The identities themselves stay in the array that the snapshot keeps anyway, so the table costs
/// between six and eleven bytes an object.
struct ObjectIndexTable: Sendable {
  private var places: [UInt32] = Array(repeating: vacant, count: 16)
  private let key = UInt64.random(in: .min ... .max)
  private let secondKey = UInt64.random(in: .min ... .max)
  private static let vacant = UInt32.max

  /// Makes room for `count` objects at once.
  mutating func reserve(_ count: Int, ids: [UInt64]) {
    var size = places.count
    while count * 4 > size * 3 { size *= 2 }
    if size > places.count { spread(to: size, ids: ids) }
  }

  /// The index of `id` in `ids`, or `nil`.
  func index(of id: UInt64, in ids: [UInt64]) -> Int? {
    var place = firstPlace(of: id)
    while places[place] != Self.vacant {
      let index = Int(places[place])
      if ids[index] == id { return index }
      place = (place + 1) & (places.count - 1)
    }
    return nil
  }

  /// Enters `id` as the next one after `ids`.
  ///
  /// - Returns: whether it is new; otherwise nothing changes.
  mutating func insert(_ id: UInt64, after ids: [UInt64]) -> Bool {
    if (ids.count + 1) * 4 > places.count * 3 { spread(to: places.count * 2, ids: ids) }
    var place = firstPlace(of: id)
    while places[place] != Self.vacant {
      if ids[Int(places[place])] == id { return false }
      place = (place + 1) & (places.count - 1)
    }
    places[place] = UInt32(ids.count)
    return true
  }

  private mutating func insert(_ index: Int, ids: [UInt64]) {
    var place = firstPlace(of: ids[index])
    while places[place] != Self.vacant { place = (place + 1) & (places.count - 1) }
    places[place] = UInt32(index)
  }

  private mutating func spread(to size: Int, ids: [UInt64]) {
    places = Array(repeating: Self.vacant, count: size)
    for index in ids.indices { insert(index, ids: ids) }
  }

  /// Two multiplications, each after a random number of this table: identities come from outside, and
  /// with a mix that is known, some could be chosen that all fall on one place. The order of places
  /// never shows.
  ///
  /// Objects whose addresses are close, as multiples of 16, have places close together, which a cache
  /// has at once: no more than sixteen identities are mixed to one line. (`Benchmarks capture`)
  private func firstPlace(of id: UInt64) -> Int {
    let turned = id >> 4 | id << 60
    var mixed = ((turned >> 4) ^ key) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 32) ^ secondKey) &* 0xD6E8_FEB8_6659_FD93
    return Int((mixed >> 33) & ~15 | turned & 15) & (places.count - 1)
  }
}

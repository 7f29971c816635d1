/// The dense numbers of addresses, which a capture asks for once a reference.
///
/// Open addressing with linear probing. What misses the processor's caches is what costs, so a place
/// is four bytes, and objects that lie close together have places close together: the 256 bytes of
/// memory around an object share sixteen places, one line of a cache. (`Benchmarks capture`)
struct AddressIndex {
  /// The addresses by their number.
  private(set) var addresses: [UInt64] = []
  private var places: [UInt32]
  private var mask: Int

  private static let initialCapacity = 1 << 10
  private static let vacant = UInt32.max

  init() {
    places = Array(repeating: Self.vacant, count: Self.initialCapacity)
    mask = Self.initialCapacity - 1
  }

  /// The number of `address`; the next one where it has none yet.
  @inline(__always)
  mutating func number(of address: UInt64) -> (number: UInt32, isNew: Bool) {
    var position = Self.start(address) & mask
    while places[position] != Self.vacant {
      let number = places[position]
      if addresses[Int(number)] == address { return (number, false) }
      position = (position &+ 1) & mask
    }
    let number = UInt32(truncatingIfNeeded: addresses.count)
    places[position] = number
    addresses.append(address)
    if addresses.count &* 2 > mask { grow() }
    return (number, true)
  }

  /// The number of `address`, where it has one.
  func existing(_ address: UInt64) -> UInt32? {
    var position = Self.start(address) & mask
    while places[position] != Self.vacant {
      if addresses[Int(places[position])] == address { return places[position] }
      position = (position &+ 1) & mask
    }
    return nil
  }

  @inline(__always)
  private static func start(_ address: UInt64) -> Int {
    let mixed = (address >> 8) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: (mixed >> 32) << 4 | (address >> 4) & 15)
  }

  private mutating func grow() {
    places = Array(repeating: Self.vacant, count: places.count * 2)
    mask = places.count - 1
    for (number, address) in addresses.enumerated() {
      var position = Self.start(address) & mask
      while places[position] != Self.vacant { position = (position &+ 1) & mask }
      places[position] = UInt32(truncatingIfNeeded: number)
    }
  }
}

/// The dense numbers of addresses: open addressing with linear probing, since a capture asks once a
/// reference.
struct AddressIndex {
  private var keys: [UInt64]
  private var values: [UInt32]
  private var mask: Int
  private(set) var count = 0

  private static let initialCapacity = 1 << 10

  init() {
    keys = Array(repeating: 0, count: Self.initialCapacity)
    values = Array(repeating: 0, count: Self.initialCapacity)
    mask = Self.initialCapacity - 1
  }

  /// The number of `address`, which is not 0; the next one where it has none yet.
  @inline(__always)
  mutating func number(of address: UInt64) -> (number: UInt32, isNew: Bool) {
    if count &* 2 > mask { grow() }
    var position = Self.start(address) & mask
    while true {
      let key = keys[position]
      if key == address { return (values[position], false) }
      if key == 0 { break }
      position = (position &+ 1) & mask
    }
    keys[position] = address
    values[position] = UInt32(truncatingIfNeeded: count)
    count &+= 1
    return (UInt32(truncatingIfNeeded: count &- 1), true)
  }

  /// The number of `address`, where it has one.
  func existing(_ address: UInt64) -> UInt32? {
    var position = Self.start(address) & mask
    while keys[position] != 0 {
      if keys[position] == address { return values[position] }
      position = (position &+ 1) & mask
    }
    return nil
  }

  private static func start(_ address: UInt64) -> Int {
    Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 20)
  }

  private mutating func grow() {
    let (oldKeys, oldValues) = (keys, values)
    keys = Array(repeating: 0, count: oldKeys.count * 2)
    values = Array(repeating: 0, count: oldKeys.count * 2)
    mask = keys.count - 1
    for (key, value) in zip(oldKeys, oldValues) where key != 0 {
      var position = Self.start(key) & mask
      while keys[position] != 0 { position = (position &+ 1) & mask }
      keys[position] = key
      values[position] = value
    }
  }
}

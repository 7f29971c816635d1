/// The keys that one kind of object may have, and those that it must have.
///
/// Made once for each kind of object and used for all objects of it: a key is found among the others
/// by comparing bytes, first with the one that followed last time, and remembered as one bit.
struct JSONKeys<Key: CaseIterable & RawRepresentable & Sendable>: Sendable
where Key.RawValue == String {
  let keys: [Key]
  let spellings: [[UInt8]]
  /// One bit for each key that must be there, by its index.
  let required: UInt64

  /// All cases of `Key`, of which there are at most 64.
  init(_: Key.Type, required: [Key] = []) {
    let keys = Array(Key.allCases)
    precondition(keys.count <= 64, "\(keys.count) keys do not fit 64 bits")
    let names = Set(required.map(\.rawValue))
    self.keys = keys
    self.spellings = keys.map { Array($0.rawValue.utf8) }
    self.required = keys.indices.reduce(0) { bits, index in
      names.contains(keys[index].rawValue) ? bits | 1 << UInt64(index) : bits
    }
  }

  /// The index of the key that `scanner` stands on, trying `guess` first.
  func index(in scanner: borrowing JSONScanner, guess: Int) -> Int? {
    if guess < spellings.count, scanner.stringEquals(spellings[guess]) { return guess }
    for index in spellings.indices where scanner.stringEquals(spellings[index]) { return index }
    return nil
  }

  /// The first key in `bits`.
  func firstKey(in bits: UInt64) -> Key? {
    bits == 0 ? nil : keys[bits.trailingZeroBitCount]
  }
}

/// The ids of a file's objects, each known by a dense number in the order of the file.
///
/// The table keeps where an id stands, not its text: a million ids cost it between fourteen and
/// nineteen bytes each, and the place of the first of two equal ones is at hand. Ids are equal if
/// their UTF-8 is, escapes resolved. Open addressing, with a hash that is seeded anew in each run.
struct IDTable {
  private let bytes: JSONBytes
  /// By number: the offset of the opening quote.
  private var offsets: [Int] = []
  /// Numbers by hash, in a power of two of places; `vacant` where there is none.
  private var places: [UInt32] = Array(repeating: vacant, count: 16)
  private static let vacant = UInt32.max

  /// A table for ids that stand in `bytes`.
  init(in bytes: JSONBytes) {
    self.bytes = bytes
  }

  /// How many ids there are.
  var count: Int { offsets.count }

  /// The number of the string that `scanner` stands on, or `nil`.
  func number(of scanner: borrowing JSONScanner) -> Int? {
    let spelling = scanner.unescapedBytes()
    let number = places[place(of: spelling)]
    return number == Self.vacant ? nil : Int(number)
  }

  /// Enters the id that stands at `offset`.
  ///
  /// - Returns: the number of an equal one that is there already; then nothing was entered.
  mutating func insert(at offset: Int) -> Int? {
    let spelling = spelling(at: offset)
    let place = place(of: spelling)
    guard places[place] == Self.vacant else { return Int(places[place]) }
    places[place] = UInt32(offsets.count)
    offsets.append(offset)
    if offsets.count * 4 > places.count * 3 { spread() }
    return nil
  }

  /// Where the id of a number stands.
  func offset(of number: Int) -> Int { offsets[number] }

  /// The id of a number.
  func text(of number: Int) -> String {
    String(decoding: spelling(at: offsets[number]), as: UTF8.self)
  }

  /// The place of an equal id, or the vacant one where it belongs.
  private func place(of spelling: [UInt8]) -> Int {
    var hasher = Hasher()
    for byte in spelling { hasher.combine(byte) }
    var place = hasher.finalize() & (places.count - 1)
    while places[place] != Self.vacant {
      if matches(spelling, at: offsets[Int(places[place])]) { return place }
      place = (place + 1) & (places.count - 1)
    }
    return place
  }

  private func matches(_ spelling: [UInt8], at offset: Int) -> Bool {
    var scanner = JSONScanner(bytes, at: offset)
    // It has been read before, so there is nothing to throw.
    return (try? scanner.next()) == .string && scanner.stringEquals(spelling)
  }

  private func spelling(at offset: Int) -> [UInt8] {
    var scanner = JSONScanner(bytes, at: offset)
    return (try? scanner.next()) == .string ? scanner.unescapedBytes() : []
  }

  /// Doubles the places.
  private mutating func spread() {
    places = Array(repeating: Self.vacant, count: places.count * 2)
    for (number, offset) in offsets.enumerated() {
      places[place(of: spelling(at: offset))] = UInt32(number)
    }
  }
}

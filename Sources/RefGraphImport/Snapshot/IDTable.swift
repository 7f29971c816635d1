/// The ids of a file's objects, each known by a dense number in the order of the file.
///
/// The table keeps where an id stands, not its text: a million ids cost it at most forty bytes each,
/// and the place of the first of two equal ones is at hand. Ids are equal if their UTF-8 is, escapes
/// resolved. Open addressing, with a hash that is seeded anew in each run; its upper half is kept
/// beside the number, so that hardly any comparison in the file is made in vain.
struct IDTable {
  private let bytes: JSONBytes
  /// By number: the offset of the opening quote.
  private var offsets: [Int] = []
  /// Entries by hash, in a power of two of places; `vacant` where there is none.
  private var entries: [Entry] = Array(repeating: .vacant, count: 16)

  private struct Entry: Equatable {
    let hash: UInt32
    let number: UInt32
    static let vacant = Entry(hash: 0, number: .max)
  }

  /// A table for ids that stand in `bytes`.
  init(in bytes: JSONBytes) {
    self.bytes = bytes
  }

  /// How many ids there are.
  var count: Int { offsets.count }

  /// The number of the string that `scanner` stands on, or `nil`.
  func number(of scanner: borrowing JSONScanner) -> Int? {
    let spelling = scanner.unescapedBytes()
    let entry = entries[place(of: spelling, hash: Self.hash(of: spelling))]
    return entry == .vacant ? nil : Int(entry.number)
  }

  /// Enters the id that stands at `offset`.
  ///
  /// - Returns: the number of an equal one that is there already; then nothing was entered.
  mutating func insert(at offset: Int) -> Int? {
    let spelling = spelling(at: offset)
    let hash = Self.hash(of: spelling)
    let place = place(of: spelling, hash: hash)
    guard entries[place] == .vacant else { return Int(entries[place].number) }
    entries[place] = Entry(hash: Self.upperHalf(of: hash), number: UInt32(offsets.count))
    offsets.append(offset)
    if offsets.count * 2 > entries.count { spread() }
    return nil
  }

  /// Where the id of a number stands.
  func offset(of number: Int) -> Int { offsets[number] }

  /// The id of a number.
  func text(of number: Int) -> String {
    String(decoding: spelling(at: offsets[number]), as: UTF8.self)
  }

  /// The place of an equal id, or the vacant one where it belongs.
  private func place(of spelling: [UInt8], hash: UInt) -> Int {
    let upperHalf = Self.upperHalf(of: hash)
    var place = firstPlace(hash)
    while entries[place] != .vacant {
      let entry = entries[place]
      if entry.hash == upperHalf, matches(spelling, at: offsets[Int(entry.number)]) { break }
      place = nextPlace(place)
    }
    return place
  }

  private func firstPlace(_ hash: UInt) -> Int {
    Int(truncatingIfNeeded: hash) & (entries.count - 1)
  }

  private func nextPlace(_ place: Int) -> Int { (place + 1) & (entries.count - 1) }

  private static func upperHalf(of hash: UInt) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32)
  }

  private static func hash(of spelling: [UInt8]) -> UInt {
    var hasher = Hasher()
    hasher.combine(spelling.count)
    var word: UInt64 = 0
    for (index, byte) in spelling.enumerated() {
      word = word << 8 | UInt64(byte)
      if index & 7 == 7 { hasher.combine(word) }
    }
    hasher.combine(word)
    return UInt(bitPattern: hasher.finalize())
  }

  private func matches(_ spelling: [UInt8], at offset: Int) -> Bool {
    let end = offset + 1 + spelling.count
    // Where no backslash is, a string is spelled as it is written.
    if bytes.matches(spelling, at: offset + 1), bytes.byte(at: end) == UInt8(ascii: "\""),
      !spelling.contains(UInt8(ascii: "\\"))
    {
      return true
    }
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
    entries = Array(repeating: .vacant, count: entries.count * 2)
    for (number, offset) in offsets.enumerated() {
      let hash = Self.hash(of: spelling(at: offset))
      var place = firstPlace(hash)
      while entries[place] != .vacant { place = nextPlace(place) }
      entries[place] = Entry(hash: Self.upperHalf(of: hash), number: UInt32(number))
    }
  }
}

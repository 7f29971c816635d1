/// Texts, each stored once, known by a dense 32-bit index.
///
/// A snapshot of ten million objects has a few thousand types and labels. The pool keeps them as
/// one run of UTF-8 with offsets, and finds an index by open addressing, so that it costs its bytes
/// and eight more for each text. It deliberately cannot forget a text.
struct StringPool: Sendable {
  private var bytes: [UInt8] = []
  /// Where each text begins, and, last, where the next would.
  private var offsets: [UInt32] = [0]
  /// Indices by hash, in a power of two of places; `vacant` where there is none.
  private var places: [UInt32] = Array(repeating: vacant, count: 16)

  private static let vacant = UInt32.max

  /// How many texts there are.
  var count: Int { offsets.count - 1 }

  /// The text at `index`. Linear in its length.
  subscript(index: UInt32) -> String {
    String(decoding: bytes[range(of: Int(index))], as: UTF8.self)
  }

  /// The index of `text`, which is added where it is new; `nil` where the pool is full, which is
  /// at four gigabytes.
  mutating func intern(_ text: String) -> UInt32? {
    var text = text
    return text.withUTF8 { utf8 in
      var place = firstPlace(of: utf8)
      while places[place] != Self.vacant {
        let index = places[place]
        if isText(index, utf8) { return index }
        place = (place + 1) & (places.count - 1)
      }
      guard bytes.count + utf8.count < Int(UInt32.max) else { return nil }
      let index = UInt32(count)
      bytes.append(contentsOf: utf8)
      offsets.append(UInt32(bytes.count))
      places[place] = index
      if count * 4 > places.count * 3 { spread() }
      return index
    }
  }

  /// The index of `text`, or `nil` where the pool does not hold it.
  func index(of text: String) -> UInt32? {
    var text = text
    return text.withUTF8 { utf8 in
      var place = firstPlace(of: utf8)
      while places[place] != Self.vacant {
        let index = places[place]
        if isText(index, utf8) { return index }
        place = (place + 1) & (places.count - 1)
      }
      return nil
    }
  }

  /// Whether the text at `index` has these bytes. The length and one byte at a time: most texts that
  /// meet at a place differ in one or the other.
  private func isText(_ index: UInt32, _ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
    let range = range(of: Int(index))
    guard range.count == utf8.count else { return false }
    var offset = utf8.count
    while offset > 0 {
      offset &-= 1
      if bytes[range.lowerBound &+ offset] != utf8[offset] { return false }
    }
    return true
  }

  private func range(of index: Int) -> Range<Int> {
    Int(offsets[index])..<Int(offsets[index + 1])
  }

  private func firstPlace(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(utf8))
    return hasher.finalize() & (places.count - 1)
  }

  /// Doubles the places.
  private mutating func spread() {
    places = Array(repeating: Self.vacant, count: places.count * 2)
    for index in 0..<count {
      var place = bytes[range(of: index)].withUnsafeBufferPointer { firstPlace(of: $0) }
      while places[place] != Self.vacant { place = (place + 1) & (places.count - 1) }
      places[place] = UInt32(index)
    }
  }
}

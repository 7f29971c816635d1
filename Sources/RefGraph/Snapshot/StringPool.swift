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
  private let key = UInt64.random(in: .min ... .max)
  private let secondKey = UInt64.random(in: .min ... .max) | 1

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
    let start = bytes.count
    text.withUTF8 { bytes.append(contentsOf: $0) }
    return internTail(from: start)
  }

  /// The index of the text at `outer`, with the number of an element and another text behind it:
  /// `items`, 3 and `.title` make `items[3].title`. No string is made of it, since arrays of a capture
  /// have a million elements.
  mutating func intern(_ outer: UInt32?, element: UInt32?, _ end: String) -> UInt32? {
    let start = bytes.count
    if let outer {
      for position in range(of: Int(outer)) { bytes.append(bytes[position]) }
    }
    if let element { append(element) }
    var end = end
    end.withUTF8 { bytes.append(contentsOf: $0) }
    return internTail(from: start)
  }

  private mutating func append(_ element: UInt32) {
    bytes.append(UInt8(ascii: "["))
    var unit: UInt32 = 1
    while element / unit > 9 { unit *= 10 }
    while unit > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(element / unit % 10))
      unit /= 10
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// The index of the text whose bytes are the last ones, which stay only where it is new.
  private mutating func internTail(from start: Int) -> UInt32? {
    let (place, known) = bytes.withUnsafeBufferPointer {
      find(UnsafeBufferPointer(rebasing: $0[start...]))
    }
    guard known == nil, bytes.count < Int(UInt32.max) else {
      bytes.removeLast(bytes.count - start)
      return known
    }
    let index = UInt32(count)
    offsets.append(UInt32(bytes.count))
    places[place] = index
    if count * 4 > places.count * 3 { spread() }
    return index
  }

  /// The index of `text`, or `nil` where the pool does not hold it.
  func index(of text: String) -> UInt32? {
    var text = text
    return text.withUTF8 { find($0).index }
  }

  /// Where a text is or would be.
  private func find(_ utf8: UnsafeBufferPointer<UInt8>) -> (place: Int, index: UInt32?) {
    var place = firstPlace(of: utf8)
    while places[place] != Self.vacant {
      if isText(places[place], utf8) { return (place, places[place]) }
      place = (place + 1) & (places.count - 1)
    }
    return (place, nil)
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

  /// Eight bytes at a time, mixed with numbers of this pool that nobody outside knows, so that nobody
  /// can choose texts that all fall on one place.
  ///
  /// The last byte but one chooses among sixteen places side by side: `items[120]` to `items[129]`, or
  /// `object10` to `object90`, which mostly come one after the other, then share a line of a cache.
  /// (`Benchmarks capture`)
  private func firstPlace(of utf8: UnsafeBufferPointer<UInt8>) -> Int {
    let raw = UnsafeRawBufferPointer(utf8)
    guard raw.count >= 2 else {
      return Int(truncatingIfNeeded: mix(key, UInt64(raw.first ?? 0))) & (places.count - 1)
    }
    var mixed = key ^ UInt64(raw[raw.count - 1]) << 32 ^ UInt64(truncatingIfNeeded: raw.count)
    let end = raw.count - 2
    var offset = 0
    while offset + 8 <= end {
      mixed = mix(mixed, raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < end {
      rest = rest << 8 | UInt64(raw[offset])
      offset += 1
    }
    let line = Int(truncatingIfNeeded: mix(mixed, rest)) & ~15
    return (line | Int(raw[end]) & 15) & (places.count - 1)
  }

  private func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = (left ^ right).multipliedFullWidth(by: secondKey)
    return product.high ^ product.low
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

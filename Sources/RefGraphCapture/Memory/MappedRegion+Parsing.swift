extension MappedRegion {
  /// The regions that the text of `/proc/PID/maps` tells of; lines of another form are left out.
  ///
  /// `7f01ab7c0000-7f01ab9cd000 r--p 00000000 08:01 1835125    /usr/lib/libc.so.6`: there are
  /// hundreds of lines, and each capture reads them.
  static func parse(maps text: [UInt8]) -> [MappedRegion] {
    var reader = MapReader(text: text)
    var regions: [MappedRegion] = []
    while !reader.isAtEnd {
      if let region = reader.region() { regions.append(region) }
      reader.skipLine()
    }
    return regions
  }
}

/// Reads lines of such a text.
private struct MapReader {
  private let text: [UInt8]
  private var position = 0
  /// The path of the line before: a file has several lines.
  private var lastPath = ""

  init(text: [UInt8]) { self.text = text }

  var isAtEnd: Bool { position >= text.count }

  mutating func region() -> MappedRegion? {
    guard let lower = hexadecimal(until: "-"), let upper = hexadecimal(until: " "), lower < upper,
      position + 5 <= text.count
    else { return nil }
    let access = text[position..<position + 3]
    guard !text[position..<position + 5].contains(UInt8(ascii: "\n")) else { return nil }
    position += 5
    guard let offset = hexadecimal(until: " ") else { return nil }
    for _ in 0..<2 { skipWord() }
    return MappedRegion(
      addresses: lower..<upper,
      isReadable: access.first == UInt8(ascii: "r"),
      isWritable: access.dropFirst().first == UInt8(ascii: "w"),
      isExecutable: access.last == UInt8(ascii: "x"),
      fileOffset: offset,
      path: path()
    )
  }

  mutating func skipLine() {
    while !isAtEnd, text[position] != UInt8(ascii: "\n") { position += 1 }
    position += 1
  }

  private mutating func skipWord() {
    while !isAtEnd, text[position] > UInt8(ascii: " ") { position += 1 }
    while !isAtEnd, text[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func path() -> String {
    let end = text[min(position, text.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
    let bytes = text[min(position, end)..<end]
    if !lastPath.utf8.elementsEqual(bytes) { lastPath = String(decoding: bytes, as: UTF8.self) }
    return lastPath
  }

  /// The number that ends at this character, which is passed; `nil` where there is none.
  private mutating func hexadecimal(until end: Unicode.Scalar) -> UInt64? {
    var value: UInt64 = 0
    let start = position
    while !isAtEnd, let digit = Self.digit(text[position]), position - start < 16 {
      value = value << 4 | UInt64(digit)
      position += 1
    }
    guard position > start, !isAtEnd, text[position] == UInt8(ascii: end) else { return nil }
    position += 1
    return value
  }

  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}

/// Memory that can be read by address: of this process, of another one, of a core file.
///
/// Everything that captures reads through it, so nothing in a capture knows whose memory it is.
protocol AddressSpace {
  /// Copies bytes, from `address` on, as far as they can be read.
  ///
  /// - Returns: how many of the first bytes of `buffer` were filled.
  func read(_ address: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int

  /// What is mapped where, in the order of addresses.
  ///
  /// - Throws: `unreadableMap`.
  func mappedRegions() throws(CaptureError) -> [MappedRegion]

  /// The threads whose place is known, in the order of their numbers.
  func threads() -> [ThreadStack]

  /// The file that a region of this path was mapped from, as this process can open it.
  func file(mappedAs path: String) -> String
}

/// A range of addresses with one kind of access and one file behind it.
struct MappedRegion: Equatable {
  let addresses: Range<UInt64>
  let isReadable: Bool
  let isWritable: Bool
  let isExecutable: Bool
  /// Where in the file the range begins.
  let fileOffset: UInt64
  /// The file; a name in brackets for memory of the system's, or empty.
  let path: String
}

extension MappedRegion {
  /// The regions that the text of `/proc/PID/maps` tells of; lines of another form are left out.
  static func parse(maps text: [UInt8]) -> [MappedRegion] {
    text.split(separator: UInt8(ascii: "\n")).compactMap(MappedRegion.init(line:))
  }

  private init?(line: ArraySlice<UInt8>) {
    let columns = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
    guard columns.count >= 5 else { return nil }
    let bounds = columns[0].split(separator: UInt8(ascii: "-"))
    guard bounds.count == 2, let lower = Self.hexadecimal(bounds[0]),
      let upper = Self.hexadecimal(bounds[1]), lower < upper,
      let offset = Self.hexadecimal(columns[2]), columns[1].count >= 3
    else { return nil }
    let access = Array(columns[1])
    let path = columns.count > 5 ? columns[5].drop { $0 == UInt8(ascii: " ") } : []
    self.init(
      addresses: lower..<upper,
      isReadable: access[0] == UInt8(ascii: "r"),
      isWritable: access[1] == UInt8(ascii: "w"),
      isExecutable: access[2] == UInt8(ascii: "x"),
      fileOffset: offset,
      path: String(decoding: path, as: UTF8.self)
    )
  }

  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt64? {
    UInt64(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}

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

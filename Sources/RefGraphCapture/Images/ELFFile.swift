/// A 64-bit little-endian ELF file on disk: what of it is mapped, its sections, its symbols.
///
/// Loaders do not map the table of sections, so it is read from the file. The numbers are those of
/// the System V ABI, "Object Files".
final class ELFFile {
  let header: [UInt8]
  let segments: [Segment]
  /// The bytes of the table of sections, as the file has them; empty where it has none.
  let sectionTable: Table
  let sections: [Section]
  /// The names of sections, and where in the file they stand.
  let names: Table

  private let file: DiskFile

  /// Bytes of the file, and their place in it.
  struct Table {
    let offset: UInt64
    let bytes: [UInt8]
  }

  /// A part of the file that a loader maps.
  struct Segment {
    let isExecutable: Bool
    let isWritable: Bool
    let fileOffset: UInt64
    let address: UInt64
    let memorySize: UInt64
  }

  struct Section {
    let name: String
    let type: UInt32
    let address: UInt64
    let offset: UInt64
    let size: UInt64
    let link: Int
    let entrySize: UInt64
  }

  /// `nil` where there is no such file, or it is no ELF file of this kind.
  init?(path: String) {
    guard let file = try? DiskFile(path),
      let header = try? file.bytes(at: 0, count: Self.headerSize), Self.isKnown(header),
      let segmentBytes = Self.entries(file, header, at: 32, size: 54, count: 56),
      let sectionBytes = Self.entries(file, header, at: 40, size: 58, count: 60)
    else { return nil }
    self.file = file
    self.header = header
    segments = Self.segments(segmentBytes, entrySize: Int(header.half(54)))
    sectionTable = Table(offset: header.word(40), bytes: sectionBytes)
    names = Self.names(file, sectionBytes, entrySize: Int(header.half(58)), Int(header.half(62)))
    sections = Self.sections(sectionBytes, entrySize: Int(header.half(58)), names: names.bytes)
  }

  /// The bytes of a section; empty where the file ends before it does.
  func bytes(of section: Section) -> [UInt8] {
    guard section.size <= Self.largestTable,
      let bytes = try? file.bytes(at: section.offset, count: Int(section.size)),
      bytes.count == Int(section.size)
    else { return [] }
    return bytes
  }

  /// The text at an offset in a section of texts, which a zero ends; at most so many bytes.
  func text(at offset: UInt64, in section: Section, limit: Int) -> String {
    let isWithin = offset < min(section.size, Self.largestTable) && section.offset < 1 << 62
    guard isWithin else { return "" }
    var text: [UInt8] = []
    while text.count < limit {
      let part = try? file.bytes(at: section.offset + offset + UInt64(text.count), count: 256)
      guard let part, !part.isEmpty else { break }
      let taken = part.prefix { $0 != 0 }
      text += taken
      if taken.count < part.count { break }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Whether Swift wrote reflection of types into it.
  var hasSwiftReflection: Bool { sections.contains { $0.name.hasPrefix("swift5_") } }

  /// The address that the file gives to its first mapped byte.
  var lowestAddress: UInt64 { (segments.map(\.address).min() ?? 0) & ~0xFFF }

  private static let headerSize = 64
  /// No table of a program comes near it; the file says of itself that it is damaged.
  private static let largestTable: UInt64 = 1 << 30

  private static func isKnown(_ header: [UInt8]) -> Bool {
    header.count == headerSize && Array(header[0..<6]) == [0x7F, 0x45, 0x4C, 0x46, 2, 1]
      && header.half(58) == 64 && header.half(54) == 56
  }

  private static func entries(
    _ file: DiskFile,
    _ header: [UInt8],
    at offset: Int,
    size: Int,
    count: Int
  ) -> [UInt8]? {
    let length = Int(header.half(size)) * Int(header.half(count))
    guard let bytes = try? file.bytes(at: header.word(offset), count: length) else { return nil }
    return bytes.count == length ? bytes : nil
  }

  private static func segments(_ bytes: [UInt8], entrySize: Int) -> [Segment] {
    stride(from: 0, to: bytes.count, by: entrySize).compactMap { start in
      guard bytes.long(start) == 1 else { return nil }
      let flags = bytes.long(start + 4)
      return Segment(
        isExecutable: flags & 1 != 0,
        isWritable: flags & 2 != 0,
        fileOffset: bytes.word(start + 8),
        address: bytes.word(start + 16),
        memorySize: bytes.word(start + 40)
      )
    }
  }

  private static func names(
    _ file: DiskFile,
    _ table: [UInt8],
    entrySize: Int,
    _ index: Int
  ) -> Table {
    let start = index * entrySize
    guard index > 0, start + entrySize <= table.count else { return Table(offset: 0, bytes: []) }
    let offset = table.word(start + 24)
    let size = min(table.word(start + 32), largestTable)
    return Table(offset: offset, bytes: (try? file.bytes(at: offset, count: Int(size))) ?? [])
  }

  private static func sections(_ table: [UInt8], entrySize: Int, names: [UInt8]) -> [Section] {
    stride(from: 0, to: table.count, by: entrySize).map { start in
      Section(
        name: names.text(at: Int(table.long(start))),
        type: table.long(start + 4),
        address: table.word(start + 16),
        offset: table.word(start + 24),
        size: table.word(start + 32),
        link: Int(table.long(start + 40)),
        entrySize: table.word(start + 56)
      )
    }
  }
}

extension [UInt8] {
  /// Two bytes, the lower first; 0 past the end.
  func half(_ offset: Int) -> UInt16 { integer(offset) }

  /// Four bytes, the lowest first; 0 past the end.
  func long(_ offset: Int) -> UInt32 { integer(offset) }

  /// Eight bytes, the lowest first; 0 past the end.
  func word(_ offset: Int) -> UInt64 { integer(offset) }

  /// The text from `offset` to the zero that ends it, or to the end.
  func text(at offset: Int) -> String {
    guard offset >= 0, offset < count else { return "" }
    return String(decoding: self[offset...].prefix { $0 != 0 }, as: UTF8.self)
  }

  private func integer<T: FixedWidthInteger>(_ offset: Int) -> T {
    guard offset >= 0, offset <= count - MemoryLayout<T>.size else { return 0 }
    return withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: T.self) }
  }
}

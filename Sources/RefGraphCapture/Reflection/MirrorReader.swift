/// What the mirror reads through: the memory of the capture that goes on, and of an image that is
/// being registered the parts that only its file has.
final class MirrorReader {
  /// The memory of the capture that goes on.
  var memory: CachedMemory
  /// The image that is being registered.
  var image: LoadedImage?

  init(_ memory: CachedMemory) {
    self.memory = memory
  }

  /// A copy of bytes, for `giveBack`; `nil` where they cannot be read.
  func copy(_ address: UInt64, _ size: UInt64) -> UnsafeMutableRawPointer? {
    guard size > 0, size <= Self.largestRead else { return nil }
    let copy = UnsafeMutableRawPointer.allocate(byteCount: Int(size), alignment: 16)
    if let bytes = fileBytes(address, size) {
      UnsafeMutableRawBufferPointer(start: copy, count: bytes.count).copyBytes(from: bytes)
      return copy
    }
    if memory.copy(address, into: copy, count: Int(size)) { return copy }
    copy.deallocate()
    return nil
  }

  /// Frees such a copy.
  static func giveBack(_ copy: UnsafeRawPointer?) { copy?.deallocate() }

  /// No type needs as much; a size that was read from torn memory may say anything.
  private static let largestRead: UInt64 = 1 << 28

  /// The table of sections and their names stand in the file alone. The mirror asks for the first
  /// entry by entry and for the second whole, so that nothing else is answered from the file.
  private func fileBytes(_ address: UInt64, _ size: UInt64) -> [UInt8]? {
    guard let image, address >= image.base else { return nil }
    let offset = address - image.base
    let table = image.file.sectionTable
    let entry = offset &- table.offset
    if size == 64, entry < UInt64(table.bytes.count), entry % 64 == 0 {
      return Array(table.bytes[Int(entry)..<Int(entry) + 64])
    }
    let names = image.file.names
    if offset == names.offset, size == UInt64(names.bytes.count) { return names.bytes }
    return nil
  }
}

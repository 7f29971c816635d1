@testable import RefGraphCapture

/// The memory of this process, with other words at addresses where it has none.
struct OverlaidMemory: AddressSpace {
  static let start: UInt64 = 0x1000_0000_0000

  let words: [UInt64]

  private var end: UInt64 { Self.start + 8 * UInt64(words.count) }

  func read(_ address: UInt64, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard address >= Self.start, address < end else {
      return ProcessMemory.own.read(address, into: buffer)
    }
    let offset = Int(address - Self.start)
    let count = min(buffer.count, 8 * words.count - offset)
    words.withUnsafeBytes { bytes in
      buffer.copyMemory(from: .init(rebasing: bytes[offset..<offset + count]))
    }
    return count
  }

  func mappedRegions() throws(CaptureError) -> [MappedRegion] {
    let overlay = MappedRegion(
      addresses: Self.start..<end,
      isReadable: true,
      isWritable: true,
      isExecutable: false,
      fileOffset: 0,
      path: ""
    )
    return [overlay] + (try ProcessMemory.own.mappedRegions())
  }

  func threads() -> [ThreadStack] { [] }
  func file(mappedAs path: String) -> String { path }
}

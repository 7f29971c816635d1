/// The memory of tasks.
extension HeapWalk {
  /// Where a task says which pieces of memory its frames are in.
  static let taskMemory: Range<UInt64> = 104..<144
  private static let firstPiece: UInt64 = 120
  private static let pieceHeader: UInt64 = 32
  private static let mostPieces = 64

  /// The frames of a task, as far as they are in use: its functions have their variables there.
  ///
  /// They stand in pieces of memory, each with the next one's address, its size, and how much of it is
  /// in use, as Swift 6.3 lays them out. What lies behind is left from functions that have returned.
  func frames(ofTask task: UInt64) -> [Range<UInt64>] {
    var frames: [Range<UInt64>] = []
    var piece = memory.word(task &+ Self.firstPiece)
    while piece >= Self.leastPointer, piece & 7 == 0, frames.count < Self.mostPieces {
      let size = memory.half(piece &+ 16)
      let used = memory.half(piece &+ 20)
      guard used <= size, size < 1 << 24 else { break }
      frames.append((piece &+ Self.pieceHeader)..<(piece &+ Self.pieceHeader &+ UInt64(used)))
      piece = memory.word(piece &+ 8)
    }
    return frames
  }
}

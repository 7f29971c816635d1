extension LineCursor {
  /// Makes the line end before the next whole word of this spelling that is not the very next one
  /// and not in quotes; where there is none, the line ends where it did.
  mutating func endLine(beforeNext word: String) {
    var place = self
    place.skipSpace()
    var isFirst = true
    while !place.isAtEnd() {
      let start = place
      if place.next == UInt8(ascii: "\"") {
        guard (try? place.string("")) != nil else { return }
      } else {
        place.skipWord()
        if !isFirst, place.text(from: start) == word { return endLine(at: start.offset) }
      }
      isFirst = false
    }
  }

  /// Makes the line end where it ends for another cursor on it.
  mutating func endLine(like other: LineCursor) { endLine(at: other.lineEnd) }

  /// Passes over everything up to the next space, quote or comment.
  private mutating func skipWord() {
    while let (scalar, length) = nextScalar, !" \t\"#".unicodeScalars.contains(scalar) {
      skipScalar(length: length)
    }
  }
}

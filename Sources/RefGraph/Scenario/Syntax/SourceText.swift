/// The bytes of a text, known to be UTF-8, and the name of the file that they came from.
struct SourceText {
  let file: String
  /// Valid UTF-8, without a byte-order mark.
  let bytes: [UInt8]

  /// Checks the encoding. A byte-order mark of UTF-8 is dropped.
  ///
  /// - Throws: a ``ScenarioError`` for UTF-16 (with or without its byte-order mark) and for the
  ///   first byte that is not UTF-8.
  /// - Complexity: O(bytes).
  init(_ bytes: [UInt8], file: String) throws(ScenarioError) {
    self.file = file
    guard !Self.looksLikeUTF16(bytes) else {
      let place = SourceLocation.start
      throw ScenarioError([.init(.encodedAsUTF16, "", at: place, in: file)])
    }
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    self.bytes = isMarked ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: self.bytes, as: UTF8.self) == nil else { return }
    throw ScenarioError([invalidByte()])
  }

  /// A text that starts with a byte-order mark of UTF-16, or in whose first pair of bytes one is
  /// zero: no text of ours starts with a NUL character.
  private static func looksLikeUTF16(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2 else { return false }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0xFF, 0xFE): return true
    case (0, let other), (let other, 0): return other != 0
    default: return false
    }
  }

  private func invalidByte() -> ScenarioError.Diagnostic {
    var decoder = Unicode.UTF8.ForwardParser()
    var rest = bytes.makeIterator()
    var (offset, line, column) = (0, 1, 1)
    while case .valid(let scalar) = decoder.parseScalar(from: &rest) {
      offset += scalar.count
      if scalar.first == UInt8(ascii: "\n") {
        (line, column) = (line + 1, 1)
      } else {
        column += 1
      }
    }
    let place = SourceLocation(line: line, column: column)
    var problem = ScenarioError.Diagnostic(
      .invalidUTF8(byte: bytes[offset]),
      "",
      at: place,
      in: file
    )
    problem.sourceLine = lines([line])[line] ?? ""
    return problem
  }

  /// The texts of the lines with these numbers, without their line ends.
  ///
  /// - Complexity: O(bytes), for any number of lines.
  func lines(_ numbers: Set<Int>) -> [Int: String] {
    var found: [Int: String] = [:]
    var (number, start) = (1, 0)
    while start <= bytes.count, found.count < numbers.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      if numbers.contains(number) {
        let hasReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
        found[number] = String(decoding: bytes[start..<(hasReturn ? end - 1 : end)], as: UTF8.self)
      }
      (number, start) = (number + 1, end + 1)
    }
    return found
  }
}

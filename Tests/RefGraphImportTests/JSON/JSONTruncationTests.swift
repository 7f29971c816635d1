import Testing

@testable import RefGraphImport

struct JSONTruncationTests {
  private static let sample = Array(
    """
    {"a": [-1.5e+3, 0, true, false, null, [[]], {}],
      "é\\n\\ud834\\udd1e€": {"b": "\\"😀\\\\", "c": [{"d": 12}]} }
    """.utf8
  )

  @Test func `the sample is good`() {
    #expect(errorInScanning(Self.sample) == nil)
  }

  @Test(arguments: Self.sample.indices)
  func `every truncation names the innermost part that is open`(length: Int) {
    let text = Array(Self.sample.prefix(length))
    #expect(errorInScanning(text) == expectedError(text))
  }

  /// Finds out what is open the obvious way, from what is known to be the beginning of a good text.
  private func expectedError(_ text: [UInt8]) -> JSONError {
    guard !text.isEmpty else { return JSONError(.emptyInput, at: place(0, text)) }
    var open: [(JSONError.Part, Int)] = []
    var wordStart = 0
    var isEscaped = false
    for (index, byte) in text.enumerated() {
      let character = Character(Unicode.Scalar(byte))
      if case .string? = open.last?.0 {
        if character == "\"", !isEscaped { open.removeLast() }
        isEscaped = character == "\\" && !isEscaped
      } else {
        switch character {
        case "{": open.append((.object, index))
        case "[": open.append((.array, index))
        case "}", "]": open.removeLast()
        case "\"": open.append((.string, index))
        default: break
        }
      }
      if !"-+.truefalsn0123456789".contains(character) { wordStart = index + 1 }
    }
    let word = String(decoding: text[wordStart...], as: UTF8.self)
    if open.last?.0 != .string {
      if ["-", "-1.", "-1.5e", "-1.5e+"].contains(word) { open.append((.number, wordStart)) }
      if ["true", "false", "null"].contains(where: {
        $0.hasPrefix(word) && $0 != word && !word.isEmpty
      }) {
        open.append((.word, wordStart))
      }
    }
    let (part, start) = open[open.count - 1]
    return JSONError(
      .truncated(part, began: place(start, text)),
      at: place(text.count, text)
    )
  }

  /// Counts lines and columns the obvious way.
  private func place(_ offset: Int, _ text: [UInt8]) -> JSONPlace {
    let lines = text.prefix(offset).split(separator: 0x0A, omittingEmptySubsequences: false)
    let column = lines[lines.count - 1].count { $0 & 0xC0 != 0x80 } + 1
    return JSONPlace(line: lines.count, column: column, byteOffset: offset)
  }
}

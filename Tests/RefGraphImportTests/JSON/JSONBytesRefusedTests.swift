import Testing

@testable import RefGraphImport

/// Texts that are wrong below the level of characters.
struct JSONBytesRefusedTests {
  @Test(
    arguments: [
      // Continuation bytes, and bytes that never occur.
      ([0x22, 0x80, 0x22], 0x80, 1), ([0x22, 0xBF, 0x22], 0xBF, 1), ([0x22, 0xFF, 0x22], 0xFF, 1),
      ([0x22, 0x61, 0xFE, 0x22], 0xFE, 2),
      // Overlong forms of `/`, of U+07FF and of U+FFFF.
      ([0x22, 0xC0, 0xAF, 0x22], 0xC0, 1), ([0x22, 0xE0, 0x9F, 0xBF, 0x22], 0xE0, 1),
      ([0x22, 0xF0, 0x8F, 0xBF, 0xBF, 0x22], 0xF0, 1),
      // The surrogate U+D800, and U+110000.
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 0xED, 1), ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], 0xF4, 1),
      // Sequences cut short by a quote.
      ([0x22, 0xC3, 0x22], 0xC3, 1), ([0x22, 0xE2, 0x82, 0x22], 0xE2, 1),
      ([0x22, 0xF0, 0x9F, 0x98, 0x22], 0xF0, 1),
      // In a key.
      ([0x7B, 0x22, 0xC3, 0x28, 0x22, 0x3A, 0x31, 0x7D], 0xC3, 2),
    ] as [([UInt8], UInt8, Int)]
  )
  func `invalid UTF-8 is refused where it begins`(text: [UInt8], byte: UInt8, offset: Int) {
    let place = JSONPlace(line: 1, column: offset + 1, byteOffset: offset)
    #expect(errorInScanning(text) == JSONError(.invalidUTF8(byte: byte), at: place))
  }

  @Test func `a byte outside strings that begins no character is named`() {
    #expect(
      errorInScanning([0x5B, 0xA0, 0x5D])?.description
        == "1:2: expected a value or `]`, found byte 0xA0; write a value there, a text in double quotes"
    )
  }

  @Test(
    arguments: [
      ("UTF-16LE", [0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00]),
      ("UTF-16LE", [0x5B, 0x00, 0x5D, 0x00]),
      ("UTF-16LE", [0x31, 0x00]),
      ("UTF-16LE", [0xFF, 0xFE]),
      ("UTF-16BE", [0xFE, 0xFF, 0x00, 0x5B, 0x00, 0x5D]),
      ("UTF-16BE", [0x00, 0x5B, 0x00, 0x5D]),
      ("UTF-16BE", [0x00, 0x31]),
      ("UTF-32LE", [0xFF, 0xFE, 0x00, 0x00, 0x5B, 0x00, 0x00, 0x00]),
      ("UTF-32LE", [0x5B, 0x00, 0x00, 0x00]),
      ("UTF-32BE", [0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x5B]),
      ("UTF-32BE", [0x00, 0x00, 0x00, 0x5B]),
    ] as [(String, [UInt8])]
  )
  func `other encodings are refused by name and with the remedy`(name: String, text: [UInt8]) {
    #expect(
      errorInScanning(text)?.description
        == "1:1: the input is \(name), not UTF-8; "
        + "convert it first, for example with `iconv -f \(name) -t UTF-8`"
    )
  }

  @Test(arguments: [[0x00], [0x00, 0x00], [0x00, 0x00, 0x00, 0x00]] as [[UInt8]])
  func `zero bytes alone are no encoding`(text: [UInt8]) {
    #expect(
      errorInScanning(text)?.description
        == "1:1: expected a value, found `\\u{0}`; write a value there, a text in double quotes"
    )
  }
}

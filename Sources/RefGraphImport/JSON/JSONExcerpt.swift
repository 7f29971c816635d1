import RefGraph

/// A few characters of a text, made fit to be shown: cut, and with whatever could act on a terminal,
/// reorder its line, or be taken for something else written as `\u{…}`.
struct JSONExcerpt: CustomStringConvertible {
  /// How many scalars of the text are shown at most.
  static let limit = 40

  let description: String

  /// Quotes `text` between backticks.
  init(_ text: String) {
    description = "`\(Self.escaped(text.unicodeScalars))`"
  }

  /// Shows a key as it would be written, between double quotes.
  init(key: String) {
    description = "\"\(Self.escaped(key.unicodeScalars))\""
  }

  /// Shows what stands at `offset`: a string, a word, or else one character or byte.
  init(of bytes: JSONBytes, at offset: Int) {
    let range = offset..<Self.end(of: offset, in: bytes)
    if offset >= bytes.count {
      self.init(description: "the end of the input")
    } else if range.isEmpty {
      let byte = String(bytes[offset], radix: 16, uppercase: true)
      self.init(description: "byte 0x\(byte)")
    } else {
      self.init(bytes.text(in: range))
    }
  }

  private init(description: String) {
    self.description = description
  }

  /// The end of what is to be shown from `start` on; `start` itself where no character begins.
  private static func end(of start: Int, in bytes: JSONBytes) -> Int {
    // Four bytes for each scalar that is shown, and for one more, so that a cut shows.
    let bound = min(bytes.count, start + 4 * (limit + 1))
    var end = start
    if bytes.byte(at: start) == UInt8(ascii: "\"") {
      end += 1
      while end < bound, bytes[end] != UInt8(ascii: "\""), bytes[end] >= 0x20 {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      return min(end + 1, bound)
    }
    while end < bound, isWordByte(bytes[end]) { end += 1 }
    return end > start ? end : start + UTF8Sequence.length(in: bytes, at: start)
  }

  /// Whether `byte` may be part of a word or number, well written or not.
  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "+"),
      UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  private static func escaped(_ scalars: String.UnicodeScalarView) -> String {
    let shown = scalars.prefix(limit).map(shown).joined()
    return scalars.dropFirst(limit).isEmpty ? shown : shown + "…"
  }

  /// Beyond what is unsafe to show: spaces and joiners that look like another or like nothing, and
  /// the mark that excerpts stand between.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .spaceSeparator where scalar != " ", .format,
      .modifierSymbol where scalar == "`":
      "\\u{\(String(scalar.value, radix: 16))}"
    default: VisibleText.escaped(scalar)
    }
  }
}

/// What a page is allowed to do: show its own styles and run its own script, each known by its hash.
/// It loads nothing and sends nothing.
struct ContentSecurityPolicy {
  let styles: [String]
  let script: String

  /// The policy in the words of the header, for a `meta` element.
  func text() -> String {
    let styles = styles.map(Self.source).joined(separator: " ")
    return [
      "default-src 'none'", "style-src \(styles)", "script-src \(Self.source(of: script))",
      "img-src data:", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }

  private static func source(of text: String) -> String {
    "'sha256-\(base64(SHA256.digest(of: Array(text.utf8))))'"
  }

  /// Base 64 as in RFC 4648.
  static func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let chunk = bytes[start..<min(start + 3, bytes.count)]
      let padded = chunk.map(UInt32.init) + [UInt32](repeating: 0, count: 3 - chunk.count)
      let word = padded.reduce(0) { $0 << 8 | $1 }
      for place in 0..<4 {
        let isPadding = place > chunk.count
        text.append(isPadding ? "=" : alphabet[Int(word >> (18 - 6 * UInt32(place)) & 63)])
      }
    }
    return text
  }
}

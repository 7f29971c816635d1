/// Writes JSON, one value after the other, into bytes.
///
/// Members stand in the order of their writing, two spaces deeper than what holds them. A container
/// whose values belong on one line, such as a row of a table, is written inline.
///
/// ```swift
/// var writer = JSONWriter()
/// writer.object { writer in
///   writer.member("format", "refgraph-snapshot")
///   writer.array("roots") { writer in
///     writer.object(.inline) { $0.member("object", "app") }
///   }
/// }
/// writer.text()
/// // {
/// //   "format": "refgraph-snapshot",
/// //   "roots": [
/// //     { "object": "app" }
/// //   ]
/// // }
/// ```
///
/// It is for documents of a known shape: whoever writes sees to it that keys differ.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  private var depth = 0
  private var isEmpty = true
  private var layout = Layout.lines

  /// Where the values of a container stand.
  enum Layout {
    /// Each on a line of its own.
    case lines
    /// All on one line, and so everything in them.
    case inline
  }

  /// All that was written, with a line end.
  consuming func text() -> String {
    bytes.append(UInt8(ascii: "\n"))
    return String(decoding: bytes, as: UTF8.self)
  }
}

// Values: the outermost one, or the elements of an array.
extension JSONWriter {
  mutating func object(_ layout: Layout = .lines, _ members: (inout JSONWriter) -> Void) {
    beginValue()
    container("{", "}", layout, padding: " ", members)
  }

  mutating func array(_ layout: Layout = .lines, _ elements: (inout JSONWriter) -> Void) {
    beginValue()
    container("[", "]", layout, padding: "", elements)
  }

  mutating func element(_ text: String) {
    beginValue()
    append(quoted: text)
  }
}

// Members of an object.
extension JSONWriter {
  mutating func object(
    _ key: String,
    _ layout: Layout = .lines,
    _ members: (inout JSONWriter) -> Void
  ) {
    begin(key)
    container("{", "}", layout, padding: " ", members)
  }

  mutating func array(
    _ key: String,
    _ layout: Layout = .lines,
    _ elements: (inout JSONWriter) -> Void
  ) {
    begin(key)
    container("[", "]", layout, padding: "", elements)
  }

  mutating func member(_ key: String, _ text: String) {
    begin(key)
    append(quoted: text)
  }

  mutating func member(_ key: String, _ number: some BinaryInteger) {
    begin(key)
    append(String(number))
  }

  mutating func member(_ key: String, _ isTrue: Bool) {
    begin(key)
    append(isTrue ? "true" : "false")
  }

  mutating func null(_ key: String) {
    begin(key)
    append("null")
  }
}

extension JSONWriter {
  private mutating func begin(_ key: String) {
    beginValue()
    append(quoted: key)
    append(": ")
  }

  /// Separates a value from the one before it, or from what holds it.
  private mutating func beginValue() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    switch layout {
    case .lines: if depth > 0 { breakLine() }
    case .inline: if !isEmpty { bytes.append(UInt8(ascii: " ")) }
    }
    isEmpty = false
  }

  private mutating func container(
    _ opening: String,
    _ closing: String,
    _ layout: Layout,
    padding: String,
    _ body: (inout JSONWriter) -> Void
  ) {
    let outer = self.layout
    append(opening)
    if outer == .lines { self.layout = layout }
    depth += 1
    isEmpty = true
    let start = bytes.count
    if self.layout == .inline { append(padding) }
    let end = bytes.count
    body(&self)
    depth -= 1
    if bytes.count == end {
      bytes.removeLast(end - start)
    } else if self.layout == .lines {
      breakLine()
    } else {
      append(padding)
    }
    append(closing)
    self.layout = outer
    isEmpty = false
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<depth { append("  ") }
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func append(byte: UInt8) {
    bytes.append(byte)
  }
}

extension LineCursor {
  /// Reads a type after optional space: a quoted string, or everything up to the end of the line,
  /// a comment or (`endsAtColon`) a colon that stands in no brackets.
  mutating func type(endsAtColon: Bool = false) throws(Diagnostic) -> String {
    skipSpace()
    if next == UInt8(ascii: "\"") { return try string("a type") }
    let start = self
    var end = self
    var depth = 0
    scan: while let (scalar, length) = nextScalar {
      switch scalar {
      case "#": break scan
      case "-" where afterNext == UInt8(ascii: ">"): skipByte()
      case "<", "(", "[": depth += 1
      case ">", ")", "]": depth = max(0, depth - 1)
      case ":" where endsAtColon && depth == 0: break scan
      case "\"": throw expected("a type, or a type in quotes")
      case "\t": break
      case _ where VisibleText.isUnsafe(scalar): throw expected("a type, or a type in quotes")
      default: break
      }
      skipScalar(length: length)
      if scalar != " " && scalar != "\t" { end = self }
    }
    guard end.offset > start.offset else { throw start.expected("a type") }
    return end.text(from: start)
  }

  /// Reads the type of a root and the word for its lifetime, if one follows.
  mutating func rootType() throws(Diagnostic) -> (type: String, lifetime: RootLifetime) {
    skipSpace()
    if next == UInt8(ascii: "\"") {
      let type = try string("a type")
      let lifetime = RootLifetime.allCases.first { skipWord($0.word) }
      return (type, lifetime ?? .permanent)
    }
    let type = try type()
    for lifetime in RootLifetime.allCases where type.hasSuffix(lifetime.word) {
      let rest = type.utf8.dropLast(lifetime.word.utf8.count)
      guard let last = rest.last, Self.isSpace(last) else { continue }
      let kept = rest.reversed().drop(while: Self.isSpace).reversed()
      return (String(decoding: Array(kept), as: UTF8.self), lifetime)
    }
    return (type, .permanent)
  }
}

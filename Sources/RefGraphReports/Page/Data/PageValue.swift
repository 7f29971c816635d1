internal import RefGraph

/// A value for the script of a page, as JSON without a space in it.
indirect enum PageValue: Hashable, Sendable {
  case number(Int)
  case flag(Bool)
  case text(String)
  case list([PageValue])
  case record([Member])

  struct Member: Hashable, Sendable {
    let key: String
    let value: PageValue
  }

  static func numbers(_ numbers: some Sequence<Int>) -> PageValue {
    .list(numbers.map(Self.number))
  }

  static func texts(_ texts: some Sequence<String>) -> PageValue { .list(texts.map(Self.text)) }

  static func record(_ members: KeyValuePairs<String, PageValue>) -> PageValue {
    .record(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// JSON that can stand in a `script` element: no `<`, `>` or `&` is in it, nor what some readers
  /// take for the end of a line.
  func json() -> String {
    var writer = JSONWriter()
    write(to: &writer)
    var json = ""
    for scalar in String(decoding: writer.bytes, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "<": json += "\\u003C"
      case ">": json += "\\u003E"
      case "&": json += "\\u0026"
      default: json.unicodeScalars.append(scalar)
      }
    }
    return json
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .number(let number): writer.append(String(number))
    case .flag(let flag): writer.append(flag ? "true" : "false")
    case .text(let text): writer.append(quoted: VisibleText.escaping(text))
    case .list(let values):
      writer.append("[")
      for (place, value) in values.enumerated() {
        if place > 0 { writer.append(",") }
        value.write(to: &writer)
      }
      writer.append("]")
    case .record(let members):
      writer.append("{")
      for (place, member) in members.enumerated() {
        if place > 0 { writer.append(",") }
        writer.append(quoted: member.key)
        writer.append(":")
        member.value.write(to: &writer)
      }
      writer.append("}")
    }
  }
}

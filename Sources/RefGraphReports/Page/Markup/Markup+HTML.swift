internal import RefGraph

extension Markup {
  /// The piece as HTML, without white space that its text does not have.
  func html() -> String {
    var html = ""
    write(to: &html)
    return html
  }

  /// Pages are as deep as their writer nests them, which no text from outside changes.
  func write(to html: inout String) {
    switch self {
    case .text(let text): html += Self.escaped(text)
    case .drawing(let drawing): html += drawing.element
    case .element(let tag, let attributes, let children):
      html += "<" + tag.rawValue
      for attribute in attributes { html += " " + attribute.html() }
      html += ">"
      guard !tag.isVoid else { return }
      for child in children { child.write(to: &html) }
      html += "</" + tag.rawValue + ">"
    }
  }

  /// The text with everything escaped that is markup anywhere in HTML, in attributes as well.
  static func escaped(_ text: String) -> String {
    XMLText.escaped(VisibleText.escaping(text))
  }
}

extension Markup.Attribute {
  /// `name="value"`, or what stands for itself.
  func html() -> String {
    switch self {
    case .id(let value): pair("id", value)
    case .classes(let value): pair("class", value)
    case .data(let key, let value): pair("data-" + key.rawValue, value)
    case .aria(let state, let value): pair("aria-" + state.rawValue, value)
    case .role(let value): pair("role", value)
    case .file(let name): pair("href", PageAddress.file(name))
    case .place(let id): pair("href", "#" + id)
    case .type(let value): pair("type", value)
    case .control(let id): pair("for", id)
    case .scope(let scope): pair("scope", scope.rawValue)
    case .name(let value): pair("name", value)
    case .content(let value): pair("content", value)
    case .value(let value): pair("value", value)
    case .tabIndex(let index): pair("tabindex", String(index))
    case .title(let value): pair("title", value)
    case .charset(let value): pair("charset", value)
    case .httpEquiv(let value): pair("http-equiv", value)
    case .flag(let flag): flag.rawValue
    }
  }

  private func pair(_ name: String, _ value: String) -> String {
    "\(name)=\"\(Markup.escaped(value))\""
  }
}

/// Addresses within a course.
enum PageAddress {
  /// The name of a file as a relative address: whatever could be a scheme, a folder or a query of it
  /// is written by its bytes.
  static func file(_ name: String) -> String {
    var address = ""
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."):
        address.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        address += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return address
  }
}

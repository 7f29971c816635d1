/// An element of an XML document, read strictly, so that nothing that a lenient browser would mend
/// passes: for documents without declarations, comments and instructions, which an SVG of ours is.
struct XMLTree: Equatable {
  let name: String
  var attributes: [String: String] = [:]
  var children: [XMLTree] = []
  /// The text directly in it, without that between its elements.
  var text = ""

  /// What is wrong with a text, and where, in scalars from 0.
  struct Failure: Error, Equatable {
    let offset: Int
    let expected: String
  }

  init(name: String) { self.name = name }

  init(_ document: String) throws {
    var reader = XMLReader(document)
    self = try reader.document()
  }

  /// The element and all within it, in order of the document.
  var all: [XMLTree] {
    var found: [XMLTree] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      found.append(next)
      waiting += next.children.reversed()
    }
    return found
  }

  var classes: [String] { (attributes["class"] ?? "").split(separator: " ").map(String.init) }

  /// All elements of a class within it.
  func all(_ name: String) -> [XMLTree] { all.filter { $0.classes.contains(name) } }

  /// What the element is, and all within it, without places: names, identities, classes and texts.
  func outline(depth: Int = 0) -> [String] {
    var line = String(repeating: "  ", count: depth) + name
    if let id = attributes["id"] { line += "#\(id)" }
    for name in classes { line += ".\(name)" }
    if !text.isEmpty { line += " \(text)" }
    return [line] + children.flatMap { $0.outline(depth: depth + 1) }
  }
}

/// Reads one document.
private struct XMLReader {
  private let scalars: [Unicode.Scalar]
  private var offset = 0

  init(_ document: String) { scalars = Array(document.unicodeScalars) }

  mutating func document() throws -> XMLTree {
    let root = try tree()
    skipSpace()
    guard offset == scalars.count else { throw failure("the end of the document") }
    return root
  }

  private mutating func tree() throws -> XMLTree {
    var open: [XMLTree] = []
    while true {
      if take("</") {
        guard let ended = open.popLast(), take(ended.name), take(">") else {
          throw failure("the end of an element")
        }
        guard let around = open.popLast() else { return ended }
        open.append(Self.adding(ended, to: around))
      } else if take("<") {
        var element = XMLTree(name: try name())
        try readAttributes(of: &element)
        if take("/>") {
          guard let around = open.popLast() else { return element }
          open.append(Self.adding(element, to: around))
        } else {
          guard take(">") else { throw failure("`>`") }
          open.append(element)
        }
      } else {
        guard var around = open.popLast() else { throw failure("an element") }
        let text = try text(until: "<")
        if !text.allSatisfy(\.isWhitespace) { around.text += text }
        open.append(around)
      }
    }
  }

  private static func adding(_ element: XMLTree, to around: XMLTree) -> XMLTree {
    var around = around
    around.children.append(element)
    return around
  }

  private mutating func readAttributes(of element: inout XMLTree) throws {
    while skipSpace() > 0, let next = peek(), next != "/", next != ">" {
      let name = try name()
      guard take("=\"") else { throw failure("`=` and a quote") }
      let value = try text(until: "\"")
      guard take("\""), element.attributes.updateValue(value, forKey: name) == nil else {
        throw failure("each attribute once")
      }
    }
  }

  private mutating func name() throws -> String {
    var name = ""
    while let next = peek(),
      next.properties.isAlphabetic || "-:0123456789".unicodeScalars.contains(next)
    {
      name.unicodeScalars.append(next)
      offset += 1
    }
    guard !name.isEmpty else { throw failure("a name") }
    return name
  }

  private mutating func text(until end: Unicode.Scalar) throws -> String {
    var text = ""
    while let next = peek(), next != end {
      offset += 1
      switch next {
      case "<": throw failure("no `<`")
      case "&": text += try reference()
      default:
        guard next.value >= 0x20 || next == "\n" || next == "\t", next.value & 0xFFFE != 0xFFFE
        else {
          throw failure("a character that XML allows")
        }
        text.unicodeScalars.append(next)
      }
    }
    return text
  }

  private mutating func reference() throws -> String {
    for (name, meaning) in [("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\"")]
    where take("\(name);") {
      return meaning
    }
    guard take("#") else { throw failure("a reference") }
    var digits = ""
    while let next = peek(), ("0"..."9").contains(next) {
      digits.unicodeScalars.append(next)
      offset += 1
    }
    guard take(";"), let scalar = UInt32(digits).flatMap(Unicode.Scalar.init) else {
      throw failure("a reference")
    }
    return String(scalar)
  }

  @discardableResult
  private mutating func skipSpace() -> Int {
    let start = offset
    while let next = peek(), next.properties.isWhitespace { offset += 1 }
    return offset - start
  }

  private func peek() -> Unicode.Scalar? { offset < scalars.count ? scalars[offset] : nil }

  private mutating func take(_ expected: String) -> Bool {
    let expected = Array(expected.unicodeScalars)
    guard scalars[offset...].starts(with: expected) else { return false }
    offset += expected.count
    return true
  }

  private func failure(_ expected: String) -> XMLTree.Failure {
    XMLTree.Failure(offset: offset, expected: expected)
  }
}

/// Writes the elements of an SVG, one on a line, indented by their depth.
struct SVGWriter {
  private(set) var text = ""
  private var open: [String] = []
  /// How deep the first element stands in a document that is put together elsewhere.
  private let depth: Int

  init(depth: Int = 0) { self.depth = depth }

  /// Names and values, in order; values are escaped here.
  typealias Attributes = [(name: String, value: String)]

  /// Begins an element that has others in it.
  mutating func begin(_ name: String, _ attributes: Attributes = []) {
    startLine()
    text += "<\(name)\(Self.text(of: attributes))>\n"
    open.append(name)
  }

  /// Ends the element that was begun last.
  mutating func end() {
    guard let name = open.popLast() else { return }
    startLine()
    text += "</\(name)>\n"
  }

  /// An element without content.
  mutating func empty(_ name: String, _ attributes: Attributes) {
    startLine()
    text += "<\(name)\(Self.text(of: attributes))/>\n"
  }

  /// An element with text in it.
  mutating func element(_ name: String, _ attributes: Attributes = [], _ content: String) {
    startLine()
    text += "<\(name)\(Self.text(of: attributes))>\(XMLText.escaped(content))</\(name)>\n"
  }

  /// A whole element that is written already, as it is.
  mutating func raw(_ element: String) { text += element }

  private mutating func startLine() {
    text += String(repeating: " ", count: depth + open.count)
  }

  private static func text(of attributes: Attributes) -> String {
    attributes.reduce(into: "") { $0 += " \($1.name)=\"\(XMLText.escaped($1.value))\"" }
  }
}

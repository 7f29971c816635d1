/// The words of Graphviz's `plain` form, line by line.
///
/// A word with spaces in it stands in quotes, in which a quote follows a backslash. Old versions
/// break a long line after a backslash.
struct PlainScanner {
  private let bytes: [UInt8]
  private var offset = 0
  private var next = 1
  private var rest: ArraySlice<String> = []

  /// The line whose words are read, from 1; 1 before the first.
  private(set) var line = 1

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next word of the line.
  mutating func word() -> String? { rest.popFirst() }

  /// All words of the line that are left.
  mutating func words() -> [String] {
    defer { rest = [] }
    return Array(rest)
  }

  /// Goes to the next line that has words.
  ///
  /// - Returns: whether there is one.
  /// - Throws: where a quote is not closed.
  mutating func nextLine() throws(DiagramLayout.Failure) -> Bool {
    rest = []
    while offset < bytes.count {
      line = next
      let words = try splitLine()
      if !words.isEmpty {
        rest = words[...]
        return true
      }
    }
    return false
  }

  private mutating func splitLine() throws(DiagramLayout.Failure) -> [String] {
    var words: [String] = []
    var word: [UInt8]?
    var isQuoted = false
    func isAt(_ place: Int, _ scalar: Unicode.Scalar) -> Bool {
      place < bytes.count && bytes[place] == UInt8(ascii: scalar)
    }
    scanning: while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case UInt8(ascii: "\\") where isAt(offset, "\n"):
        offset += 1
        next += 1
      case UInt8(ascii: "\\") where isQuoted && isAt(offset, "\""):
        word?.append(UInt8(ascii: "\""))
        offset += 1
      case UInt8(ascii: "\""):
        isQuoted.toggle()
        word = word ?? []
      case UInt8(ascii: "\n") where !isQuoted:
        next += 1
        break scanning
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        if isQuoted {
          word?.append(byte)
        } else if let ended = word {
          words.append(String(decoding: ended, as: UTF8.self))
          word = nil
        }
      default:
        if byte == UInt8(ascii: "\n") { next += 1 }
        if word == nil { word = [] }
        word?.append(byte)
      }
    }
    guard !isQuoted else { throw DiagramLayout.Failure(line: line, expected: "a closing quote") }
    return words + (word.map { [String(decoding: $0, as: UTF8.self)] } ?? [])
  }
}

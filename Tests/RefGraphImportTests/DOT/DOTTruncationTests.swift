import RefGraph
import Testing

@testable import RefGraphImport

@Suite struct `DOT texts that are cut off` {
  private static let sample = Array(
    """
    // é
    strict digraph "g" {
      graph [label="a"+"b\\"c" , style=x]; node [shape=house]
      a:p -> { b; subgraph s { c } } -> -.5 [label=<i<b>j</b>>]
      /* k */ 12.5 [refgraph_type="T\\u{41}"] d = e
    }

    """.utf8
  )

  @Test func `the sample is good`() {
    #expect(error(Self.sample) == nil)
  }

  @Test(arguments: sample.indices.dropLast(1))
  func `every truncation says so at its end`(length: Int) throws {
    let text = Array(Self.sample.prefix(length))
    let error = try #require(throws: DOTFileError.self) { try DOTFile(text, file: "a.dot") }
    #expect(error.problem == problem(text))
    let isCharacterCut = length == 4
    #expect(error.place == (isCharacterCut ? place(3, text) : place(offset(text, error), text)))
  }

  /// Finds out what is open the obvious way, from what is known to be the beginning of a good text.
  private func problem(_ text: [UInt8]) -> DOTFileError.Problem {
    if text.last == 0xC3 { return .invalidUTF8(byte: 0xC3) }
    let open = open(text)
    if let (part, start) = open.last { return .truncated(part, began: place(start, text)) }
    let words = String(decoding: text, as: UTF8.self).split(separator: "\n").dropFirst()
      .joined().split(separator: " ")
    switch (words.count, words.last) {
    case (0, _): return text == [0x2F] ? .unexpected(found: "`/`", expected: .graph) : .emptyInput
    case (1, "strict"), (2, "digraph"):
      let expected: DOTFileError.Expectation = words.count == 1 ? .graph : .bodyOfGraph
      return .unexpected(found: "the end of the input", expected: expected)
    case (1, let word?), (2, let word?):
      return .unexpected(found: "`\(word)`", expected: .graph)
    default: return .unexpected(found: "the end of the input", expected: .body)
    }
  }

  /// Errors stand at the end, save of a word that is none yet, which stand at its beginning.
  private func offset(_ text: [UInt8], _ error: DOTFileError) -> Int {
    guard case .unexpected(let found, _) = error.problem, found != "the end of the input" else {
      return text.count
    }
    return text.count - (found.utf8.count - 2)
  }

  private func open(_ text: [UInt8]) -> [(DOTFileError.Part, Int)] {
    var open: [(DOTFileError.Part, Int)] = []
    var index = 6
    var graph = 0
    while index < text.count {
      let character = Character(Unicode.Scalar(text[index]))
      let rest = String(decoding: text[index...], as: UTF8.self)
      switch open.last?.0 {
      case .string where character == "\\": index += 1
      case .string where character == "\"": open.removeLast()
      case .string: break
      case .html where character == "<": open.append((.html, open[open.count - 1].1))
      case .html where character == ">": open.removeLast()
      case .html: break
      case .comment where rest.hasPrefix("*/"):
        open.removeLast()
        index += 1
      case .comment: break
      default:
        if rest.hasPrefix("digraph") { graph = index }
        switch character {
        case "\"": open.append((.string, index))
        case "<": open.append((.html, index))
        case "[": open.append((.attributes, index))
        case "/" where rest.hasPrefix("/*"):
          open.append((.comment, index))
          index += 1
        case "]", "}": open.removeLast()
        case "{" where open.isEmpty: open.append((.graph, graph))
        case "{":
          let isNamed = String(decoding: text[..<index], as: UTF8.self).hasSuffix("subgraph s ")
          open.append((.subgraph, isNamed ? index - 11 : index))
        default: break
        }
      }
      index += 1
    }
    return open
  }

  /// Counts lines and columns the obvious way.
  private func place(_ offset: Int, _ text: [UInt8]) -> RefGraph.SourceLocation {
    let lines = text.prefix(offset).split(separator: 0x0A, omittingEmptySubsequences: false)
    let column = lines[lines.count - 1].count { $0 & 0xC0 != 0x80 } + 1
    return RefGraph.SourceLocation(line: lines.count, column: column)
  }
}

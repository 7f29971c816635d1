import RefGraph

extension DOTFileError: CustomStringConvertible {
  /// The place, the problem and the remedy, for example ``leak.dot:3:5: error: `--` joins nodes of an
  /// undirected graph, and this is a `digraph`; write `->` ``.
  public var description: String {
    let remedy = remedy.map { "; \($0)" } ?? ""
    return "\(VisibleText.escaping(file)):\(place): error: \(problem)\(remedy)"
  }

  /// What to do about it, where that can be told.
  public var remedy: String? {
    switch problem {
    case .encoding(let encoding):
      "convert it first, for example with `iconv -f \(encoding.rawValue) -t UTF-8`"
    case .invalidUTF8: "convert it first, for example with `iconv -f ISO-8859-1 -t UTF-8`"
    case .nulByte: "the file is not text, or damaged"
    case .unexpected(let found, let expected): Self.remedy(found: found, expected: expected)
    case .truncated: "the file may have been cut off"
    case .malformedNumeral: "put it in double quotes"
    case .wrongEdge(let isDirected): "write `\(isDirected ? "->" : "--")`"
    case .tooManyEdges: "write the edges out, or split the graph"
    case .secondGraph: "put each graph in a file of its own"
    case .undirectedEdge: "write a `digraph`, and `->` from the object that holds the reference"
    case .unknownFormat: "known is `refgraph-snapshot` in version 1"
    case .unknownVersion: "this program reads version 1; a newer one may read it"
    case .unknownWord(_, in: .fact, let nearest):
      nearest.map { "did you mean \(Self.quoted($0))?" }
        ?? "leave it out, or name a known framework fact"
    case .unknownWord(_, let vocabulary, let nearest):
      (nearest.map { "did you mean \(Self.quoted($0))? " } ?? "")
        + "known are \(vocabulary.words.map { "`\($0)`" }.joined(separator: ", "))"
    case .notTruth: "write `true` or `false`"
    case .notNumber: "write a whole number from 0 to 18446744073709551615"
    case .escape: "known are `\\\\`, `\\n` and `\\u{…}` with the number of a character"
    case .duplicateIdentity:
      "give each object an identity of its own; where it is left out, it is the object's number in "
        + "the file, counted from 1, with the released ones after the others"
    case .releasedObject: "remove `refgraph_released`, or what needs the object"
    case .duplicateRoot: "remove one of the two"
    case .folded: "convert from the snapshot instead, with `memgraph convert --to dot`"
    case .emptyInput, .nesting, .tooMany: nil
    }
  }

  private static func remedy(found: String, expected: Expectation) -> String? {
    switch found {
    case "`node`", "`edge`", "`graph`", "`digraph`", "`subgraph`", "`strict`":
      switch expected {
      case .end, .name, .attributeOrEnd, .value, .statement, .bodyOfGraph:
        return "as a name, the keyword stands in double quotes"
      default: return nil
      }
    case "`'`": return "strings stand in double quotes"
    default: return nil
    }
  }

  fileprivate static func quoted(_ text: String) -> String { "\(JSONExcerpt(key: text))" }
}

extension DOTFileError.Problem: CustomStringConvertible {
  /// The problem without its place.
  public var description: String {
    switch self {
    case .emptyInput: "the input is empty; expected a graph in DOT"
    case .encoding(let encoding): "the input is \(encoding.rawValue), not UTF-8"
    case .invalidUTF8(let byte):
      "invalid UTF-8: unexpected byte 0x\(String(byte, radix: 16, uppercase: true))"
    case .nulByte: "a zero byte"
    case .unexpected(let found, let expected): "expected \(expected.rawValue), found \(found)"
    case .truncated(let part, let began):
      "the input ends inside the \(part.rawValue) that began at \(began)"
    case .nesting(.html, let bound): "more than \(bound) `<` inside each other in an HTML string"
    case .nesting(let part, let bound): "more than \(bound) \(part.rawValue)s inside each other"
    case .malformedNumeral(let found): "malformed number \(found)"
    case .wrongEdge(isDirected: true):
      "`--` joins nodes of an undirected graph, and this is a `digraph`"
    case .wrongEdge(isDirected: false): "`->` joins nodes of a `digraph`, and this is a `graph`"
    case .tooManyEdges(let bound): "subgraphs at the ends of edges make more than \(bound) edges"
    case .secondGraph: "a second graph"
    case .undirectedEdge: "an undirected edge does not say which object refers to which"
    case .unknownFormat(let found): "unknown format \(quoted(found))"
    case .unknownVersion(let found): "unknown version \(quoted(found)) of refgraph-snapshot"
    case .unknownWord(let word, let vocabulary, _): "unknown \(vocabulary.noun) \(quoted(word))"
    case .notTruth(let found): "\(quoted(found)) is neither `true` nor `false`"
    case .notNumber(let found): "\(quoted(found)) is no whole number"
    case .escape(let found): "unknown escape sequence \(found)"
    case .duplicateIdentity(let id): "the identity \(id) is there twice"
    case .releasedObject(let id): "the object \(quoted(id)) is marked as released"
    case .duplicateRoot(let id): "the object \(quoted(id)) has this root twice"
    case .folded(.crowd): "the diagram was folded: this box stands for several objects"
    case .folded(.bundle): "the diagram was folded: this arrow stands for several references"
    case .folded(.hidden): "the diagram was folded: some objects are not shown"
    case .tooMany(let what):
      "there are more \(what) than a snapshot can number (about four thousand million)"
    }
  }

  private func quoted(_ text: String) -> String { DOTFileError.quoted(text) }
}
